import CourseConfiguration
import Diagnostics
import Markdown

/// A page's document with the texts and code of other files: the texts that Material for MkDocs and books insert
/// (``SnippetInsertion``), and the code of its samples (``SampleInclusion``).
struct AssembledDocument {
    let document: Document
    /// The findings of parsing, and those about files that nothing can be taken from.
    let findings: [Diagnostic]
    /// The states of the files and folders that were looked up.
    let lookups: SampleRoots.Lookups
    /// The amount of other files that the page shows, in units of ``FileAllowance/unit``.
    let shownUnits: Int
    /// The title that the page's text gives it beside its headings; nil if it gives none.
    let title: String?
    /// True if the page shows less than it names, because the course as a whole would show too much.
    let isCut: Bool

    /// - Parameters:
    ///   - files: used only if the page names a file.
    ///   - translation: the PO file that the text is translated by; nil if it stays as it is.
    init(_ file: SourceFile, dialect: Dialect, files: SampleFiles, translation: BookTranslation? = nil) {
        let snippets = IncludeSyntax(dialect, content: files.content).map {
            SnippetInsertion(file, from: files, syntax: $0)
        }
        let whole = snippets?.file ?? file
        let text = translation.map { TranslatedText.file(whole, by: $0, dialect: dialect) } ?? whole
        let (written, markdown) = Document.parse(text, dialect: dialect)
        let samples = SampleInclusion(in: written, from: files)
        document = samples.document.hidingLines(files.hiddenLines)
        title = snippets?.title
        findings = markdown + samples.findings.diagnostics + (snippets?.findings.diagnostics ?? [])
        shownUnits = (samples.shownBytes + (snippets?.shownBytes ?? 0)) / FileAllowance.unit
        isCut = samples.allowance.isCut || snippets?.allowance.isCut == true
        lookups = samples.lookups.merging(snippets?.lookups ?? [:]) { first, _ in first }
    }

    /// Creates a document that names no other file.
    init(_ document: Document) {
        self.document = document
        (findings, lookups, shownUnits, title, isCut) = ([], [:], 0, nil, false)
    }
}
