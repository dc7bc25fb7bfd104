import Diagnostics
import Gettext
import Testing

/// PO files, as the manual of GNU gettext describes them.
@Suite struct CatalogueReaderTests {
    private func read(_ text: String) -> (catalogue: MessageCatalogue, findings: [Diagnostic]) {
        CatalogueReader.read(SourceFile(path: "po/es.po", text: text))
    }

    /// The findings as `line: message`.
    private func findings(_ text: String) -> [String] {
        let file = SourceFile(path: "po/es.po", text: text)
        let lines = LineTable(file)
        return CatalogueReader.read(file).findings.map {
            "\(lines.position(at: $0.range.bytes.lowerBound).line): \($0.message.en)"
        }
    }

    @Test func everyPartOfAnEntryIsRead() throws {
        let entry = try #require(
            read(
                """
                # A translator's words.
                #. Extracted words.
                #: src/a.md:1 \u{2068}src/with space.md:2\u{2069}
                #: src/b.md
                #, fuzzy, c-format
                #| msgid "old"
                msgctxt "menu"
                msgid "one"
                msgid_plural "many"
                msgstr[0] "uno"
                msgstr[1] ""
                "mu"
                "chos"

                """
            ).catalogue.entries.first
        )
        #expect(entry.comments == [" A translator's words."])
        #expect(entry.extractedComments == ["Extracted words."])
        #expect(entry.references == ["src/a.md:1", "src/with space.md:2", "src/b.md"])
        #expect(entry.flags == ["fuzzy", "c-format"])
        #expect(entry.previous == ["msgid \"old\""])
        #expect((entry.context, entry.id, entry.pluralID) == ("menu", "one", "many"))
        #expect(entry.translations.map(\.text) == ["uno", "muchos"])
        #expect(entry.isFuzzy)
        #expect(entry.translation == nil)
    }

    @Test func escapesAreThoseOfC() {
        let text = read(#"msgid "a\n\t\"\\\101\x41\?""# + "\n" + #"msgstr """#).catalogue.entries.first?.id
        #expect(text == "a\n\t\"\\AA?")
    }

    @Test func aTextIsKnownByItsPlaceInTheFile() throws {
        let text = "msgid \"one\"\nmsgstr \"\"\n\"uno \"\n\"solo\"\n"
        let translation = try #require(read(text).catalogue.entries.first?.translation)
        #expect(translation.text == "uno solo")
        #expect(SourceFile(path: "", text: text).text(in: translation.range) == "uno \"\n\"solo")
    }

    @Test func entriesNeedNoLineBetweenThem() {
        let found = read(
            "msgid \"a\"\nmsgstr \"b\"\nmsgid \"c\"\nmsgstr \"d\"\n# e\nmsgctxt \"x\"\nmsgid \"f\"\nmsgstr \"g\"\n"
        )
        #expect(found.catalogue.entries.map(\.id) == ["a", "c", "f"])
        #expect(found.findings.isEmpty)
    }

    @Test func linesMayEndAsInWindows() {
        let found = read("msgid \"a\"\r\nmsgstr \"\"\r\n\"b\"\r\n\r\n#~ msgid \"c\"\r\n#~ msgstr \"d\"\r\n")
        #expect(found.catalogue.entries.map(\.id) == ["a", "c"])
        #expect(found.catalogue.entries.map(\.isObsolete) == [false, true])
        #expect(found.catalogue.entries.first?.translation?.text == "b")
        #expect(found.findings.isEmpty)
    }

    @Test func oldEntriesAreNoMessages() {
        let found = read(
            "msgid \"a\"\nmsgstr \"b\"\n\n#~| msgid \"before\"\n#~ msgid \"old\"\n#~ msgstr \"\"\n#~ \"viejo\"\n\nmsgid \"c\"\nmsgstr \"\"\n"
        )
        #expect(found.catalogue.messages.map(\.id) == ["a", "c"])
        #expect(found.catalogue.entries.map(\.id) == ["a", "old", "c"])
        #expect(found.catalogue.entries[1].previous == ["msgid \"before\""])
        #expect(found.catalogue.entries[1].translations.map(\.text) == ["viejo"])
        #expect(found.findings.isEmpty)
    }

    @Test func headerIsNoMessage() {
        let found = read(
            "msgid \"\"\nmsgstr \"\"\n\"Language: es\\n\"\n\"X-Generator: hand\\n\"\n\nmsgid \"a\"\nmsgstr \"b\"\n"
        )
        #expect(found.catalogue.header("language") == "es")
        #expect(found.catalogue.header("X-Nothing") == nil)
        #expect(found.catalogue.messages.map(\.id) == ["a"])
    }

    @Test func messagesAreCounted() {
        let counts = read(
            "msgid \"a\"\nmsgstr \"b\"\n\n#, fuzzy\nmsgid \"c\"\nmsgstr \"d\"\n\nmsgid \"e\"\nmsgstr \"\"\n\n#~ msgid \"f\"\n#~ msgstr \"g\"\n"
        ).catalogue.counts
        #expect(counts == (all: 3, translated: 1, fuzzy: 1))
    }

    @Test(arguments: [
        ("msgid \"a\"\nmsgstr \"b\"\nwords\n", ["3: this line is neither a comment nor a part of a message"]),
        ("\"lost\"\n", ["1: this text belongs to no message"]),
        ("msgid \"a\nmsgstr \"b\"\n", ["1: this is no text between two quotes"]),
        ("msgid \"a\" b\nmsgstr \"b\"\n", ["1: this is no text between two quotes"]),
        ("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n", ["3: the message has this part already"]),
        ("msgstr \"b\"\n", ["1: this message has no msgid"]),
        ("\nmsgid \"a\"\n\nmsgid \"c\"\nmsgstr \"d\"\n", ["2: this message has no msgstr"]),
        (
            "msgid \"a\"\nmsgstr[x] \"b\"\n",
            ["2: this line is neither a comment nor a part of a message", "1: this message has no msgstr"]
        ),
        (
            "msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n",
            ["4: this message is there twice; its first translation counts"]
        ),
        (
            "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n",
            ["2: the header says that the file is written in “iso-8859-1”, and it is read as UTF-8"]
        ),
    ])
    func faultsHaveTheirLine(text: String, expected: [String]) {
        #expect(findings(text) == expected)
    }

    @Test(arguments: ["UTF-8", "utf8", "CHARSET", "US-ASCII"])
    func theseCharsetsAreNoFault(charset: String) {
        #expect(findings("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=\(charset)\\n\"\n").isEmpty)
    }

    @Test func theRestOfAFaultyFileIsRead() {
        let found = read("msgid \"a\nmsgstr \"b\"\n\nmsgid \"c\"\nmsgstr \"d\"\n")
        #expect(Array(found.catalogue.messages).last?.translation?.text == "d")
    }
}
