import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

/// What lessons say of state, shown by running views without a screen.
@Suite("Views that are evaluated", Machine.needsConfinement, Machine.needsShim)
struct HeadlessTests {
    /// A page, what is done to it, and what it must write.
    static let pages: [(name: String, text: String, output: String)] = [
        (
            "With ObservableObject every observer's body runs",
            """
            final class Model: ObservableObject { @Published var name = "Ada"; @Published var score = 0 }
            struct NameLabel: View { @ObservedObject var model: Model; var body: some View { Text(model.name) } }
            struct ScoreLabel: View { @ObservedObject var model: Model; var body: some View { Text("\\(model.score)") } }
            struct Page: View {
                @StateObject private var model = Model()
                var body: some View {
                    NameLabel(model: model)
                    ScoreLabel(model: model)
                    Button("Win") { model.score += 1 }
                }
            }
            let screen = HeadlessScreen(Page())
            screen.tap("Win")
            print(screen.bodyRuns, screen.texts)
            """,
            "Page 2, NameLabel 2, ScoreLabel 2 [\"Ada\", \"1\", \"Win\"]\n"
        ),
        (
            "With Observation only the reader's body runs",
            """
            @Observable final class Model { var name = "Ada"; var score = 0 }
            struct NameLabel: View { let model: Model; var body: some View { Text(model.name) } }
            struct ScoreLabel: View { let model: Model; var body: some View { Text("\\(model.score)") } }
            struct Page: View {
                @State private var model = Model()
                var body: some View {
                    NameLabel(model: model)
                    ScoreLabel(model: model)
                    Button("Win") { model.score += 1 }
                }
            }
            let screen = HeadlessScreen(Page())
            screen.tap("Win")
            print(screen.bodyRuns, screen.texts)
            """,
            "Page 1, NameLabel 1, ScoreLabel 2 [\"Ada\", \"1\", \"Win\"]\n"
        ),
        (
            "A property of one's own is brought up to date before each body, inner ones first",
            """
            final class Log { var words: [String] = [] }
            @propertyWrapper struct Inner: DynamicProperty {
                @State private var log = Log()
                var wrappedValue: Log { log }
                func update() { log.words.append("inner") }
            }
            @propertyWrapper struct Outer: DynamicProperty {
                @Inner private var log
                @State private var n = 0
                var wrappedValue: Int { get { n } nonmutating set { n = newValue } }
                var projectedValue: [String] { log.words }
                func update() { log.words.append("outer \\(n)") }
            }
            struct Page: View {
                @Outer private var n
                var body: some View {
                    Text($n.joined(separator: ", "))
                    Button("Add") { n += 1 }
                }
            }
            let screen = HeadlessScreen(Page())
            screen.tap("Add")
            print(screen.bodyRuns, screen.texts)
            """,
            "Page 2 [\"inner, outer 0, inner, outer 1\", \"Add\"]\n"
        ),
        (
            "State keeps its first value, unless the identity changes",
            """
            struct Kept: View { @State var n: Int; var body: some View { Text("kept \\(n)") } }
            struct Given: View { let n: Int; var body: some View { Text("given \\(n)") } }
            struct Page: View {
                @State private var n = 1
                var body: some View {
                    Kept(n: n)
                    Given(n: n)
                    Kept(n: n).id(n)
                    Button("Next") { n += 1 }
                }
            }
            let screen = HeadlessScreen(Page())
            screen.tap("Next")
            print(screen.texts)
            """,
            "[\"kept 1\", \"given 2\", \"kept 2\", \"Next\"]\n"
        ),
        (
            "A binding writes to the owner's state, and runs who reads it",
            """
            struct Field: View { @Binding var text: String; var body: some View { TextField("Name", text: $text) } }
            struct Page: View {
                @State private var text = ""
                var body: some View {
                    Field(text: $text)
                    Text("Hello, \\(text)")
                }
            }
            let screen = HeadlessScreen(Page())
            screen.type("Eva", into: "Name")
            print(screen.texts, screen.bodyRuns(of: Page.self), screen.bodyRuns(of: Field.self))
            """,
            "[\"Name\", \"Hello, Eva\"] 2 1\n"
        ),
        (
            "The environment reaches deep, also through @Bindable, and only readers run",
            """
            @Observable final class Model { var name = "Ada" }
            struct Deep: View {
                @Environment(Model.self) private var model
                @Environment(\\.isEnabled) private var isEnabled
                var body: some View {
                    @Bindable var model = model
                    Text(isEnabled ? model.name : "off")
                    TextField("Name", text: $model.name)
                }
            }
            struct Middle: View { var body: some View { Deep() } }
            struct Page: View {
                @State private var model = Model()
                @State private var isOff = false
                var body: some View {
                    Middle().disabled(isOff).environment(model)
                    Toggle("Off", isOn: $isOff)
                }
            }
            let screen = HeadlessScreen(Page())
            screen.type("Zoe", into: "Name")
            print(screen.texts, screen.bodyRuns)
            screen.tap("Off")
            print(screen.texts, screen.bodyRuns)
            """,
            "[\"Zoe\", \"Name\", \"Off\"] Page 1, Middle 1, Deep 2\n[\"off\", \"Name\", \"Off\"] Page 2, Middle 1, Deep 3\n"
        ),
        (
            "Rows keep what is theirs by their identity; what appears, changes and goes is told",
            """
            struct Row: View {
                let id: Int
                @State private var isOn = false
                var body: some View { Toggle("Row \\(id) \\(isOn)", isOn: $isOn) }
            }
            struct Page: View {
                @State private var ids = [1, 2]
                var body: some View {
                    ForEach(ids, id: \\.self) { id in Row(id: id).onDisappear { print("gone", id) } }
                    Button("Drop") { ids.removeFirst() }
                        .onAppear { print("there") }
                        .onChange(of: ids) { old, new in print(old, new) }
                }
            }
            let screen = HeadlessScreen(Page())
            screen.tap("Row 2 false")
            screen.tap("Drop")
            print(screen.texts)
            """,
            "there\ngone 1\n[1, 2] [2]\n[\"Row 2 true\", \"Drop\"]\n"
        ),
        (
            "What is presented stands on screen while it is",
            """
            struct Page: View {
                @State private var isOpen = false
                var body: some View {
                    Button("Open") { isOpen = true }
                        .sheet(isPresented: $isOpen) { Button("Close") { isOpen = false } }
                }
            }
            let screen = HeadlessScreen(Page())
            print(screen.texts)
            screen.tap("Open")
            print(screen.texts)
            screen.tap("Close")
            print(screen.texts)
            """,
            "[\"Open\"]\n[\"Open\", \"Close\"]\n[\"Open\"]\n"
        ),
    ]

    @Test("A page does what is said of it", arguments: pages)
    func page(page: (name: String, text: String, output: String)) async throws {
        let outcome = try await RunTests.outcomes(of: ["import Headless\n" + page.text])[0]
        #expect(outcome?.output == page.output, "\(page.name): \(String(describing: outcome))")
        #expect(outcome?.ending == .success)
    }

    @Test("What can't be tapped ends the sample with a word on what can")
    func unknownLabel() async throws {
        let outcome = try await RunTests.outcomes(of: [
            "import Headless\nstruct Page: View { var body: some View { Button(\"Go\") {} } }\n"
                + "HeadlessScreen(Page()).tap(\"Stop\")"
        ])[0]
        #expect(outcome?.output.contains("nothing can be tapped that says “Stop”; there are: “Go”") == true)
    }
}
