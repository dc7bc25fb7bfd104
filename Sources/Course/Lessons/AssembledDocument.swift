import Diagnostics
import Markdown

/// A page's document with all that it takes from other files: the texts that snippets of Material for MkDocs name
/// (``SnippetInsertion``), and the code of its samples (``SampleInclusion``).
struct AssembledDocument {
    let document: Document
    /// What parsing finds, and what can't be taken from the files.
    let findings: [Diagnostic]
    /// The files that were looked at, with their state.
    let lookups: SampleRoots.Lookups
    /// How much of other files it shows, by ``FileAllowance/unit``.
    let shownUnits: Int
    /// Whether it shows less than it names, because the course as a whole would show too much.
    let isCut: Bool

    /// - Parameter files: asked only where the page names a file.
    init(_ file: SourceFile, dialect: Dialect, files: SampleFiles) {
        let snippets = dialect == .material ? SnippetInsertion(file, from: files) : nil
        let (written, markdown) = Document.parse(snippets?.file ?? file, dialect: dialect)
        let samples = SampleInclusion(in: written, from: files)
        document = samples.document
        findings = markdown + samples.findings.diagnostics + (snippets?.findings.diagnostics ?? [])
        shownUnits = (samples.shownBytes + (snippets?.shownBytes ?? 0)) / FileAllowance.unit
        isCut = samples.allowance.isCut || snippets?.allowance.isCut == true
        lookups = samples.lookups.merging(snippets?.lookups ?? [:]) { first, _ in first }
    }
}
