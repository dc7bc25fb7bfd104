import Markdown
import TestSupport
import Testing

@testable import CourseChecks

/// Paragraphs and numbers of translations, beside the original's.
@Suite("Prose of translations") struct ProseTwinTests {
    private static let course = """
        -- glosa.yml --
        languages: [en, es]
        -- content/en/boats.md --
        # Boats

        These boats are made of wood, and each of them has sails that two people can set in a few minutes.

        ## Sails

        A sail needs 12 rings and costs 1,250 crowns, which most clubs pay in the first year after the boat is built.

        Wash it with fresh water after each trip, and let it dry in the shade before you fold it.

        ## Masts

        A mast is 7.5 metres long, and it holds for 20 years if nobody leaves it in the rain over the winter.

        Look at its foot each spring, because water stays there and the wood goes soft from below.

        ## Harbours

        Most harbours have three berths for guests, and you have to ask for them before noon.

        They are free for members of the other clubs as long as the weather does not allow them to leave.
        -- content/es/boats.md --
        # Barcos

        Estos barcos son de madera, y cada uno tiene velas que 2 personas pueden izar en unos pocos minutos.

        ## Velas

        Una vela necesita 12 anillas y cuesta 1.250 coronas, que casi todos los clubes pagan en el primer año del barco.

        Lávala con agua dulce después de cada salida, y deja que se seque a la sombra antes de doblarla.

        ## Mástiles

        Un mástil mide 7,5 metros, y aguanta 20 años si nadie lo deja bajo la lluvia durante el invierno.

        Mira su pie cada primavera, porque ahí se queda el agua y la madera se ablanda desde abajo.

        ## Puertos

        La mayoría de los puertos tienen tres amarres para visitas, y hay que pedirlos antes del mediodía.

        Son gratis para los socios de los demás clubes mientras el tiempo no les permita salir del puerto.
        """

