import Diagnostics

/// The marks with which authors say in a comment that code is right or wrong: `// ✅ Good`, `// ❌`, `// Incorrecto: …`.
public enum SampleMark {
    /// Returns the expectation that a comment states for the code by it; nil if it states none.
    ///
    /// - Parameter comment: the whole comment with its `//` or `/* */`.
    public static func expectation(of comment: String) -> SnippetReference.Expectation? {
        Marker.expectation(of: Array(comment.utf8)[...])
    }
}
