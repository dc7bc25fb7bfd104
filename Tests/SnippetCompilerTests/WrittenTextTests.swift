import Testing

@testable import SnippetCompiler

@Suite("Samples while they are written")
struct WrittenTextTests {
    @Test(
        "A sample gets the name and the brackets that it lacks at the cursor",
        arguments: [
            ("a.‸", "a.glosaName"),
            ("f(a.‸", "f(a.glosaName)"),
            ("f(a.‸)", "f(a.glosaName)"),
            ("f([\"(\", g(‸\n}", "f([\"(\", g(glosaName)])\n}"),
            ("struct A {\n  var b = ‸\n", "struct A {\n  var b = glosaName\n\n}"),
            ("f() { // (\n‸", "f() { // (\nglosaName\n}"),
            ("x { /* { */ y(‸", "x { /* { */ y(glosaName)}"),
        ]
    )
    func candidates(marked: String, expected: String) {
        let parts = marked.split(separator: "‸", omittingEmptySubsequences: false)
        let sample = Array(parts.joined().utf8)
        let all = WrittenText.candidates(sample, at: parts[0].utf8.count, isCompleted: true)
        #expect(all.first?.bytes == sample)
        #expect(all.contains { $0.bytes == Array(expected.utf8) })
    }

    @Test("Each byte of a sample keeps its place, whatever is put in")
    func places() throws {
        let sample = Array("f(a.\nb".utf8)
        for text in WrittenText.candidates(sample, at: 4, isCompleted: true) {
            for offset in 0...sample.count { #expect(text.origin(of: text.offset(of: offset)) == offset) }
        }
        let text = try #require(WrittenText.candidates(sample, at: 4, isCompleted: true).dropFirst().first)
        #expect(text.origin(of: 4 + 3) == 4)
        #expect(text.offset(of: 5) == 5 + WrittenText.name.utf8.count)
    }
}
