import Diagnostics
import Testing

@testable import SnippetLint
@testable import SnippetSyntax

@Suite("Code patterns")
struct CodePatternTests {
    private static let types = DeclaredTypes(
        in: [
            Snippet(
                ordinal: 1,
                source: SourceSlice(SourceFile(path: "", text: "final class Model {}\nstruct Value {}"))
            )
        ]
    )

    @Test(
        "What an example shows first is what is looked for",
        arguments: [
            ("@State private var isOpen = false", CodePattern.Feature.attribute("State")),
            ("@Environment(Shift.self) private var shift", .attribute("Environment")),
            ("@Observable @MainActor\nfinal class A { }", .attribute("Observable")),
            ("@Environment", .attribute("Environment")),
            ("@State private var", .attribute("State")),
            ("let title: String", .property(isLet: true)),
            ("private(set) var names: [String] = []", .property(isLet: false)),
            ("actor Cache { }", .actor),
            ("async let a = load()", .asyncLet),
            (".task(id: day) { await load(day) }", .call(name: "task", labels: ["id"], isMember: true)),
            (".task { await load() }", .call(name: "task", labels: [], isMember: true)),
            ("Task { await save() }", .call(name: "Task", labels: [], isMember: false)),
            (
                "await withTaskGroup(of: Int.self) { group in }",
                .call(name: "withTaskGroup", labels: ["of"], isMember: false)
            ),
        ]
    )
    func features(code: String, expected: CodePattern.Feature) {
        #expect(CodePattern(code, types: Self.types)?.feature == expected)
    }

    @Test(
        "Text that shows nothing to look for gives no pattern",
        arguments: ["", "let", "¿Qué es?", "}{"]
    )
    func nothing(code: String) {
        #expect(CodePattern(code, types: Self.types) == nil)
    }

    @Test("Patterns of one attribute are told apart by classes, and only where there are both")
    func toldApart() throws {
        let model = try #require(CodePattern("@State var a = Model()", types: Self.types))
        let value = try #require(CodePattern("@State var a = Value()", types: Self.types))
        let other = try #require(CodePattern("@Binding var a: Model", types: Self.types))
        #expect(CodePattern.toldApart([model, value, other]).map(\.isClass) == [true, false, nil])
        #expect(CodePattern.toldApart([model]).map(\.isClass) == [nil])
    }

    @Test("A rule names a pattern where its own words do, and not where a longer word does")
    func rules() throws {
        func names(_ code: String) throws -> Set<RuleID> {
            let pattern = try #require(CodePattern(code, types: Self.types))
            return Set(RuleCatalogue.all.filter(pattern.isNamed).map(\.id))
        }
        #expect(try names("@State var a = 0").isSuperset(of: ["state-private", "state-object"]))
        #expect(try !names("@Observed var a = 0").contains("observed-object"))
        #expect(try names(".task(id: a) { }") == ["task-id"])
        #expect(try names(".task { }").contains("on-appear-task"))
    }
}
