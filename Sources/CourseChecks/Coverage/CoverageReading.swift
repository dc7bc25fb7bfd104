import Course
import Diagnostics
import FileSystem
import Markdown
import SnippetCompiler
import SnippetSyntax
import Support

/// Compares the symbols of a package with the comments and the pages of its documentation.
///
/// Documented means what it means for DocC: the symbol's comment or its page in a catalogue begins with a paragraph, the abstract.
/// An implementation of a protocol's requirement without a comment of its own has the requirement's, if the protocol belongs to
/// the same module.
package struct CoverageReading {
    private struct Text {
        /// The lines of the file, counted from 1.
        let lines: ClosedRange<Int>
        let proof: SampleProof?
    }

    /// The comments with Swift samples, by the real paths of their files, in the order of the file.
    private var comments: [String: [Text]] = [:]
    /// The pages about symbols, by the paths of these.
    private var pages: [String: [(hasAbstract: Bool, proof: SampleProof?)]] = [:]
    private var realPaths: [String: String] = [:]

    /// - Parameter checked: the package's documentation, its comments included.
    package init(_ checked: CheckedCourse) {
        let course = checked.course
        var tables: [String: LineTable] = [:]
        for index in course.written {
            let lesson = course.lessons[index]
            let document = lesson.document
            let proof = SampleProof(checked.samples[index].byBlock.values)
            if document.dialect == .swiftComment {
                guard proof != nil else { continue }
                let file = document.file.insertions?.original ?? document.file
                let table = tables[file.path] ?? LineTable(file)
                tables[file.path] = table
                let places = document.children(of: document.root).map { document.range(of: $0).bytes }
                guard let first = places.first, let last = places.last else { continue }
                let lines =
                    table.line(
                        at: first.lowerBound
                    )...max(
                        table.line(at: first.lowerBound),
                        table.line(at: max(first.lowerBound, last.upperBound - 1))
                    )
                comments[realPath(file.path), default: []].append(Text(lines: lines, proof: proof))
            } else if let symbol = lesson.documentedSymbol {
                pages[SymbolPath.withoutSuffixes(symbol), default: []].append((Self.hasAbstract(document), proof))
            }
        }
        for file in comments.keys { comments[file]?.sort { $0.lines.lowerBound < $1.lines.lowerBound } }
    }

    /// Returns the coverage of modules.
    package mutating func coverage(of modules: [ModuleSymbols]) -> DocumentationCoverage {
        DocumentationCoverage(modules: modules.map { module($0) })
    }

    private mutating func module(_ module: ModuleSymbols) -> DocumentationCoverage.Module {
        var counts = DocumentationCoverage.Counts()
        counts.synthesized = module.synthesized
        var undocumented: [ModuleSymbol] = []
        let names = Dictionary(grouping: module.symbols, by: \.path).mapValues(\.count)
        for symbol in module.symbols {
            // A page is about one symbol: nobody can tell which of several with the same name.
            let own = names[symbol.path] == 1 ? page(about: symbol, in: module.module) : []
            let proof = SampleProof.joined([symbol.comment.flatMap { self.proof(in: $0) }] + own.map(\.proof))
            counts.symbols += 1
            if proof != nil { counts.withSample += 1 }
            if proof == .proven { counts.withProof += 1 }
            if proof == .unjudged { counts.unjudged += 1 }
            if symbol.comment.map(Self.hasAbstract) ?? false || own.contains(where: \.hasAbstract) {
                counts.documented += 1
            } else {
                undocumented.append(symbol)
            }
        }
        return DocumentationCoverage.Module(name: module.module, counts: counts, undocumented: undocumented)
    }

    private func page(about symbol: ModuleSymbol, in module: String) -> [(hasAbstract: Bool, proof: SampleProof?)] {
        (pages[symbol.path] ?? []) + (pages["\(module)/\(symbol.path)"] ?? [])
    }

    /// Returns the state of the samples in a comment; nil if it has none.
    private mutating func proof(in comment: ModuleSymbol.Comment) -> SampleProof? {
        guard let first = comment.lines.firstIndex(where: { $0.contains { !$0.isWhitespace } }),
            let texts = comments[realPath(comment.file)]
        else { return nil }
        let line = comment.numbers[first]
        let next = texts.partitioningIndex { $0.lines.lowerBound > line }
        guard next > 0, texts[next - 1].lines.contains(line) else { return nil }
        return texts[next - 1].proof
    }

    private mutating func realPath(_ path: String) -> String {
        if let known = realPaths[path] { return known }
        let real = (try? FileSystem.realPath(path)) ?? path
        realPaths[path] = real
        return real
    }

    // MARK: Abstracts

    private static func hasAbstract(_ comment: ModuleSymbol.Comment) -> Bool {
        let text = SourceFile(path: comment.file, text: comment.lines.joined(separator: "\n"))
        return hasAbstract(Document.parse(text, dialect: .swiftComment).document)
    }

    /// Returns true if a text begins with a paragraph, behind its title if it has one.
    private static func hasAbstract(_ document: Document) -> Bool {
        for block in document.children(of: document.root) {
            switch document[block].kind {
            case .paragraph: return !document.plainText(of: block).isEmpty
            // The title of a page, and directives such as `@Metadata`.
            case .heading where document.dialect == .docC: continue
            case .container where document.dialect == .docC: continue
            case .htmlBlock: continue
            default: return false
            }
        }
        return false
    }
}
