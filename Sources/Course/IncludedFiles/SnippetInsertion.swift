import CourseConfiguration
import Diagnostics

/// Inserts the text of other files into a page where it names them, as Python-Markdown's snippets do in Material for MkDocs
/// (`--8<-- "FILE"`, with `:region` or `:4:6` after the name, or names between two lines of scissors alone), and as books do
/// (``IncludeSyntax``).
struct SnippetInsertion {
    /// The page with the texts in it.
    private(set) var file: SourceFile
    private(set) var findings = DiagnosticList()
    /// The number of bytes of other files in the page.
    private(set) var shownBytes = 0
    /// The title that the page's text gives it; nil if it gives none.
    private(set) var title: String?
    /// The states of the files and folders that were looked up.
    var lookups: SampleRoots.Lookups { graph.search.lookups }

    private var graph: SnippetGraph
    private var isDepthSaid = false
    private(set) var allowance: FileAllowance

    init(_ file: SourceFile, from files: SampleFiles, syntax: IncludeSyntax) {
        self.file = file
        allowance = files.allowance
        let settings = syntax.isOfScissors ? files.snippets : SnippetSettings.ofBooks
        let lines = syntax.lines(file.bytes, of: file.path)
        guard lines != nil || !settings.appended.isEmpty else {
            graph = SnippetGraph(roots: .none, settings: settings, syntax: syntax)
            return
        }
        title = lines?.title
        findings.append(contentsOf: lines?.findings ?? [])
        graph = SnippetGraph(roots: files.roots(for: file.path), settings: settings, syntax: syntax)
        var insertions = (lines?.changes ?? []).map { change in
            let indent = file.bytes[change.indent]
            let texts = change.names.map { text($0, indentedBy: indent) ?? [] }
            let before = SnippetGraph.indented(change.before, by: indent)
            let after = SnippetGraph.indented(change.after, by: indent)
            return InsertedTexts.Insertion(
                range: change.range,
                bytes: before + texts.joined() + after,
                source: change.source
            )
        }
        for list in lines?.openLists ?? [] { say(.openList, of: list.text, at: list.place) }
        let end = file.bytes.count..<file.bytes.count
        for name in settings.appended
        where !settings.folders.contains(where: { CoursePath.join($0, name) == file.path }) {
            let named = SnippetLines.Name(text: name, place: end)
            guard let text = text(named, indentedBy: [], isOptional: true) else { continue }
            insertions.append(.init(range: end, bytes: Array("\n\n".utf8) + text))
        }
        self.file = InsertedTexts.file(file, with: insertions)
    }

    /// Returns the text of a file or of a part of it; nil if it is not available, which is reported.
    private mutating func text(
        _ name: SnippetLines.Name,
        indentedBy indent: ArraySlice<UInt8>,
        isOptional: Bool = false
    ) -> [UInt8]? {
        let extent = graph.extent(of: name.text)
        for index in extent.innerFaults {
            let fault = graph.faults[index]
            if case .tooDeep = fault.fault {
                if isDepthSaid { continue }
                isDepthSaid = true
            }
            say(fault, at: name.place)
        }
        if let fault = extent.fault {
            if !isOptional { say(graph.faults[fault], at: name.place) }
            return nil
        }
        let bytes = extent.bytes(indentedBy: indent.count)
        do throws(SampleFault) {
            // Empty texts take time, too.
            try allowance.take(bytes + extent.texts * Self.costOfText)
        } catch {
            say(error, of: name.text, at: name.place)
            return nil
        }
        shownBytes += bytes
        return SnippetGraph.indented(graph.bytes(of: name.text), by: indent)
    }

    private static let costOfText = 100

    private mutating func say(_ fault: SnippetGraph.Fault, at place: Range<Int>) {
        say(fault.fault, of: fault.name, at: place)
    }

    private mutating func say(_ fault: SampleFault, of name: String, at place: Range<Int>) {
        findings.append(fault.finding(SampleRequest(file: name, at: file.range(place)), in: file))
    }
}