    struct Fault: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let old, new: String
        let findings: [String]
    }

    static let faults = [
        Fault(testDescription: "nothing is at fault", old: "", new: "", findings: []),
        Fault(
            testDescription: "a paragraph is missing",
            old: "Mira su pie cada primavera, porque ahí se queda el agua y la madera se ablanda desde abajo.\n\n",
            new: "",
            findings: ["translation-paragraphs content/es/boats.md:11"]
        ),
        Fault(
            testDescription: "a paragraph is missing where another was split",
            old:
                "Lávala con agua dulce después de cada salida, y deja que se seque a la sombra antes de doblarla.\n\n## Mástiles\n\n"
                + "Un mástil mide 7,5 metros, y aguanta 20 años si nadie lo deja bajo la lluvia durante el invierno.\n\n"
                + "Mira su pie cada primavera, porque ahí",
            new:
                "Lávala con agua dulce después de cada salida.\n\nDeja que se seque a la sombra antes de doblarla.\n\n## Mástiles\n\n"
                + "Mira su pie cada primavera, porque ahí",
            findings: ["translation-paragraphs content/es/boats.md:13"]
        ),
        Fault(
            testDescription: "paragraphs joined",
            old: "del barco.\n\nLávala",
            new: "del barco. Lávala",
            findings: []
        ),
        Fault(
            testDescription: "another number",
            old: "12 anillas",
            new: "14 anillas",
            findings: ["translation-numbers content/es/boats.md:7"]
        ),
        Fault(
            testDescription: "another fraction",
            old: "7,5 metros",
            new: "7,8 metros",
            findings: ["translation-numbers content/es/boats.md:13"]
        ),
        Fault(testDescription: "a number in words", old: "20 años", new: "veinte años", findings: []),
        Fault(
            testDescription: "a version that the original doesn't name",
            old: "Un mástil mide 7,5 metros, y aguanta 20 años",
            new: "Un mástil mide 7,8 metros, y aguanta veinte años",
            findings: ["translation-numbers content/es/boats.md:13"]
        ),
        Fault(
            testDescription: "a number that the original may say in words",
            old: "La mayoría de los puertos tienen tres amarres",
            new: "La mayoría de los puertos tienen 3 amarres",
            findings: []
        ),
    ]

    @Test(arguments: faults)
    func faultsAreFoundInTheirSections(_ fault: Fault) async throws {
        let text = fault.old.isEmpty ? Self.course : Self.course.replacing(fault.old, with: fault.new)
        #expect(fault.old == fault.new || text != Self.course)
        #expect(try await TwinFaultTests.findings(FileTree(text), from: .note) == fault.findings)
    }

    /// A paragraph of a length, with keys of what no translator changes, and of addresses.
    private static func paragraph(_ length: Int, _ tokens: Set<Int> = [], addresses: Set<Int> = []) -> ProseBlock {
        ProseBlock(
            node: NodeID(0),
            kind: .paragraph,
            length: length,
            tokens: tokens.union(addresses),
            addresses: addresses
        )
    }

    @Test("Of two paragraphs as long as the translation's, the one that names the same things is its original")
    func names() throws {
        let alignment = ProseAlignment(ratio: 1, spread: 0.2, merging: 3.6)
        let original = [Self.paragraph(58), Self.paragraph(56, [7, 8]), Self.paragraph(40, [9])]
        let beads = try #require(alignment.beads(original, [Self.paragraph(60, [7, 8]), Self.paragraph(41, [9])]))
        #expect(beads.map(\.original) == [0..<1, 1..<2, 2..<3])
        #expect(beads.map(\.translation) == [0..<0, 0..<1, 1..<2])
    }

    @Test("A paragraph that joins two of the original's around a third lacks that one")
    func joinedAround() throws {
        let alignment = ProseAlignment(ratio: 1, spread: 0.2, merging: 2.4)
        let original = [
            Self.paragraph(420, addresses: [1]), Self.paragraph(560, addresses: [2]),
            Self.paragraph(150, addresses: [3]),
        ]
        let beads = try #require(alignment.beads(original, [Self.paragraph(590, addresses: [1, 3])]))
        #expect(beads.map(\.lacking) == [1])
    }

    @Test(arguments: [
        ("iOS 17 and 1,000 or 1.000", ["17", "1000", "1000"]), ("1,5 is 1.5", ["1.5", "1.5"]),
        ("version 2.0.1", ["2.0.1"]), ("HTTP2, x86-64 and #12", []), ("１２ 个", ["12"]), ("٣٫٥", ["3.5"]),
        ("121万", []), ("Example 1: a 5-minute walk at 12:30", ["1", "5"]), ("2500 万", []), ("25 million", []),
        ("10.0.0.123", ["10.0.0.123"]), ("½ and 三", []),
        ("10 000, 2\u{202F}500 and 12 200", ["10000", "2500", "12", "200"]), ("1️⃣ first, é2 and a3", ["2"]),
        ("10ms", ["10"]), ("2.0 MB", ["2"]), ("2.0.0", ["2.0.0"]), ("2.5.0", ["2.5"]), ("10.0.0.0", ["10.0.0.0"]),
        ("vom 26.06. bis 16.08. der Fall, 1.12. – 3.12. am 05.06.2026", ["26", "16", "1", "3", "5", "2026"]),
        ("It costs 12.05. Then 3.10.", ["12.05", "3.10"]),
        ("Ab dem 1.1. 2025 gilt 1.1. Danach", ["1", "2025", "1.1"]),
        ("Version 26.06 ist 26.13. und 5.6. neu", ["26.06", "26.13", "5.6"]), ("1.2.3000 files", ["1.2.3000"]),
    ])
    func numbersOfATextAreReadInEverySpelling(_ text: String, _ numbers: [String]) {
        #expect(ProseNumber.all(in: text).map(\.value) == numbers)
    }

    @Test(arguments: [
        ("3 或更多", "2", true), ("2 以上である場合", "1", true), ("2 个", "1", false), ("ปี 2559", "2016", true),
        ("12 anillas", "12", true), ("12 anillas", "13", false),
    ])
    func numbersMayStandForOthers(_ text: String, _ original: String, _ mayStand: Bool) throws {
        let own = try #require(ProseNumber.all(in: text).first)
        let other = try #require(ProseNumber.all(in: original).first)
        #expect(own.mayStand(for: other) == mayStand)
    }
}
