import Diagnostics

/// How authors say in a comment that code is right or wrong: `// ✅ Good`, `// ❌`, `// Incorrecto: …`.
public enum SampleMark {
    /// What a comment says of the code by it; nil where it says nothing of the kind.
    ///
    /// - Parameter comment: the whole comment with its `//` or `/* */`.
    public static func expectation(of comment: String) -> SnippetReference.Expectation? {
        Marker.expectation(of: Array(comment.utf8)[...])
    }
}
