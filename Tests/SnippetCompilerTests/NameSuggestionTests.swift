import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

private let structure = "struct Walk: Identifiable, Hashable { let id = 0 }"
private let wrapper = "@propertyWrapper struct Walk<Value> { var wrappedValue: Value }"

@Suite("Names that nothing declares")
struct NameSuggestionTests {
    @Test(
        "A name is declared as the samples use it",
        arguments: [
            ("let a = Walk()", structure), ("func run(_ next: Walk) {}", structure), ("", structure),
            ("struct A { var next: Walk }", structure), ("struct A: Base<Walk> {}", structure),
            ("struct A: Walk {}", "protocol Walk {}"), ("extension A: Walk where Body: Step {}", "protocol Walk {}"),
            ("final class A<Body>:\n    Base, Walk {\n}", "protocol Walk {}"),
            ("actor A: B & Walk {}", "protocol Walk {}"),
            ("func run<T: Walk>(_ a: T) {}", "protocol Walk {}"), ("extension A where B: Walk {}", "protocol Walk {}"),
            ("struct A {\n    @Walk\n    private var a = 1\n}", wrapper),
            ("struct A { @Walk(help: \"a)\") var a = true }", wrapper),
            ("@Walk struct A {}", nil), ("@Walk func a() { var a = 0 }", nil), ("func a(@Walk b: () -> Int) {}", nil),
        ] as [(String, String?)]
    )
    func role(sample: String, declaration: String?) {
        let suggested = Self.suggested([sample])
        #expect(suggested.declaration(of: "Walk") == declaration)
    }

    @Test("What one sample shows of a name holds for the others of the lesson")
    func lesson() {
        let suggested = Self.suggested(["let a = Walk()", "struct A: Walk {}", "let a = Walk()"])
        #expect(suggested.declaration(of: "Walk") == "protocol Walk {}")
    }

    @Test(
        "Values, members and what can't be declared",
        arguments: [
            ("total", "let total = 0"), ("Walk.start", "extension Walk { /* start */ }"), ("import Walks", nil),
            ("==>", nil),
        ] as [(String, String?)]
    )
    func other(name: String, declaration: String?) {
        #expect(Self.suggested([]).declaration(of: name) == declaration)
    }

    @Test(
        "A name that is nearly one of the lesson's is taken for misspelt, another form of it isn't",
        arguments: [
            ("let name = 1", "nme", "name"), ("func greet(to person: Int) {}", "persn", "person"),
            ("items.map { amount in 0 }", "amuont", "amount"), ("for number in list {}", "nubmer", "number"),
            ("items.map { (amount: Int) in 0 }", "amonut", "amount"), ("class WalkModel {}", "WalkModl", "WalkModel"),
            ("let `default` = 1", "defalt", "default"), ("func f<Element>() {}", "Elemnt", "Element"),
            ("protocol Walk { associatedtype Stage }", "Satge", "Stage"), ("{ [model = a] in 0 }()", "modle", "model"),
            ("let users = 1", "user", nil), ("func load() {}", "loaded", nil), ("let first1 = 1", "first2", nil),
            ("let step1Name = 1", "step2Name", nil), ("struct Decoder {}", "Decoded", nil),
            ("struct Walk {}", "walk", nil), ("let walk = 1", "Walks", nil), ("f(title: 1)", "titel", nil),
            ("func greet(title person: Int) {}", "titel", nil), ("let name = 1", "total", nil), ("", "nme", nil),
            ("let walkStart = 1", "walk.Start", nil), ("struct RemoteSource {}", "RemtoeSource", "RemoteSource"),
            ("struct RemoteSource {}", "RecentSource", nil),
            ("let backgroundImageFetch = 1", "backgroudImageFecth", nil),
            ("let backgroundImageFetching = 1", "backgroudImageFecthing", "backgroundImageFetching"),
        ] as [(String, String, String?)]
    )
    func slip(sample: String, written: String, meant: String?) {
        let expected = meant.map { [NameSuggestions.Slip(written: written, meant: $0)] } ?? []
        #expect(Self.suggested([sample]).slips(among: [written]) == expected)
    }

    @Test("A slip is asked about before declarations are proposed, in both languages")
    func advice() throws {
        let sample = try #require(TestLesson(["let name = 1", "print(nme)"]).samples.last)
        let suggestions = Self.suggested(["let name = 1"])
        let note = CompilationFindings.missing(["nme"], isGiven: true, in: sample.snippet, suggesting: suggestions)
        let advice = try #require(note?.advice)
        #expect(advice.en.hasPrefix("“nme”: did you mean “name”? If not, declare them in a sample"))
        #expect(advice.es.hasPrefix("«nme»: ¿querías decir «name»? Si no, decláralos en una muestra"))
    }

    private static func suggested(_ samples: [String]) -> NameSuggestions {
        let snippets = TestLesson(samples).samples.map(\.snippet)
        return NameSuggestions { snippets.map(SampleAnatomy.init) }
    }
}
