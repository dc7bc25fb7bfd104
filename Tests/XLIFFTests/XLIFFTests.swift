import Testing
import XLIFF

/// Files for translators, written and read.
@Suite("XLIFF")
struct XLIFFTests {
    private static let document = XLIFFDocument(
        from: "en",
        to: "pt-BR",
        files: [
            .init(
                original: "docs/a & b.md",
                units: [
                    .init(
                        name: "docs/a.md#.1",
                        source: [.text("Call "), .code("`f<T>()`"), .text(" in\n\ttwo lines, “now” & then ]]>\r")],
                        target: [.code("`f<T>()`"), .text(" é chamado, "), .code("`g()`"), .text(" não\n")]
                    ),
                    .init(name: "u \"2\"", source: [.text("Open")], target: nil, note: "A verb"),
                    .init(name: "u3", source: [.text("Old")], target: [.text("Velho")], needsReview: true),
                ]
            ), .init(original: "empty.md", units: []),
        ]
    )

    @Test("What is written is read again")
    func roundTrip() throws {
        #expect(try XLIFFReader.read(Array(XLIFFWriter.text(of: Self.document).utf8)) == Self.document)
    }

    @Test("Segments that a tool divided are joined, with the blanks between them and codes of any kind")
    func segments() throws {
        let text = """
            <?xml version='1.0'?><!-- a tool's --><xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1"
              srcLang="en" trgLang="es"><file id="f1"><group id="g"><unit id="u1"><notes><note>N</note></notes>
              <originalData><data id="d1">**</data><data id="d2">&#96;x&#x60;</data></originalData>
              <segment state="final"><source>One <mrk id="m">two</mrk>.</source><target>Uno <mrk id="m">dos</mrk>.</target></segment>
              <ignorable><source> </source></ignorable>
              <segment><source><pc id="1" dataRefStart="d1" dataRefEnd="d1">Bold</pc> <ph id="2" dataRef="d2"/></source>
              <target><pc id="1" dataRefStart="d1" dataRefEnd="d1">Negrita</pc> <ph id="2" dataRef="d2"/><![CDATA[ <fin>]]><cp hex="41"/></target></segment>
            </unit></group></file></xliff>
            """
        let document = try XLIFFReader.read(Array(text.utf8))
        let unit = try #require(document.files.first?.units.first)
        #expect(unit.sourceText == "One two. **Bold** `x`")
        #expect(unit.targetText == "Uno dos. **Negrita** `x` <fin>A")
        #expect((unit.name, unit.note) == ("u1", "N"))
    }

    @Test(
        "A file that is none is refused at its line",
        arguments: [
            ("", 1, XLIFFFault.Reason.noXLIFF), ("<xliff version=\"1.2\"/>", 1, .noXLIFF),
            ("\n<!DOCTYPE x [<!ENTITY a SYSTEM \"file:///etc/passwd\">]>\n<x/>", 2, .documentType),
            ("<xliff version=\"2.0\">\n<file>\n</xliff>", 3, .mismatch), ("<xliff version=\"2.0\"", 1, .syntax),
            ("<xliff version=\"2.0\">&a;</xliff>", 1, .syntax), ("<xliff version=2.0/>", 1, .syntax),
            (String(repeating: "<a>", count: 1000), 1, .tooDeep),
        ]
    )
    func refused(text: String, line: Int, reason: XLIFFFault.Reason) {
        #expect(throws: XLIFFFault(line: line, reason: reason)) { try XLIFFReader.read(Array(text.utf8)) }
    }

    @Test("No cut of a file makes the reader fail otherwise than with a fault")
    func cuts() throws {
        let bytes = Array(XLIFFWriter.text(of: Self.document).utf8)
        for end in bytes.indices.dropLast() {
            #expect(throws: XLIFFFault.self) { try XLIFFReader.read(Array(bytes[..<end])) }
        }
    }
}
