import Diagnostics
import Gettext
import TestSupport
import Testing

/// Catalogues that are written and read again.
@Suite struct CatalogueRoundTripTests {
    private struct Parts: Equatable {
        let comments, extracted, references, flags, previous, translations: [String]
        let context, plural: String?
        let id: String
        let isObsolete: Bool

        init(_ entry: MessageCatalogue.Entry) {
            (comments, extracted, references) = (entry.comments, entry.extractedComments, entry.references)
            (flags, previous, translations) = (entry.flags, entry.previous, entry.translations.map(\.text))
            (context, plural, id, isObsolete) = (entry.context, entry.pluralID, entry.id, entry.isObsolete)
        }
    }

    private static let pieces = [
        "word", " ", "\n", "\"", "\\", "\t", "\\n", "ñ", "語", "\u{1B}", "7", "a longer stretch of words", "#", "~", "é",
        "\r\n", "👩‍👧",
        "msgid \"x\"",
    ]

    private func text(_ random: inout SeededGenerator, from least: Int = 0) -> String {
        (0..<Int.random(in: least...12, using: &random)).map { _ in Self.pieces.randomElement(using: &random) ?? "" }
            .joined()
    }

    private func entry(_ number: Int, _ random: inout SeededGenerator) -> MessageCatalogue.Entry {
        var entry = MessageCatalogue.Entry(id: "\(number) " + text(&random), translations: [.init(text(&random))])
        func maybe() -> Bool { Bool.random(using: &random) }
        if maybe() { entry.comments = [" a comment", ""] }
        if maybe() { entry.extractedComments = ["extracted", "twice"] }
        if maybe() {
            entry.references = (0..<Int.random(in: 1...9, using: &random)).map {
                "src/some folder/page-\($0).md:\(number)"
            }
        }
        if maybe() { entry.references.append("src/page.md") }
        if maybe() { entry.flags = ["fuzzy", "no-wrap"] }
        if maybe() { entry.previous = ["msgid \"before\""] }
        if maybe() { entry.context = text(&random, from: 1) }
        if maybe() {
            entry.pluralID = text(&random)
            entry.translations.append(.init(text(&random)))
        }
        entry.isObsolete = Int.random(in: 0..<5, using: &random) == 0
        return entry
    }

    @Test func whatIsWrittenIsReadAgain() {
        var random = SeededGenerator(seed: 20_261_127)
        for _ in 0..<300 {
            let count = Int.random(in: 1...6, using: &random)
            let entries = (0..<count).map { entry($0, &random) }
            let text = CatalogueWriter.text(of: MessageCatalogue(entries))
            let read = CatalogueReader.read(SourceFile(path: "a.po", text: text))
            #expect(read.catalogue.entries.map(Parts.init) == entries.map(Parts.init), "\(text)")
            #expect(read.findings.isEmpty, "\(text)")
        }
    }

    @Test func textsAreBrokenAsGettextBreaksThem() {
        let long = "Words that go on and on, far beyond the right edge of a terminal with eighty columns, and end."
        let text = CatalogueWriter.text(
            of: MessageCatalogue([
                .init(id: "short", translations: [.init("corto")]), .init(id: "a\nb\n", translations: [.init(long)]),
            ])
        )
        #expect(
            text == """
                msgid "short"
                msgstr "corto"

                msgid ""
                "a\\n"
                "b\\n"
                msgstr ""
                "Words that go on and on, far beyond the right edge of a terminal with eighty "
                "columns, and end."

                """
        )
    }
}
