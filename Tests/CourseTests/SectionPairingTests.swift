import Diagnostics
import Markdown
import Testing

@testable import Course

@Suite("Pairs of sections")
struct SectionPairingTests {
    private static func outline(_ text: String) -> LessonOutline {
        LessonOutline(Document.parse(SourceFile(path: "page.md", text: text)).document)
    }

    @Test("A pair is sure if the section has nothing in common with the ones beside its counterpart")
    func sure() {
        let original =
            "# Boats\n\n## Sails\n\nUse `sail.set` and `sail.wash`.\n\n## Ropes\n\nUse `rope.tie`, `rope.cut` and `rope.dry`.\n"
        let translation = "# Barcos\n\n### Cabos\n\nUsa `rope.tie`, `rope.cut` y `rope.dry`.\n"
        let pairing = SectionPairing(Self.outline(original), Self.outline(translation))
        #expect(pairing.pairs() == [.both(0, 0), .both(1, 1), .left(2), .both(3, 2)])
        #expect(pairing.sure(of: [(3, 2)]).map(\.left) == [3])
    }

    @Test("A pair is not sure if the section beside its counterpart goes as well with it")
    func doubtful() {
        let original = "# Boats\n\n## Sails\n\nThey are white.\n\n## Ropes\n\nThey are old.\n"
        let translation = "# Barcos\n\n### Cabos\n\nSon viejos.\n"
        let pairing = SectionPairing(Self.outline(original), Self.outline(translation))
        let pairs = pairing.pairs().compactMap { entry -> (left: Int, right: Int)? in
            guard case .both(let left, 2) = entry else { return nil }
            return (left, 2)
        }
        #expect(pairs.count == 1)
        #expect(pairing.sure(of: pairs).isEmpty)
    }
}
