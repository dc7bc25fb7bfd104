import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import SnippetCompiler

/// Samples that the compiler refuses in one reading, and what becomes of them in all.
@Suite("Witnesses of errors", Machine.needsShim)
struct WitnessTests {
    /// A page's samples, with what is expected of each: `passes`, `fails`, `fails in Swift 6`, `needs Shape`.
    private static let pages: [(texts: [String], expected: [String])] = [
        // Scripts: functions, operators, variables that wait, the SDK's classes.
        (
            ["func twice(_ n: Int) -> Int { n * 2 }\n\nlet job = Task.detached { twice(2) }\nprint(await job.value)"],
            ["passes"]
        ),
        (["func get(_ id: Int) async -> Int { id }\nlet items = await get(1)"], ["passes"]),
        (["import Foundation\n\nlet defaults = UserDefaults.standard"], ["passes"]),
        (["import Foundation\n\nvar counter = 0\nfunc count() { counter += 1 }"], ["fails in Swift 6"]),
        // Functions beside variables are a script's as often as a type's members.
        (["func name() -> String { \"Eva\" }\nvar greeting = name()"], ["passes"]),
        (
            [
                "var all = [1, 2]\nfunc even(_ list: [Int]) -> [Int] { list.filter { $0 % 2 == 0 } }\nvar some = even(all)"
            ], ["passes"]
        ),
        (["func name() -> String { \"Eva\" }\nvar length: Int = name()"], ["fails"]),
        (
            [
                "import Dispatch\n\nlet queue = DispatchQueue(label: \"a\")\nvar count = 0\nfunc add() {\n    queue.async {\n        count += 1\n    }\n}"
            ],
            ["fails in Swift 6"]
        ),
        (
            ["@State private var count = 0\nfunc add() { Task.detached { count += 1 } }\nvar twice = count * 2"],
            ["fails"]
        ),
        (["func * (a: String, n: Int) -> String { String(repeating: a, count: n) }\nprint(\"a\" * 3)"], ["passes"]),
        (["func print(number: Int) { print(number) }\nprint(number: 3)"], ["passes"]),
        (["func get(_ id: Int) async -> Int { id }\nlet items: String = await get(1)"], ["fails"]),
        // Swift 6 mode.
        (
            ["func work(queue: DispatchQueue, done: @escaping (Int) -> Void) {\n    queue.async { done(1) }\n}"],
            ["fails in Swift 6"]
        ),
        (["final class Shared { static var all = [Int]() }"], ["fails in Swift 6"]),
        (
            ["final class Shared { static var all = [Int](); let n: Int = \"a\" }"], ["fails"]
        ),
        // The page's own names.
        (
            [
                "struct State { var counter = 0 }",
                "struct Counter: View {\n    let state: State\n    var body: some View { Text(\"\\(state.counter)\") }\n}",
            ], ["passes", "passes"]
        ),
        (
            ["func fetch(done: (Int) -> Void) { done(1) }", "func fetch() { fetch { print($0) } }"],
            ["passes", "passes"]
        ),
        (
            [
                "precedencegroup Pipe { associativity: left }\ninfix operator |>: Pipe",
                "func |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }",
            ],
            ["passes", "passes"]
        ),
        (
            [
                "struct Mark { let text: String }\nextension Mark: ExpressibleByStringLiteral {\n    init(stringLiteral value: String) { text = value }\n}",
                "extension Mark: CustomStringConvertible {\n    init(_ n: Int) { self = \"a\" }\n    var description: String { text }\n}",
            ],
            ["passes", "passes"]
        ),
        // Types that the page shows in several shapes, in parts, or elsewhere for something else.
        (
            [
                "struct Song { var title = \"\"; var artist = \"\" }", "struct Song { var title = \"\" }",
                "func sort(_ all: [Song]) -> [Song] { all.sorted { $0.artist < $1.artist } }",
            ], ["passes", "passes", "passes"]
        ),
        (
            [
                "struct Song { var title = \"\"; var artist = \"\" }", "struct Song { var title = \"\" }",
                "func sort(_ all: [Song]) -> [Song] { all.sorted { $0.length < $1.length } }",
            ], ["passes", "passes", "fails"]
        ),
        (
            [
                "struct Shop {\n    private enum Goal { case add }\n    var goal = Goal.add\n}",
                "enum Goal { case settings }", "var goal: Goal? = .add",
            ], ["passes", "passes", "undecided"]
        ),
        (
            [
                "final class Monitor { var count = 0 }", "func start() { print(1) }",
                "func use(_ monitor: Monitor) { monitor.start() }", "func use(_ monitor: Monitor) { monitor.stop() }",
            ], ["passes", "passes", "undecided", "fails"]
        ),
        (
            ["struct Key { var text = \"\" }", "func find(_ key: Key<Int>) {}", "func find(_ key: Key) { key.use() }"],
            ["passes", "needs Key", "fails"]
        ),
        (["struct Detail: View {\n    @Binding var name: String\n}"], ["undecided"]),
        (["struct Detail: Equatable {\n    var name: () -> String\n}"], ["fails"]),
        // Views that nobody declares exist, but for those that are misspelt.
        (["struct A: View {\n    var body: some View { DetailView(n: 1) }\n}"], ["passes"]),
        (["struct A: View {\n    var body: some View { TabVView { Text(\"a\") } }\n}"], ["fails"]),
        (
            [
                "struct DetailView: View {\n    var body: some View { Text(\"a\") }\n}",
                "struct A: View {\n    var body: some View { DeatilView() }\n}",
            ], ["passes", "fails"]
        ),
        // What this system's Foundation and plain Swift classes have otherwise than Apple's.
        (["import Foundation\n\nfunc f(_ d: NSDate) -> NSDate { d.addingTimeInterval(1) }"], ["undecided"]),
        (["let angle = 45°"], ["needs °"]),
        (
            [
                "import AppKit\n\nextension NSTextView {\n    open override var frame: CGRect { didSet { print(frame) } }\n}"
            ], ["undecided"]
        ),
        (
            [
                "import SwiftData\n\n@Model final class Book {\n    var title = \"\"\n    init() {}\n}",
                "struct Books: View {\n    @Query private var books: [Book]\n    var body: some View { Text(books[0].title) }\n}",
                "struct Shelf: View {\n    var body: some View { Books() }\n}",
            ], ["passes", "passes", "passes"]
        ),
        (["var n = 1\nn++"], ["fails"]),
        (["PhotoPicker { print($0) }"], ["needs PhotoPicker"]),
        // Names that SwiftUI has too, on pages about something else.
        (["class Ring: Shape { override func area() -> Double { 0 } }"], ["needs Shape"]),
        (["let grid = Grid(rows: 3, columns: 4)"], ["needs Grid"]),
        (["let text = Text(\"a\")", "let wrong = Text(\"a\").opactiy(0.5)"], ["passes", "fails"]),
        // Attributes of Apple's platforms, models.
        (
            [
                "import UIKit\n\n@UIApplicationMain\nclass Delegate: UIResponder, UIApplicationDelegate { var window: UIWindow? }"
            ], ["passes"]
        ),
        (
            [
                "import UIKit\n\nclass Page: UIViewController {\n    @IBOutlet weak var label: UILabel!\n    @IBAction func tap() { label.text = 3 }\n}"
            ], ["fails"]
        ),
        (
            [
                "import SwiftData\n\n@Model final class Book {\n    @Attribute(.unique) var title: String\n    @Relationship(deleteRule: .cascade) var notes: [Note] = []\n    init(title: String) { self.title = title }\n}\n\n@Model final class Note {\n    var text: String\n    init(text: String) { self.text = text }\n}",
                "let book = Book(title: 3)",
            ],
            ["passes", "fails"]
        ),
        (
            [
                "import SwiftData\n\n@Model final class Book {\n    var title = \"\"\n    init() {}\n}",
                "struct Books: View {\n    @Query private var books: [Book] = []\n    var body: some View { List(books) { Text($0.title) } }\n}",
                "struct Books: View {\n    @Query private var books: [Book] = []\n    var body: some View { Text(books[0].title + 1) }\n}",
                "func make() throws -> ModelContainer {\n    let schema = Schema([Book.self])\n    return try ModelContainer(for: schema, configurations: ModelConfiguration(schema: schema))\n}",
            ], ["passes", "passes", "fails", "passes"]
        ),
        (
            ["import CoreData\n\nlet name = NSPersistentCloudKitContainer.unheardOf"],
            ["needs NSPersistentContainer.unheardOf"]
        ),
        // Members that are shown without their type.
        (["override func viewDidLayout() {\n    super.viewDidLayout()\n    print(1)\n}"], ["undecided"]),
        (["static func make() -> Int {\n    return 1\n}"], ["undecided"]),
        // What UIKit has in more forms than the stand-in, and Apple's Foundation and Dispatch otherwise than this system's.
        (
            [
                "import UIKit\n\nfunc pin(_ a: UIView, _ b: UIView) {\n    a.topAnchor.constraint(equalToSystemSpacingBelow: b.topAnchor, multiplier: 2).isActive = true\n}"
            ],
            ["needs View.constraint"]
        ),
        (
            ["import UIKit\n\nlet font: UIFont = UIFont(descriptor: descriptor, size: 0)"],
            ["needs UIFont.init descriptor"]
        ),
        (["import Foundation\n\nlet path = IndexPath(row: 2, section: 0)"], ["needs IndexPath.init(row:section:)"]),
        (["import Foundation\n\nlet style = PersonNameComponentsFormatter()"], ["undecided"]),
        (
            ["import Dispatch\n\nlet s = DispatchSource.makeFileSystemObjectSource()"],
            ["needs DispatchSource.makeFileSystemObjectSource"]
        ),
        (["import os\n\nextension OSLogType: Hashable {}"], ["passes"]),
        (["func send(_ n: Int) -> Int { n }\nlet a = send(1).finish()"], ["fails"]),
        (["func wait(_ n: Int) -> Int { n }\nlet b = wait(\"a\")"], ["fails"]),
        (["func read(_ path: String) -> String { path }", "let text: Int = read(\"a\")"], ["passes", "fails"]),
        // Colours of an app's assets, and a name that is misspelt.
        (
            ["let text = Text(\"a\").foregroundStyle(.accent)", "let text = Text(\"a\").foregroundStyle(.secodnary)"],
            ["needs ShapeStyle.accent", "fails"]
        ),
        // A case that what is missing hides.
        (
            [
                "final class Model {\n    enum Route: Hashable { case detail(Article) }\n    var route: Route?\n    func show(_ a: Article) { route = .detail(a) }\n}"
            ], ["passes given Article"]
        ),
        (["class Circle: Shape {\n    override func area() -> Double { 1 }\n    var radius = 1.0\n}"], ["needs Shape"]),
        (["class Session: NSObject, URLSessionDelegate {\n    var count = 0\n}"], ["fails in Swift 6"]),
        (
            ["infix operator ** { associativity left }", "func ** (a: Int, b: Int) -> Int { a * b }"],
            ["undecided", "undecided"]
        ),
        // A function of one's own that is called like one of C's.
        (["func load() async {\n    await send(.load).finish()\n}"], ["passes given send"]),
        (["override func canPerform(_ items: [Any]) -> Bool { !items.isEmpty }"], ["undecided"]),
        (["#Predicate<String> { $0.localizedStandardContains(\"a\") }"], ["undecided"]),
    ]
    private static let judged = JudgedLessons(pages.map(\.texts))

