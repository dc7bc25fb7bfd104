import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

@Suite("Misspelt names")
struct SlipTests {
    @Test(
        "A letter exchanged, left out or written twice behind the first is a slip",
        arguments: [
            ("contaienr", "container"), ("FileManger", "FileManager"), ("prnt", "print"), ("Striing", "String"),
            ("widht", "width"), ("nmae", "name"),
        ]
    )
    func slips(written: String, meant: String) { #expect(Slip.isOne(written, for: meant)) }

    @Test(
        "Other beginnings, endings, numbers and letters are other names",
        arguments: [
            ("users", "user"), ("arrayA", "arrayB"), ("Conv1d", "Conv2d"), ("setter", "getter"), ("item1", "item2"),
            ("maxX", "maxY"), ("Store", "Score"), ("row", "rows"), ("v12", "v21"), ("abc", "acb"),
        ]
    )
    func others(written: String, meant: String) { #expect(!Slip.isOne(written, for: meant)) }

    @Test("Words that only resemble names of the SDK are none of those", arguments: ["Cart", "Tale", "Rage", "asset"])
    func words(word: String) { #expect(Spelling([], known: [NamesByLetter(["Chart"])]).meant(by: word) == nil) }
}

@Suite("Misspelt names in samples", Machine.needsShim)
struct SpellingTests {
    private static let pages: [(texts: [String], expected: [[String]])] = [
        (["prnt(\"x\")"], [["print"]]),
        (["let manager = FileManger.default"], [["FileManager"]]),
        (["let container = [1]\ncontainer.forEach { print($0) }\n_ = contaienr.count"], [["container"]]),
        (["struct Temperature {}", "let cold = Tempreature()"], [[], ["Temperature"]]),
        (["service.start()\nservice.stop()\nservice.log()\nserivce.run()"], [["service"]]),
        (["let loud = \"a\".uppercasd()"], [["uppercased"]]),
        (["let image = Image(\"a\").resizable(resizingMode: .tiled)"], [["tile"]]),
        (["let time = Duration.second(3)"], [["seconds"]]),
        (["for n in 1...3 { if n == 2 { brreak } }"], [["break"]]),
        (["struct A: View {\n    var body: some View { Tet(\"a\").font(.lrageTitle) }\n}"], [["Text"]]),
        (["struct A: View {\n    var body: some View { Text(\"a\").font(.lrageTitle) }\n}"], [["largeTitle"]]),
        (
            ["struct A: View {\n    @Environment(\\.scneePhase) var phase\n    var body: some View { Circe() }\n}"],
            [["scenePhase", "Circle"]]
        ),
        // What may be somebody's own is no slip.
        (["struct Shop { let cart: Cart; let form: Form2 }"], [[]]),
        (["let a = \"a\".headline2"], [[]]),
        (["let total = arrayA.count + arrayB.count"], [[]]),
    ]
    private static let judged = JudgedLessons(pages.map(\.texts))

    @Test("A missing name near one that is there is an error that says which is meant", arguments: pages)
    func suggestions(page: (texts: [String], expected: [[String]])) async throws {
        let found = try await Self.judged.verdicts(on: page.texts)
        let suggested = found.map { verdict in
            verdict.rest.errors.compactMap { error in
                error.message.ranges(of: "did you mean '").last.map {
                    String(error.message[$0.upperBound...].prefix { $0 != "'" })
                }
            }
        }
        #expect(suggested == page.expected, "\(found.map(\.rest))")
    }

    @Test("An error that has nothing to do with what is missing stays one")
    func beside() async throws {
        let lesson = TestLesson([
            "let store = Store()\nlet n: Int = \"a\"", "let store = Store()\nlet n: Int = store.count",
            "let a = load()\nlet b = a.size\nlet c: Int = b.width",
        ])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["needs Store !", "needs Store", "needs load"])
    }

    @Test("A label that is a slip is an error, also of a type that the page shows in several shapes")
    func labels() async throws {
        let lesson = TestLesson([
            "struct Jedi { let name: String }", "struct Jedi { let name: String\n    let age: Int }",
            "let yoda = Jedi(nmae: \"Yoda\", age: 900)",
        ])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "passes", "fails"])
    }

    @Test("Parts that are left out make no misspelt name right")
    func elisions() async throws {
        let lesson = TestLesson(["func pay(card: Strng) throws {\n    // ...\n}"])
        #expect(try await lesson.verdicts()[0].rest.name == "fails")
    }
}
