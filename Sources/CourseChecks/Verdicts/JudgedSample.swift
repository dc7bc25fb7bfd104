import SnippetSyntax

/// A sample of a lesson with the verdict on it.
struct JudgedSample: Sendable {
    let snippet: Snippet
    var verdict: SnippetVerdict

    var id: SampleID { snippet.id }
}