    @Test("A sample is wrong only if no witness takes its errors away", arguments: pages)
    func witness(page: (texts: [String], expected: [String])) async throws {
        let found = try await Self.judged.verdicts(on: page.texts)
        #expect(found.map { Self.name($0.rest) } == page.expected, "\(found.map(\.rest))")
    }

    private static func name(_ outcome: CompilationVerdict.Outcome) -> String {
        guard case .fails(let errors) = outcome, errors.allSatisfy(\.isOfMode) else { return outcome.name }
        return "fails in Swift 6"
    }

    @Test(
        "What is wrong only with what another sample declares is a warning, but for a slip, where no course says that they belong together"
    )
    func loans() async throws {
        let toolchain = try #require(Machine.toolchain)
        for (language, expected) in [("6", [false, false, false]), (nil, [true, false, false])] {
            let compiler = SampleCompiler(toolchain, cacheFile: nil, language: language)
            let lesson = TestLesson([
                "struct Item { var title = \"\" }", "func use(_ item: Item) { item.price() }",
                "func use(_ item: Item) -> Int { \"a\" }", "let item = Item(titel: \"a\")",
            ])
            let verdicts = try await compiler.verdicts(on: [lesson.samples]).verdicts[0]
            #expect(verdicts.dropFirst().map { $0.rest.errors.first?.isOfLoan } == expected)
        }
    }

    @Test("Where the mode is said, its errors are errors")
    func saidMode() async throws {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil, language: "6")
        let lesson = TestLesson(["final class Shared { static var all = [Int]() }"])
        let verdict = try await compiler.verdicts(on: [lesson.samples]).verdicts[0][0]
        #expect(Self.name(verdict.rest) == "fails")
    }

    @Test("What witnesses say of a sample is nothing for another that has the same text beside what is left out")
    func sameText() async throws {
        let text = "print(String(12, radux: 8))"
        let verdicts = try await TestLesson([text, "...\n\(text)\n...", text + "\n"]).verdicts()
        #expect(verdicts[0].rest.name == "fails" && verdicts[2].rest.name == "fails")
        #expect(verdicts[1].rest.name != "passes")
    }

}
