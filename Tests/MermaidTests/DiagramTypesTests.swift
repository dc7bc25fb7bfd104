import Testing

@testable import Mermaid

@Suite("Types of diagram")
struct DiagramTypesTests {
    @Test("Every word that may begin a diagram leads to its type, and to no other")
    func keywords() {
        let words = DiagramTypes.all.flatMap { $0.keywords }
        #expect(Set(words).count == words.count)
        for type in DiagramTypes.all {
            #expect(!type.keywords.isEmpty)
            for word in type.keywords { #expect(DiagramTypes.type(for: word) == type) }
        }
    }

    @Test("A diagram that can't be read has no links, no words and no drawing")
    func unreadable() {
        let parsed = ParsedDiagram(slice("zenuml\ntitle x"))
        #expect(!parsed.isValid)
        #expect(parsed.links.isEmpty && parsed.labels.isEmpty && parsed.skeleton.parts.isEmpty)
        #expect(parsed.drawn().svg == nil)
    }
}
