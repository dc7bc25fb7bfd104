import SnippetSyntax
import Testing

@Suite("The value of fails=")
struct ExpectedFailureTests {
    @Test(
        "Commas part names; a reason keeps its own",
        arguments: [
            ("state-private,foreground-color", ["state-private", "foreground-color"]),
            ("state-private, foreground-colr", ["state-private", "foreground-colr"]),
            ("a reason, with comma", ["a reason, with comma"]),
            (
                "It leaks, since nobody ends it, not even the view",
                ["It leaks, since nobody ends it, not even the view"]
            ),
            ("因为 它, 没有 结束", ["因为 它, 没有 结束"]), ("leaks, since nobody ends it", ["leaks, since nobody ends it"]),
            ("state-private, a reason, with comma", ["state-private", "a reason, with comma"]),
            ("compile-error", ["compile-error"]), ("has no initializers", ["has no initializers"]),
        ]
    )
    func names(_ value: String, _ names: [String]) {
        let rules = ["state-private", "foreground-color"]
        #expect(ExpectedFailures.names(in: value, isRule: rules.contains) == names)
    }
}
