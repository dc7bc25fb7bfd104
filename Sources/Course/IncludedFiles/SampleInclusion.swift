import CourseConfiguration
import Diagnostics
import Markdown
import Support

/// Inserts the code of other files into the blocks that name them: `file=Sources/App/Counter.swift region=counter`.
///
/// An included file is text: what looks like a fence in it includes nothing, so there are no cycles.
struct SampleInclusion {
    private(set) var document: Document
    private(set) var findings = DiagnosticList()
    private var search = SampleRoots.Search()
    /// The states of the files and folders that were looked up.
    var lookups: SampleRoots.Lookups { search.lookups }

    private let roots: SampleRoots
    private let catalogue: CatalogueFiles?
    /// The name of a file, and the place that it is looked for in: the catalogue, or the course and its packages.
    private struct Name: Hashable {
        let text: String
        let isOfStep: Bool
        let isOfScissors: Bool
    }

    private let snippets: SnippetSettings

    /// The files that were read, or the faults of those that can't be used, by name.
    private var files: [Name: Result<(marked: MarkedLines, address: String), SampleFault>] = [:]
    /// The bytes left to read and show. Many fences may each name a large file, be it the same or others.
    private(set) var allowance: FileAllowance
    /// The number of bytes of files that are shown.
    private(set) var shownBytes = 0

    /// - Parameter files: used only if a block names a file.
    init(in document: Document, from files: SampleFiles) {
        self.document = document
        (allowance, snippets) = (files.allowance, files.snippets)
        let blocks = document.codeBlocks.compactMap { block in
            SampleRequest(block, dialect: document.dialect).map { (block, $0) }
        }
        guard !blocks.isEmpty else {
            (roots, catalogue) = (.none, nil)
            return
        }
        roots = files.roots(for: document.file.path)
        catalogue = blocks.contains { $0.1.isOfStep } ? files.catalogue(for: document.file.path) : nil
        var code: [Int: (slice: SourceSlice, origin: CodeOrigin)] = [:]
        for (block, request) in blocks {
            if block.slice.bytes.contains(where: { !$0.isWhitespace }) {
                findings.append(.ownText(of: block, request))
            }
            do throws(SampleFault) {
                code[block.ordinal] = try self.code(request)
            } catch {
                findings.append(error.finding(request, in: document.file))
            }
        }
        // One file may have two names: with the package's before it, and without.
        let used = self.files.values.compactMap { try? $0.get().marked.file }
        let byPath = Dictionary(used.map { ($0.path, $0) }) { first, _ in first }
        self.document = document.including(
            code,
            of: byPath.values.sorted { $0.path < $1.path },
            former: formerLines(of: blocks)
        )
    }

    /// Returns the lines that steps are compared with, by their blocks' ordinals.
    private mutating func formerLines(of blocks: [(CodeBlock, SampleRequest)]) -> [Int: [String]] {
        let history = StepHistory(document)
        guard !history.isEmpty else { return [:] }
        let requests = Dictionary(blocks.map { ($0.0.ordinal, $0.1) }) { first, _ in first }
        var former: [Int: [String]] = [:]
        for (block, request) in blocks {
            guard let step = block.step, !step.isReset, let new = try? file(request).marked else {
                continue
            }
            let named = step.previous.map(SampleRequest.init(ofFormer:))
            let last = history.former(of: block.ordinal)
            guard let before = named ?? last.flatMap({ requests[$0.block] }) else { continue }
            // A return to an earlier file shows it unchanged; that is no fault.
            let isReturn = before.file == request.file && last.map { !history.isNext(block.ordinal, after: $0) } ?? true
            do throws(SampleFault) {
                let old = try file(before).marked
                former[block.ordinal] = old.text
                if old.text == new.text, !isReturn {
                    findings.append(.unchangedStep(step, before, isSameFile: before.file == request.file))
                }
            } catch {
                // A file that the step before can't show is reported there.
                if let named { findings.append(error.finding(named, in: document.file)) }
            }
        }
        return former
    }

    private mutating func code(
        _ request: SampleRequest
    ) throws(SampleFault) -> (slice: SourceSlice, origin: CodeOrigin) {
        if let fault = request.fault { throw fault }
        let (marked, address) = try file(request)
        var found: (SourceSlice, ClosedRange<Int>)?
        switch request.part {
        case .whole: found = marked.code(of: marked.lines.indices)
        case .lines(let numbers):
            let count = marked.lines.count - (marked.lines.last?.isEmpty ?? false ? 1 : 0)
            guard numbers.last <= count else { throw .beyondEnd(count) }
            found = marked.code(of: marked.lines.indices) { numbers.contains($0) }
        case .region(let name):
            guard let region = marked.region(name) else {
                let near = search.nearMiss.suggestion(for: name, among: marked.names)
                throw .noRegion(name, near: near, known: marked.regions.prefix(10).map(\.name))
            }
            let mark = marked.place(ofLine: region.mark)
            if let line = marked.repeated[name] {
                throw .repeatedRegion(name, at: marked.place(ofLine: line), first: mark)
            }
            guard let end = region.end else { throw .openRegion(name, at: mark, spelling: region.spelling) }
            found = marked.code(of: region.mark + 1..<end)
        }
        if request.isOfStep { found = marked.whole }
        guard let (slice, lines) = found else { throw .empty }
        try allowance.take(slice.bytes.count)
        shownBytes += slice.bytes.count
        return (slice, CodeOrigin(address: address, lines: lines))
    }

    private mutating func file(_ request: SampleRequest) throws(SampleFault) -> (marked: MarkedLines, address: String) {
        let key = Name(text: request.file, isOfStep: request.isOfStep, isOfScissors: request.isOfScissors)
        if let known = files[key] { return try known.get() }
        try allowance.take(0)
        let result: Result<(marked: MarkedLines, address: String), SampleFault>
        do throws(SampleFault) {
            result = .success(try read(key))
        } catch {
            result = .failure(error)
        }
        files[key] = result
        return try result.get()
    }

    private mutating func read(_ name: Name) throws(SampleFault) -> (marked: MarkedLines, address: String) {
        let found: SampleRoots.File
        if name.isOfScissors {
            found = try roots.file(name.text, of: snippets, in: &search)
        } else {
            do throws(SampleRoots.LookupFailure) {
                if name.isOfStep, let catalogue {
                    found = try roots.file(name.text, of: catalogue, in: &search)
                } else {
                    found = try roots.file(name.text, in: &search)
                }
            } catch {
                throw .unavailable(error, strangers: roots.strangers)
            }
        }
        try allowance.take(found.bytes.count)
        let (file, encoding) = TextDecoding.decode(found.bytes, path: found.path)
        if let fault = encoding.first(where: { $0.rule == TextDecoding.rule }) { throw .notText(fault.message) }
        findings.append(contentsOf: encoding)
        return (MarkedLines(file), found.address)
    }
}

extension Document {
    /// Returns a document that belongs to no course, with the code of the files that its fences name.
    package func includingFiles() -> (document: Document, findings: [Diagnostic]) {
        let inclusion = SampleInclusion(in: self, from: SampleFiles(ofLooseFiles: Configuration()))
        return (inclusion.document, inclusion.findings.diagnostics)
    }
}
