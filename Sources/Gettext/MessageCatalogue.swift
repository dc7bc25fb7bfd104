import Diagnostics

/// The messages of a PO file, as GNU gettext 0.22 writes it: texts in the original's language, each with its translation.
package struct MessageCatalogue: Sendable {
    /// A text of an entry, without its escapes.
    package struct Text: Sendable {
        package let text: String
        /// The range in the file from the first byte between its quotes to the last; empty for an entry that was not read.
        package let range: Range<Int>

        package init(_ text: String, range: Range<Int> = 0..<0) { (self.text, self.range) = (text, range) }
    }

    package struct Entry: Sendable {
        /// The comments of translators and the lines of kinds that no version of gettext up to 0.22 knows, each without its `#`.
        package var comments: [String] = []
        /// The comments that were extracted with the message: lines that begin with `#.`.
        package var extractedComments: [String] = []
        /// The places that the message was extracted from, such as `src/page.md:12`.
        package var references: [String] = []
        package var flags: [String] = []
        /// The lines with the message as it was before the last change, each without its `#|`.
        package var previous: [String] = []
        /// The words that tell the message from others with the same text; nil if there are none.
        package var context: String?
        package var id: String
        /// The text of the message for several things; nil if it has one form.
        package var pluralID: String?
        /// The translations: one, or one for each plural form of the language.
        package var translations: [Text]
        /// True if the message is no longer used.
        package var isObsolete = false
        /// The range in the file of the entry's message, from its keyword on.
        package var range = 0..<0

        package init(id: String, translations: [Text]) { (self.id, self.translations) = (id, translations) }

        /// True if the translation was guessed by a program, and nobody has looked at it yet.
        package var isFuzzy: Bool { flags.contains("fuzzy") }

        /// The translation of a message with one form that a person has made or seen; nil if there is none.
        package var translation: Text? {
            guard !isObsolete, !isFuzzy, pluralID == nil, let first = translations.first, !first.text.isEmpty else {
                return nil
            }
            return first
        }

        /// True if the entry is the file's header: its translation consists of lines such as `Language: es`.
        package var isHeader: Bool { id.isEmpty && context == nil && !isObsolete }
    }

    /// All entries in their order, with the header and those that are no longer used.
    package var entries: [Entry]

    package init(_ entries: [Entry] = []) { self.entries = entries }

    /// The messages that are in use.
    package var messages: some Sequence<Entry> { entries.lazy.filter { !$0.isObsolete && !$0.isHeader } }

    /// Returns a value of the header, such as that of `Language`; nil if it has none.
    package func header(_ name: String) -> String? {
        let lines = entries.first(where: \.isHeader)?.translations.first?.text.split(separator: "\n") ?? []
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, parts[0].lowercased() == name.lowercased() else { continue }
            return String(parts[1].drop { $0 == " " })
        }
        return nil
    }

    /// The number of messages in use, and of those that are translated or wait for a look at a guess.
    package var counts: (all: Int, translated: Int, fuzzy: Int) {
        messages.reduce(into: (all: 0, translated: 0, fuzzy: 0)) { counts, entry in
            counts.all += 1
            let isWritten = !entry.translations.isEmpty && entry.translations.allSatisfy { !$0.text.isEmpty }
            guard isWritten else { return }
            if entry.isFuzzy { counts.fuzzy += 1 } else { counts.translated += 1 }
        }
    }
}
