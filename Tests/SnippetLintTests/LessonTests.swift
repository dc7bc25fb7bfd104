import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

/// What the rules say of lessons in the manner of those that the catalogue was drawn from.
@Suite("Lessons")
struct LessonTests {
    private static let viewData = """
        struct SearchViewData {
            var query: String = ""
            var queryError: String?
            var isLoading: Bool = false
            mutating func clear() { queryError = nil }
        }
        @MainActor
        protocol SearchViewModel: ObservableObject {
            var data: SearchViewData { get set }
            func onSearch()
        }
        final class SearchViewModelImpl: SearchViewModel {
            @Dependency(\\.search) var search
            @Published var data: SearchViewData
            private var current: Task<Void, Never>?
            init(data: SearchViewData = .init()) { self.data = data }
            func onSearch() { current = Task { data.isLoading = true } }
        }
        struct SearchView<ViewModel: SearchViewModel>: View {
            @ObservedObject var viewModel: ViewModel
            var body: some View { TextField("Query", text: $viewModel.data.query) }
        }
        """

    @Test("MVVM with ViewData is right under its own profile and full of findings under modern-state")
    func profiles() {
        #expect(verdict(Self.viewData, profile: .mvvmViewData).rules == [])
        #expect(
            Set(verdict(Self.viewData).rules).isSuperset(of: ["observable-object", "published", "observed-object"])
        )
        #expect(verdict(Self.viewData, profile: .legacy).diagnostics.allSatisfy { $0.severity == .note })
        let own = Profile(name: "ours", base: .modernState, levels: ["published": .off, "observed-object": .error])
        #expect(!verdict(Self.viewData, profile: own).rules.contains("published"))
        #expect(
            verdict(Self.viewData, profile: own).diagnostics.contains {
                $0.rule == "observed-object" && $0.severity == .error
            }
        )
    }

    @Test("Declarations of other samples of the lesson count, and preambles are not judged")
    func lesson() {
        let samples = [
            "@Observable @MainActor final class Shop { var name = \"\" }\n@State var hidden = 1",
            "struct A: View {\n    let shop = Shop()\n}",
        ]
        let snippets = samples.enumerated().map { index, code in
            Snippet(
                ordinal: index + 1,
                source: SourceSlice(SourceFile(path: "a.md", text: code)),
                isPreamble: index == 0
            )
        }
        let verdicts = SnippetLinter().lint(lesson: snippets)
        #expect(verdicts[0].diagnostics.isEmpty)
        #expect(verdicts[1].rules == ["owned-observable-state"])
    }

    @Test(
        "Samples that are Swift together are pieces, whatever part of the end stands alone",
        arguments: [
            ["func f() {", "}"], ["func f() {\n    print(1)", "}"], ["if a {\n    b()", "} else {\n    c()\n}"],
            ["#if os(Linux)", "let a = 1\n#endif"], ["struct A {\n    var x = 1", "    func f() {}\n}"],
            ["do {\n    try a()", "} catch {\n    b()\n}"], ["f {", "    g()", "}"],
        ]
    )
    func joined(_ codes: [String]) {
        let snippets = codes.enumerated().map { index, code in
            Snippet(ordinal: index + 1, source: SourceSlice(SourceFile(path: "a.md", text: code)))
        }
        #expect(SnippetLinter().lint(lesson: snippets).flatMap(\.rules) == [])
    }

    @Test(
        "Samples that are not Swift together keep their errors",
        arguments: [
            ["func f() {\n    print(1)", "let a = 1"], ["let a = [1", "}"], ["#if os(Linux)\nlet a = 1", "let b = 2"],
        ]
    )
    func unjoined(_ codes: [String]) {
        let snippets = codes.enumerated().map { index, code in
            Snippet(ordinal: index + 1, source: SourceSlice(SourceFile(path: "a.md", text: code)))
        }
        #expect(SnippetLinter().lint(lesson: snippets).flatMap(\.rules) != [])
    }

    @Test("A text that came from a web page shows what it lost")
    func scraped() {
        let code = """
            struct Page: View { private var isOn: State= State(initialValue: true) @State var name = "Eva" var body: some View { \
            List { ForEach(names, id: .self) { Text("Hello (name)") } } } }
            """
        let rules = Set(verdict(code).rules)
        #expect(rules.isSuperset(of: ["lost-generic", "lost-key-path", "lost-interpolation", "flattened-sample"]))
    }

    @Test("The same lesson gives the same verdicts")
    func determinism() {
        let first = verdict(Self.viewData)
        for _ in 0..<5 { #expect(verdict(Self.viewData).diagnostics == first.diagnostics) }
    }
}
