import Diagnostics
import Support

/// A Markdown file as a value: its tree, and the lists that the rest of Glosa asks for.
///
/// The path of a file through the module:
/// - `Source/` prepares the text (``PreparedSource`` blanks front matter and footnote definitions, so that everything else keeps
///   its place) and maps libcmark's lines back to the file (``ContainerStack``, ``LeafContent``);
/// - `CMark/` is the only user of libcmark: bytes in, flat array of nodes out, no pointer survives;
/// - `Building/` walks that array and builds the ``Tree``; each leaf's inlines become a list of events (`Inlines/`), whose places
///   are found by reading the source along with them (``InlineAligner``);
/// - `Extensions/` has one file for each thing CommonMark lacks; they rewrite blocks or inline events;
/// - `Contents/` are the lists: headings, code blocks, links, footnotes, comments;
/// - the module `MarkdownHTML` writes a document as HTML and cleans raw HTML.
///
/// Nothing here recurses over the depth of the document, and nothing throws: what is wrong with a file is a `Diagnostic`.
///
/// It is a class, though it never changes, so that a copy of a document is one reference, not one for each list.
public final class Document: Sendable {
    public let file: SourceFile
    public let frontMatter: FrontMatter?
    /// The headings, in document order.
    public let headings: [Heading]
    /// The headings in raw HTML that have no id of their own, in document order.
    public let rawHeadings: [RawHeading]
    /// The code blocks, in document order; see ``codeBlock(_:)`` for one by its number.
    public let codeBlocks: [CodeBlock]
    public let links: [Link]
    /// The footnotes, in the order of their definitions.
    public let footnotes: [Footnote]
    public let comments: [Comment]
    /// The formulas in texts, in document order.
    public let formulas: [NodeID]
    /// The abbreviations, in document order.
    public let abbreviations: [Abbreviation]
    /// The containers, in the order in which they open.
    public let containers: [Container]
    public let dialect: Dialect
    /// True if texts of other files are inserted in the document, besides the code of fences.
    public let hasInsertedText: Bool
    /// The ranges of the file whose texts are written in other files.
    public let origins: [InsertedTexts.Origin]
    /// The other files that code was taken from, each once.
    public let includedFiles: [SourceFile]
    /// The names of the components of other generators among the raw HTML, in small letters; they have a finding.
    package let foreignComponents: Set<String>
    package let tree: Tree
    /// The raw HTML of HTML blocks, by `detail`.
    package let htmlSlices: [SourceSlice]

    /// Parses a file. The diagnostics are in the order of the file.
    public static func parse(
        _ file: SourceFile,
        dialect: Dialect = .glosa
    ) -> (document: Document, diagnostics: [Diagnostic]) {
        parse(file, dialect: dialect, largest: DocumentBuilder.largestDocument)
    }

    /// - Parameter largest: The largest size of the document, see ``DocumentBuilder/largestDocument``.
    static func parse(
        _ file: SourceFile,
        dialect: Dialect = .glosa,
        largest: Int
    ) -> (document: Document, diagnostics: [Diagnostic]) {
        var diagnostics = DiagnosticList()
        let source = PreparedSource(file, dialect: dialect, diagnostics: &diagnostics)
        var builder = DocumentBuilder(source, diagnostics, largest: largest)
        builder.run()
        diagnostics = builder.diagnostics
        for finding in CharacterReferenceCheck.check(file, codeBlocks: builder.codeBlocks) {
            diagnostics.append(finding)
        }
        for finding in ConflictMarkers.findings(file, codeBlocks: builder.codeBlocks) { diagnostics.append(finding) }
        let document = Document(&builder, diagnostics: &diagnostics)
        return (document, document.withoutSwallowed(diagnostics.diagnostics.sortedForReport(), of: .unclosedDirective))
    }

    /// Returns the code block with an ordinal; nil if there is none.
    public func codeBlock(_ ordinal: Int) -> CodeBlock? {
        codeBlocks.indices.contains(ordinal - 1) ? codeBlocks[ordinal - 1] : nil
    }

