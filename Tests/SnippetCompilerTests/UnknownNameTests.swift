import Diagnostics
import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

/// Kinds of samples that documentation is full of and that are right: each was once refused.
@Suite("What nobody shows", Machine.needsCompiler)
struct UnknownNameTests {
    private static let unknown: [(String, String)] = [
        ("func f() { logger(error) }", "passes given logger error"),
        ("print(\"\\(request.id) \\(name)\")", "passes given request name"),
        ("let total: Int = count + 1\nprint(total)", "passes given count"),
        ("func f(_ row: Row) -> [Row] { [row] }", "passes given Row"),
        (
            "func f() async throws {\n    let found = try await search(for: term, in: 3)\n    print(found)\n}",
            "passes given search term"
        ),
        ("if isReady { print(1) }", "passes given isReady"),
        ("func f(interval: Duration) {}\nprint(interval + .seconds(1))", "passes given interval"),
        ("func f(n: Int) -> String { n + count }", "needs count"),
        ("let first: Int = page.users[0].age\nprint(first)", "passes given page"),
        ("func f(age: Int) {}\nf(age: user.profile?.age(in: .years) ?? 1)", "passes given user"),
        ("request.session.store(token, for: .days(3))", "passes given request token"),
        ("request.state = 3\nprint(request.isDone ? 1 : 2)", "passes given request"),
        ("func f(age: Int) {}\nf(size: user.age)", "needs user"),
        // On Linux, types of C have these names.
        ("import Foundation\nlet banner = \"Welcome, \\(user.name)\"\nprint(banner)", "passes given user"),
        ("import Foundation\nprint(\"\\(group)\")", "passes given group"),
        ("import Foundation\nfunc f(of n: Int) {}\nf(of: user)", "passes given user"),
        ("import Foundation\nuser?.save()", "passes given user"),
        ("import Foundation\nstruct user {}\nprint(user.name)", "fails"),
    ]
    private static let judgedUnknown = JudgedLessons(unknown.map { [$0.0] })

    @Test("Around a name that nobody declares the rest is looked at", arguments: unknown)
    func given(text: String, outcome: String) async throws {
        #expect(try await Self.judgedUnknown.verdicts(on: [text])[0].rest.name == outcome)
    }

    @Test("A type of an earlier lesson is there, and one of a later lesson isn't")
    func earlierLessons() async throws {
        let toolchain = try #require(Machine.toolchain)
        let lessons = [
            ["struct Item { let n: Int }"], ["print(Item(n: 1).n)"], ["print(Page(n: 1).n)"],
            ["struct Page { let n: Int }"],
        ]
        let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(
            on: lessons.map { TestLesson($0).samples }
        )
        #expect(found.verdicts.map { $0[0].rest.name } == ["passes", "passes", "needs Page", "passes"])
    }

