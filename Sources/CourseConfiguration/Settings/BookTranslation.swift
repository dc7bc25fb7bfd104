import Diagnostics
import Gettext
import Markdown
import Support

/// The translation of a book into a language by a PO file, as mdbook-i18n-helpers has it: pages are made of the original's, with
/// each message replaced by its translation. The file is read when it is first needed.
package final class BookTranslation: Sendable, Equatable {
    /// A translated message, and its place in the PO file.
    package struct Message: Sendable {
        /// Markdown or code, without control characters.
        package let text: String
        package let place: SourceRange
    }

    package let language: String
    /// The PO file.
    package let file: SourceFile
    private let read: Lazy<(catalogue: MessageCatalogue, findings: [Diagnostic])>
    private let messages: Lazy<[MessageKey: Message]>
    private let titles: Lazy<[String: String]>

    package init(language: String, file: SourceFile) {
        (self.language, self.file) = (language, file)
        let read = Lazy { CatalogueReader.read(file) }
        self.read = read
        messages = Lazy { Self.messages(of: read.value.catalogue, in: file) }
        titles = Lazy { Self.titles(of: read.value.catalogue) }
    }

    package static func == (left: BookTranslation, right: BookTranslation) -> Bool {
        left === right
            || left.language == right.language && left.file.path == right.file.path
                && left.file.bytes == right.file.bytes
    }

    /// Returns the translation of a message; nil if it has none that a person has made or seen.
    package func message(_ key: MessageKey) -> Message? { messages.value[key] }

    /// Returns the translation of a title of the summary; the title itself if it has none.
    package func title(_ title: String) -> String { titles.value[title] ?? title }

    /// The findings in the file, and a note with the share of its messages that is translated.
    package var findings: [Diagnostic] { read.value.findings + [coverage].compactMap(\.self) }

    // MARK: Reading

    private static func messages(of catalogue: MessageCatalogue, in file: SourceFile) -> [MessageKey: Message] {
        var messages: [MessageKey: Message] = [:]
        for entry in catalogue.messages {
            guard let text = entry.translation else { continue }
            let message = Message(text: ControlCharacters.replaced(text.text), place: file.range(text.range))
            for key in [MessageKey(markdown: entry.id, dialect: .mdBook), MessageKey(code: entry.id.utf8)]
            where messages[key] == nil {
                messages[key] = message
            }
        }
        return messages
    }

    /// Returns the translations of the summary's titles, both as plain text.
    private static func titles(of catalogue: MessageCatalogue) -> [String: String] {
        var titles: [String: String] = [:]
        for entry in catalogue.messages {
            let isTitle = entry.references.contains { place in
                let path = place.prefix { $0 != ":" }
                return CoursePath.name(of: String(path)) == Configuration.summaryFileName
            }
            guard isTitle, let text = entry.translation else { continue }
            let title = plain(ControlCharacters.replaced(text.text))
            if !title.isEmpty { titles[plain(entry.id)] = title }
        }
        return titles
    }

    /// Returns the words of Markdown in one line.
    static func plain(_ markdown: String) -> String {
        let document = Document.parse(SourceFile(path: "", text: "# \(markdown)")).document
        return document.headings.first?.plainText ?? markdown
    }

    private var coverage: Diagnostic? {
        let (all, translated, fuzzy) = read.value.catalogue.counts
        guard translated < all else { return nil }
        let share = translated * 100 / max(1, all)
        return Diagnostic(
            rule: .messageCatalogue,
            severity: .note,
            message: LocalizedText(
                en:
                    "\(translated) of \(all) messages are translated into “\(language)” (\(share) %), and \(fuzzy) are marked as fuzzy: pages show the original’s text in place of the others",
                es:
                    "\(translated) de \(all) mensajes están traducidos a «\(language)» (\(share) %), y \(fuzzy) llevan la marca fuzzy: las páginas muestran el texto del original en lugar de los demás"
            ),
            range: SourceRange(path: file.path, bytes: 0..<0),
            advice: LocalizedText(
                en: "translate them with a PO editor, and take the mark off those that are right",
                es: "tradúcelos con un editor de PO, y quita la marca a los que estén bien"
            )
        )
    }
}
