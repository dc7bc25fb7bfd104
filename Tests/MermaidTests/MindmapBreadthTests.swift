import Testing

@testable import Mermaid

@Suite("Mindmaps of long texts")
struct MindmapBreadthTests {
    private static let text = "a text of many short words that goes on and on"

    private func width(_ map: String, settings: String = "") throws -> Double {
        let map: Mindmap = try read(settings + map)
        return try #require(MindmapLayout(map).scene.bounds).width
    }

    private static let long =
        "mindmap\n root\n"
        + ["1", "2"].map { "  \($0) \(text)\n   \($0) \(text)\n    \($0) \(text)\n" }.joined()

    @Test("A map that would be wide and low breaks its texts sooner")
    func narrow() throws {
        let asked = "%%{init: {\"mindmap\": {\"maxNodeWidth\": 200}}}%%\n"
        // On each side three nodes: of up to 200 px of text, 24 px of padding and 52 px to the next, then of 132, 24 and 36.
        let (usual, narrow) = (try width(Self.long, settings: asked), try width(Self.long))
        #expect(usual > 1_200 && usual < 6 * 276 + 200)
        #expect(narrow < 6 * 192 + 200 && narrow < usual - 300)
    }

    @Test("A map that fits the page, or is high, keeps the usual breadth")
    func usual() throws {
        let asked = "%%{init: {\"mindmap\": {\"maxNodeWidth\": 200}}}%%\n"
        let short = "mindmap\n root\n  one \(Self.text)\n  two \(Self.text)\n"
        #expect(try width(short) == width(short, settings: asked))
    }
}
