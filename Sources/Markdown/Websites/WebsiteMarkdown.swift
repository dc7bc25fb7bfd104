import Diagnostics
import Support

/// A page of VitePress, Docusaurus or Starlight in Glosa's own Markdown: the stretches that are spelt otherwise there, each with
/// the text in its place.
package struct WebsiteMarkdown {
    /// The text of another file.
    package struct Inclusion {
        /// The path as it is written, relative to the page; with `@/`, `@site/` or `~/` before it, to a folder of the site.
        package let path: String
        /// The name of a region or lines such as `4:6`; empty for all of the file.
        package let part: String
        package let place: Range<Int>
    }

    package struct Change {
        package let range: Range<Int>
        package var text: [UInt8]
        /// The text between ``text`` and ``end``; nil if there is none.
        package var inclusion: Inclusion?
        package var end: [UInt8] = []
        /// The indentation of each line of the change.
        package var indent: Range<Int>
    }

    /// The changes, ascending and not nested.
    package let changes: [Change]
    package let frontMatter: FrontMatter?
    /// The syntax that has no counterpart here, and is left out or shown as it is.
    package let findings: [Diagnostic]

    package init(_ file: SourceFile, dialect: Dialect) {
        var reader = WebsiteReader(file, dialect)
        reader.run()
        changes = reader.changes
        frontMatter = reader.frontMatter
        findings = reader.foreign.findings()
    }
}

/// Reads a page of a website line by line.
struct WebsiteReader {
    /// A component that is open.
    struct OpenComponent {
        let name: String
        /// The number of colons of each container that it opened.
        let colons: [Int]
        /// The column of its tag on the page.
        let indent: Int
        /// The column in the file at which its content begins; nil before its first line.
        var column: Int?
        /// The names of the container that it opened; empty if it opened none.
        let container: String
    }

    /// A container between lines of colons.
    struct OpenColons {
        let colons: Int
        /// True if its lines are left out, since its content is shown without it.
        let isLeftOut: Bool
        /// The blocks of a group of code, as indices into ``changes``; nil for other containers.
        var fences: [Int]?
    }

    let file: SourceFile
    let bytes: [UInt8]
    let dialect: Dialect
    /// True if the page may hold JavaScript.
    let isMDX: Bool
    let frontMatter: FrontMatter?
    var changes: [WebsiteMarkdown.Change] = []
    var foreign = ForeignRegister()
    var open: [OpenComponent] = []
    var colons: [OpenColons] = []
    /// The files that components and values are imported from, by their names.
    var imports: [String: String] = [:]
    var lists = ListLevels()
    /// The mark that ends raw text; nil outside of it.
    private var rawEnd: [UInt8]?
    private var quotedFence: (marker: UInt8, count: Int)?
    private var isAfterBlank = true
    private var isAfterModule = false
    private var isIndentedCode = false
    /// The labels that open groups of tabs give to their tabs, by the tabs' values.
    var labels: [[String: String]] = []
    /// The number of bytes that may still be searched for ends of tags that have none.
    var searchBudget: Int

    init(_ file: SourceFile, _ dialect: Dialect) {
        (self.file, self.dialect, bytes) = (file, dialect, file.bytes)
        let isNamedMDX = file.path.lowercased().hasSuffix(".mdx")
        isMDX = isNamedMDX || dialect == .docusaurus
        searchBudget = 200_000 + 20 * file.bytes.count
        var ignored = DiagnosticList()
        frontMatter = FrontMatter.find(in: file, diagnostics: &ignored)
    }

    mutating func run() {
        var start = frontMatter?.blockEnd ?? 0
        while start < bytes.count { start = readAnyLine(from: start) }
        let end = bytes.count..<bytes.count
        while let component = open.popLast() {
            if !component.colons.isEmpty { replace(end, Self.closing(component.colons, indent: 0, isBroken: true)) }
        }
        closeGroups(from: 0)
    }

    // MARK: Changes

    mutating func replace(_ range: Range<Int>, _ text: String) {
        changes.append(
            WebsiteMarkdown.Change(range: range, text: Array(text.utf8), indent: range.lowerBound..<range.lowerBound)
        )
    }

    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    mutating func note(_ kind: ForeignKind, _ range: Range<Int>) { foreign.add(kind, text(range), file.range(range)) }

    // MARK: Lines

    /// Reads a line, or several that belong together.
    ///
    /// - Returns: The offset at which the next line begins.
    mutating func readAnyLine(from start: Int) -> Int {
        let (line, next) = bytes.line(from: start)
        if let end = rawEnd {
            if bytes[line].contains(bytes: end) { rawEnd = nil }
            return next
        }
        let (begin, column) = indentation(of: line)
        guard begin < line.upperBound else {
            isAfterBlank = true
            return next
        }
        defer { isAfterBlank = false }
        if isMDX, isAfterBlank || isAfterModule, let end = module(from: begin) {
            isAfterModule = true
            return end
        }
        isAfterModule = false
        let content = bytes[begin..<line.upperBound]
        if content.first == UInt8(ascii: ">") { return max(next, readQuote(content)) }
        let moved = shifted(column, isEndTag: content.starts(with: "</".utf8))
        lists.leave(before: moved)
        // MDX has no indented code, so a deep indentation means nothing.
        let isTag = content.first == UInt8(ascii: "<")
        let isDeep = moved - lists.column >= (isTag ? 1 : 4)
        let out = isMDX && isDeep ? lists.column : moved
        if out != column || !open.isEmpty && bytes[line.lowerBound..<begin].contains(UInt8(ascii: "\t")) {
            replace(line.lowerBound..<begin, String(repeating: " ", count: out))
        }
        if isMDX || out - lists.column < 4 { isIndentedCode = false } else if isAfterBlank { isIndentedCode = true }
        if isIndentedCode { return next }
        defer { lists.enter(content, indent: out) }
        var text = begin
        while text < line.upperBound {
            let width = OpaqueLines.listMarkerWidth(bytes[text..<line.upperBound])
            guard width > 0 else { break }
            text = bytes[(text + width)..<line.upperBound].drop(while: \.isSpaceOrTab).startIndex
        }
        if let fence = Fence(bytes, in: text..<line.upperBound),
            fence.marker == UInt8(ascii: "~") || !bytes[fence.info].contains(fence.marker)
        {
            return readFence(fence, from: next, column: column)
        }
        if readColons(content) { return next }
        if dialect == .vitePress, readSnippet(content, from: line.lowerBound) { return next }
        if let end = readComment(content, from: line.lowerBound) { return end }
        return readText(from: text, column: out + text - begin)
    }