    @Test("A variable of an earlier lesson's script is there in scripts, and nowhere else")
    func earlierVariables() async throws {
        let toolchain = try #require(Machine.toolchain)
        let lessons = [
            ["func load() async -> [Int] { [] }", "let numbers = [1, 2, 3]\nlet loaded = await load()"],
            ["print(numbers.map { $0 + 1 })"], ["extension Int { var isKnown: Bool { numbers.contains(self) } }"],
            ["print(loaded.count)"], ["print(pages.map { $0 + 1 })"], ["let pages = [1]"],
            ["print(numbers.map { $0 + \"a\" })"],
        ]
        let found = try await SampleCompiler(toolchain, cacheFile: nil).verdicts(
            on: lessons.map { TestLesson($0).samples }
        )
        #expect(
            found.verdicts.map { $0[0].rest.name } == [
                "passes", "passes", "needs numbers", "passes given loaded", "needs pages", "passes", "needs numbers",
            ]
        )
    }

    @Test("A lesson that imports a module which isn't there may have its members")
    func anotherModule() async throws {
        let lesson = TestLesson([
            "import Elsewhere\n\nlet n = 1", "struct A: View {\n    var body: some View { Text(\"a\").glowing() }\n}",
        ])
        #expect(try await lesson.verdicts()[1].rest.name == "needs Text.glowing")
    }

    @Test("A type that a later sample shows, and no other, is the one that is meant")
    func later() async throws {
        let lesson = TestLesson(["print(Row(n: 1, m: 2))", "struct Row { let n: Int }"])
        #expect(try await lesson.verdicts()[0].rest.name == "fails")
    }

    @Test("A type that several samples show need not do in each what it says")
    func shownOften() async throws {
        let lesson = TestLesson([
            "struct Pie: Shape {\n    func path(in rect: CGRect) -> Path { Path() }\n}",
            "struct Pie: Shape {\n    var start = 0.0\n    func turn() { print(start) }\n}",
            "struct Cake: Shape {\n    var start = 0.0\n    func turn() { print(start) }\n}",
        ])
        #expect(try await lesson.verdicts().map(\.rest.name) == ["passes", "undecided", "fails"])
    }

    private static let doubtful: [(String, String)] = [
        ("func g() {\n    let a = 1\n    let a = 2\n}", "undecided"),
        ("func f() { logger.log(error) }", "passes given logger error"),
        (
            "struct Stat {}\nstruct Place {\n    func stat() -> Stat { Stat() }\n    func f() -> Int {\n        var s = stat()\n"
                + "        return stat(\"a\", &s) == 0 ? s.mode : 0\n    }\n}",
            "needs stat"
        ),
        ("@objc protocol Old { @objc optional func f() }", "undecided"),
        ("func f() {}\n.padding(2)", "undecided"),
        (
            "struct Pile {\n    func top() -> Int { items[0] }\n    mutating func add(_ n: Int) { self.push(n) }\n}",
            "needs items push"
        ),
        (
            "import Foundation\n\nfunc f(_ file: FileHandle) { _ = file.noSuchThing }",
            "needs FileHandle.noSuchThing"
        ),
        ("extension Sequence {\n    func first() -> Wrapper<Self>\n}", "passes given Wrapper"),
        (
            "struct Shown: View {\n    @Environment(\\.density) var density\n    var body: some View { Text(\"a\") }\n}",
            "needs EnvironmentValues.density"
        ),
        ("let pair = #stringify(1 + 2)", "needs stringify"),
        ("distributed actor Walker {\n    distributed func steps() -> Int { 1 }\n}", "needs import Distributed"),
        ("let big = try await Planet.query(on: database).filter(\\.$kind == .giant)", "needs Planet database"),
        ("struct Server: Framework {}\nServer().run()", "needs Framework"),
        ("struct Server {}\nextension Server: Framework {}\nServer().run()", "needs Framework"),
        ("protocol Named {}\nstruct Tool: Named, Command {}\nTool.main()", "needs Command"),
        ("struct Server {\n    let framework: Framework\n}\nServer.main()", "needs Framework !"),
        ("@Table\nstruct Note {\n    let id: Int\n}", "needs Table"),
        ("@Table\nstruct Note {\n    let id: Int\n}\n\nlet draft = Note.Draft(id: 1)", "needs Table"),
        (
            "struct Shelf: View {\n    @State.Shelved(1) var n: Int\n    var body: some View { Text(\"\\(n)\") }\n}",
            "needs State.Shelved"
        ),
        (
            "struct Shelf: View {\n    var body: some View { Text(\"a\") }\n}\n\nlet found = try Shelf().inspect()",
            "needs View.inspect"
        ),
        ("struct Shelf: View {\n    var body: some View { Text(\"a\") }\n}\n\nprint(Shelf().title)", "fails"),
        ("PaymentView()\n    .paysLater()", "needs View.paysLater"),
        ("var path: String {\n    switch self {\n    case .all(let name, _): name\n    }\n}", "undecided"),
        ("print(_)", "fails"),
    ]
    private static let judgedDoubtful = JudgedLessons(doubtful.map { [$0.0] })

    @Test("What isn't shown, or isn't there on this system, is doubt", arguments: doubtful)
    func doubt(text: String, outcome: String) async throws {
        #expect(try await Self.judgedDoubtful.verdicts(on: [text])[0].rest.name == outcome)
    }
}