    /// Returns the same document with the code of other files in some of its blocks.
    ///
    /// - Parameters:
    ///   - code: The code, by the blocks' ordinals.
    ///   - files: The files that the code was taken from.
    ///   - former: The lines that steps of tutorials are compared with, by the blocks' ordinals.
    public func including(
        _ code: [Int: (slice: SourceSlice, origin: CodeOrigin)],
        of files: [SourceFile],
        former: [Int: [String]] = [:]
    ) -> Document {
        var blocks = codeBlocks
        for index in blocks.indices {
            let ordinal = blocks[index].ordinal
            guard let (slice, origin) = code[ordinal] else { continue }
            blocks[index].slice = slice
            blocks[index].origin = origin
            blocks[index].step?.former = former[ordinal]
        }
        return Document(self, codeBlocks: blocks, includedFiles: files)
    }

    /// Returns the same document with hidden lines in code of some languages.
    ///
    /// - Parameter prefixes: the signs that hidden lines begin with, by language; a fence's own sign takes precedence.
    package func hidingLines(_ prefixes: [String: String]) -> Document {
        guard !prefixes.isEmpty else { return self }
        var blocks = codeBlocks
        for index in blocks.indices where blocks[index].hiddenPrefix == nil {
            blocks[index].hiddenPrefix = blocks[index].language.flatMap { prefixes[$0] }
        }
        return Document(self, codeBlocks: blocks, includedFiles: includedFiles)
    }

    private init(_ other: Document, codeBlocks: [CodeBlock], includedFiles: [SourceFile]) {
        (self.codeBlocks, self.includedFiles) = (codeBlocks, includedFiles)
        (file, tree, dialect, frontMatter) = (other.file, other.tree, other.dialect, other.frontMatter)
        (headings, links, footnotes) = (other.headings, other.links, other.footnotes)
        rawHeadings = other.rawHeadings
        (comments, formulas, abbreviations) = (other.comments, other.formulas, other.abbreviations)
        foreignComponents = other.foreignComponents
        (containers, htmlSlices, hasInsertedText) = (other.containers, other.htmlSlices, other.hasInsertedText)
        origins = other.origins
    }

    private init(_ builder: inout DocumentBuilder, diagnostics: inout DiagnosticList) {
        var tree = Tree()
        swap(&tree, &builder.builder.tree)
        // Bare addresses are found after the other links of their block.
        let pendingLinks = builder.links.sorted { $0.node < $1.node }
        for (index, link) in pendingLinks.enumerated() {
            tree.nodes[link.node.index].detail = Int32(truncatingIfNeeded: index)
        }
        let file = builder.source.file
        tree.trim()
        frontMatter = builder.source.frontMatter
        var codeBlocks = builder.codeBlocks.exactlySized
        formulas = builder.formulas
        abbreviations = builder.source.abbreviations.abbreviations
        containers = builder.containers
        foreignComponents = builder.foreign.components
        dialect = builder.source.dialect
        includedFiles = []
        hasInsertedText = file.insertions != nil
        origins = file.insertions?.origins ?? []
        footnotes = builder.footnotes.footnotes(file)
        (headings, rawHeadings) = HeadingAnchors.headings(
            builder.headings,
            in: tree,
            of: file,
            diagnostics: &diagnostics
        )
        // Links within an image's description are none for readers: their words belong to the image.
        var describedUntil = 0
        links = pendingLinks.map { [tree] link in
            let isDescription = link.node.index < describedUntil
            if link.kind == .image { describedUntil = max(describedUntil, Int(tree.nodes[link.node.index].end)) }
            return Link(
                node: link.node,
                kind: link.kind,
                destination: String(decoding: tree.text[link.destination.range], as: UTF8.self),
                title: link.title.isEmpty ? nil : String(decoding: tree.text[link.title.range], as: UTF8.self),
                text: isDescription ? "" : tree.plainText(of: link.node),
                range: file.range(link.range ?? link.blockStart..<link.blockStart),
                destinationRange: link.destinationRange.map(file.range)
            )
        }
        guard let insertions = file.insertions else {
            (self.tree, self.file, self.codeBlocks) = (tree, file, codeBlocks)
            (comments, htmlSlices) = (builder.comments, builder.htmlSlices)
            return
        }
        tree.move(by: insertions)
        for index in codeBlocks.indices { codeBlocks[index].slice = insertions.slice(codeBlocks[index].slice) }
        (self.tree, self.file, self.codeBlocks) = (tree, insertions.original, codeBlocks)
        comments = builder.comments.map { $0.moved(by: insertions) }
        htmlSlices = builder.htmlSlices.map(insertions.slice)
    }
}