    private func indentation(of line: Range<Int>) -> (end: Int, column: Int) {
        var column = 0
        var index = line.lowerBound
        while index < line.upperBound, bytes[index].isSpaceOrTab {
            column = bytes[index] == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
            index += 1
        }
        return (index, column)
    }

    /// Returns the column at which a line of a component stands on the page.
    ///
    /// - Parameter isEndTag: True if nothing is indented in relation to the line.
    private mutating func shifted(_ column: Int, isEndTag: Bool) -> Int {
        guard let top = open.indices.last else { return column }
        if open[top].column == nil, !isEndTag { open[top].column = column }
        return open[top].indent + max(0, column - (open[top].column ?? column))
    }

    /// Reads a line of a quote.
    ///
    /// - Returns: The offset up to which is read: a tag or a comment may end on a later line.
    private mutating func readQuote(_ line: ArraySlice<UInt8>) -> Int {
        let content = line.drop { $0 == UInt8(ascii: ">") || $0.isSpaceOrTab }
        if let fence = quotedFence {
            let count = content.prefix { $0 == fence.marker }.count
            if count >= fence.count, content.dropFirst(count).allSatisfy(\.isSpaceOrTab) { quotedFence = nil }
        } else if let fence = Fence(bytes, in: content.indices) {
            quotedFence = (fence.marker, fence.count)
            replaceInfo(fence, WebsiteFence(bytes[fence.info]), isTab: false)
        } else {
            return readInlines(from: content.startIndex, isHeading: false).end
        }
        return line.endIndex
    }

    // MARK: Comments and modules

    /// Reads a line that begins with a comment of HTML, or with an element that holds raw text. What is a program or a style sheet
    /// is left out.
    ///
    /// - Returns: The offset of the next line; nil for other lines.
    private mutating func readComment(_ content: ArraySlice<UInt8>, from lineStart: Int) -> Int? {
        guard content.first == UInt8(ascii: "<") else { return nil }
        for name in ["script", "style", "pre"] where content.dropFirst().starts(with: name.utf8) {
            guard content.dropFirst(name.utf8.count + 1).first.map(\.isAlphanumeric) != true else { return nil }
            if name != "pre", let end = leaveOut(name, from: content.startIndex) { return end }
            return rawText(content, to: "</\(name)>")
        }
        guard content.starts(with: "<!--".utf8) else { return nil }
        if dialect == .vitePress, include(content, from: lineStart) { return bytes.line(from: content.startIndex).next }
        _ = rawText(content, to: "-->")
        return bytes.line(from: content.startIndex).next
    }

    /// Keeps what follows up to a mark as it is.
    ///
    /// - Returns: The offset of the next line; nil if the mark is on this one.
    private mutating func rawText(_ content: ArraySlice<UInt8>, to end: String) -> Int? {
        guard !content.dropFirst(4).contains(bytes: end.utf8) else { return nil }
        rawEnd = Array(end.utf8)
        return bytes.line(from: content.startIndex).next
    }

    /// Leaves out an element with all that it holds.
    ///
    /// - Returns: The offset of the line behind it; nil if it doesn't end, or something follows it on its line.
    private mutating func leaveOut(_ name: String, from start: Int) -> Int? {
        guard let end = bytes[start...].firstRange(ofBytes: Array("</\(name)>".utf8))?.upperBound else { return nil }
        let (line, next) = bytes.line(from: end)
        guard bytes[end..<line.upperBound].allSatisfy(\.isWhitespace) else { return nil }
        note(.module, start..<end)
        replace(start..<end, "")
        return next
    }

    /// Reads an import or export of JavaScript, which may have several lines.
    ///
    /// - Returns: The offset of the line behind it; nil for other lines.
    private mutating func module(from start: Int) -> Int? {
        guard bytes[start...].starts(with: "import".utf8) || bytes[start...].starts(with: "export".utf8) else {
            return nil
        }
        var (line, next) = bytes.line(from: start)
        guard let module = MDXModule(opening: bytes[start..<line.upperBound]) else { return nil }
        var depth = module.depth
        var count = 0
        while !module.ends(at: bytes[start..<line.upperBound], depth: depth), next < bytes.count, count < 400 {
            let following = bytes.line(from: next)
            let isBlank = bytes[following.content].allSatisfy(\.isWhitespace)
            if isBlank, depth <= 0 { break }
            (line, next) = following
            depth += MDXModule.depth(of: bytes[line])
            count += 1
        }
        for (name, path) in MDXModule.names(text(start..<line.upperBound)) { imports[name] = path }
        note(.module, start..<line.upperBound)
        replace(start..<line.upperBound, "")
        return next
    }
}
