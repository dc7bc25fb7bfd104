import Testing

@testable import Diagnostics

@Suite("Unified diffs")
struct UnifiedDiffTests {
    private static func diff(_ old: String, _ new: String) -> String {
        UnifiedDiff.text(from: Array(old.utf8), to: Array(new.utf8), path: "x.md")
    }

    // The expected texts are what GNU diff -u prints after its two header lines.
    @Test(
        "A change is shown with three lines around it",
        arguments: [
            ("a\n", "a\n", ""),
            ("a\nb\nc\n", "a\nB\nc\n", "@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n"),
            ("1\n2\n3\n4\n5\n6\n7\n8\n", "1\n2\n3\n4\n5\n6\n7\n8\n9\n", "@@ -6,3 +6,4 @@\n 6\n 7\n 8\n+9\n"),
            ("", "a\n", "@@ -0,0 +1 @@\n+a\n"),
            ("a", "b\n", "@@ -1 +1 @@\n-a\n\\ No newline at end of file\n+b\n"),
            ("a\r\nb\n", "a\nb\n", "@@ -1,2 +1,2 @@\n-a\r\n+a\n b\n"),
        ]
    )
    func change(old: String, new: String, body: String) {
        let header = body.isEmpty ? "" : "--- a/x.md\n+++ b/x.md\n"
        #expect(Self.diff(old, new) == header + body)
    }

    @Test("Changes far apart have hunks of their own, near ones share one")
    func hunks() {
        let lines = (1...20).map { "\($0)\n" }
        var far = lines
        (far[0], far[19]) = ("x\n", "y\n")
        #expect(Self.diff(lines.joined(), far.joined()).matches(of: /(?m)^@@/).count == 2)
        var near = lines
        (near[5], near[10]) = ("x\n", "y\n")
        #expect(Self.diff(lines.joined(), near.joined()).matches(of: /(?m)^@@/).count == 1)
    }

    @Test("The diff is what patch reads")
    func diff() {
        let old = (1...20).map { "line \($0)\n" }.joined()
        let new = old.replacing("line 3\n", with: "line three\n").replacing("line 18\n", with: "")
        #expect(
            Self.diff(old, new) == """
                --- a/x.md
                +++ b/x.md
                @@ -1,6 +1,6 @@
                 line 1
                 line 2
                -line 3
                +line three
                 line 4
                 line 5
                 line 6
                @@ -15,6 +15,5 @@
                 line 15
                 line 16
                 line 17
                -line 18
                 line 19
                 line 20

                """
        )
    }
}
