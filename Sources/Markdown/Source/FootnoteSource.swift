import Diagnostics
import Support

/// A footnote definition as it stands in the file, found before libcmark sees the text.
///
/// A definition is a line `[^label]: text`, and the lines behind it that are indented by four columns, as in GFM. Definitions are
/// looked for at the top level of the document, outside fenced code and HTML blocks that need an end mark. In Material for
/// MkDocs, a definition that is indented by less than four columns ends a list.
struct FootnoteSource {
    /// The label as written.
    let label: String
    /// The range of the label, without brackets.
    let labelRange: Range<Int>
    /// All bytes of the definition.
    private(set) var block: Range<Int>
    /// The body, one range a line, without indentation and line ending.
    private(set) var lines: [TextRange]

    static func scan(
        _ file: SourceFile,
        from start: Int,
        dialect: Dialect,
        diagnostics: inout DiagnosticList
    ) -> [FootnoteSource] {
        guard file.bytes.contains(bytes: "[^".utf8) else { return [] }
        var scanner = FootnoteScanner(bytes: file.bytes, endsLists: dialect == .material)
        scanner.run(from: start)
        for label in scanner.nested { diagnostics.append(.nestedFootnote(file.range(label))) }
        if let label = scanner.firstTooMany { diagnostics.append(.tooManyFootnotes(file.range(label))) }
        return scanner.definitions
    }

    /// Returns the key that labels are compared by: case does not matter (GFM follows CommonMark's link labels).
    static func key(_ label: String) -> String { label.lowercased() }

    mutating func append(line: Range<Int>, upTo end: Int) {
        lines.append(TextRange(line))
        block = block.lowerBound..<end
    }
}

/// Reads the lines and keeps track of everything that could hide a definition.
private struct FootnoteScanner {
    let bytes: [UInt8]
    /// True if a definition in a list ends the list.
    let endsLists: Bool
    var definitions: [FootnoteSource] = []
    /// The labels of definitions within lists and quotes, where they don't count.
    var nested: [Range<Int>] = []
    /// The label of the first definition beyond the limit; nil if there is none.
    private(set) var firstTooMany: Range<Int>?

    private static let mostDefinitions = 20_000

    private var fence: (marker: UInt8, count: Int, isNested: Bool)?
    private var htmlEnd: HTMLBlockEnd?
    private var isInList = false
    /// True if the next line may continue the body of a definition; `pendingBlanks` are the blank lines since its last line.
    private var isInDefinition = false
    private var pendingBlanks: [(line: Range<Int>, end: Int)] = []
    private var lastLineIsParagraph = false

    init(bytes: [UInt8], endsLists: Bool) { (self.bytes, self.endsLists) = (bytes, endsLists) }

    mutating func run(from start: Int) {
        var offset = start
        while offset < bytes.count {
            let line = bytes.line(from: offset)
            read(line.content, next: line.next)
            offset = line.next
        }
    }

    private mutating func read(_ line: Range<Int>, next: Int) {
        var cursor = LineCursor(offset: line.lowerBound)
        let indent = cursor.skipSpaces(in: bytes, before: line.upperBound)
        let content = bytes[cursor.offset..<line.upperBound]
        if isInDefinition, continueDefinition(line, indent: indent, content: content, next: next) { return }
        isInDefinition = false
        pendingBlanks = []
        guard !content.isEmpty else { return }
        if let end = htmlEnd {
            if end.isFound(in: content) { htmlEnd = nil }
            return
        }
        if let open = fence {
            if open.isNested, indent < 2, !content.starts(with: ">".utf8) {
                fence = nil
            } else {
                if Self.closes(open, content) { fence = nil }
                return
            }
        }
        if indent <= 3, indent == 0 || !isInList || endsLists, let definition = Self.definition(content, in: bytes) {
            guard definitions.count < Self.mostDefinitions else {
                firstTooMany = firstTooMany ?? definition.range
                return
            }
            definitions.append(
                FootnoteSource(
                    label: definition.label,
                    labelRange: definition.range,
                    block: line.lowerBound..<next,
                    lines: [TextRange(definition.body)]
                )
            )
            isInDefinition = true
            lastLineIsParagraph = Self.isParagraph(bytes[definition.body])
            return
        }
        track(content, indent: indent)
    }

    private mutating func continueDefinition(
        _ line: Range<Int>,
        indent: Int,
        content: ArraySlice<UInt8>,
        next: Int
    ) -> Bool {
        if content.isEmpty {
            pendingBlanks.append((line.upperBound..<line.upperBound, next))
            return true
        }
        var body = LineCursor(offset: line.lowerBound)
        let isLazy = indent < 4
        if isLazy {
            guard pendingBlanks.isEmpty, lastLineIsParagraph, Self.isParagraph(content),
                Self.definition(content, in: bytes) == nil
            else { return false }
            body.skipSpaces(in: bytes, before: line.upperBound)
        } else {
            body.skipColumns(4, in: bytes, before: line.upperBound)
            lastLineIsParagraph = Self.isParagraph(content)
        }
        for blank in pendingBlanks { definitions[definitions.count - 1].append(line: blank.line, upTo: blank.end) }
        pendingBlanks = []
        definitions[definitions.count - 1].append(line: body.offset..<line.upperBound, upTo: next)
        return true
    }

    /// Returns true if the line would be text of a paragraph, which the next line may continue without indentation.
    private static func isParagraph(_ line: ArraySlice<UInt8>) -> Bool {
        let content = line.trimmed
        guard let first = content.first else { return false }
        switch first {
        case UInt8(ascii: "#"), UInt8(ascii: ">"), UInt8(ascii: "|"), UInt8(ascii: "<"), UInt8(ascii: "="): return false
        case UInt8(ascii: "`"), UInt8(ascii: "~"): return content.prefix { $0 == first }.count < 3
        default: return OpaqueLines.listMarkerWidth(content) == 0
        }
    }

    private mutating func track(_ line: ArraySlice<UInt8>, indent: Int) {
        var content = line
        var isNested = isInList && indent >= 2
        var sawMarker = false
        while let first = content.first {
            let width = first == UInt8(ascii: ">") ? 1 : OpaqueLines.listMarkerWidth(content)
            guard width > 0 else { break }
            if first != UInt8(ascii: ">") { sawMarker = true }
            isNested = true
            content = content.dropFirst(width).drop(while: \.isSpaceOrTab)
        }
        if sawMarker { isInList = true } else if indent == 0 { isInList = false }
        guard let first = content.first, indent <= 3 || isNested else { return }
        if isNested, let definition = Self.definition(content, in: bytes) { nested.append(definition.range) }
        if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
            let count = content.prefix { $0 == first }.count
            let hasBacktick = content.dropFirst(count).contains(UInt8(ascii: "`"))
            if count >= 3, first == UInt8(ascii: "~") || !hasBacktick { fence = (first, count, isNested) }
        } else if !isNested, let end = HTMLBlockEnd(openedBy: content), !end.isFound(in: content) {
            htmlEnd = end
        }
    }

    private static func closes(_ fence: (marker: UInt8, count: Int, isNested: Bool), _ line: ArraySlice<UInt8>) -> Bool
    {
        let content = fence.isNested ? line.drop { $0 == UInt8(ascii: ">") || $0.isSpaceOrTab } : line
        let count = content.prefix { $0 == fence.marker }.count
        return count >= fence.count && content.dropFirst(count).allSatisfy(\.isSpaceOrTab)
    }

    private static func definition(
        _ line: ArraySlice<UInt8>,
        in bytes: [UInt8]
    ) -> (label: String, range: Range<Int>, body: Range<Int>)? {
        guard line.starts(with: "[^".utf8), let close = line.firstIndex(of: UInt8(ascii: "]")) else { return nil }
        let label = line.startIndex + 2..<close
        guard !label.isEmpty, close + 1 < line.endIndex, bytes[close + 1] == UInt8(ascii: ":"),
            !bytes[label].contains(where: { $0.isWhitespace || $0 == UInt8(ascii: "[") })
        else { return nil }
        var body = close + 2
        while body < line.endIndex, bytes[body].isSpaceOrTab { body += 1 }
        return (String(decoding: bytes[label], as: UTF8.self), label, body..<line.endIndex)
    }
}

extension Diagnostic {
    fileprivate static func nestedFootnote(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .footnoteNested,
            severity: .error,
            message: LocalizedText(
                en: "a footnote can't be defined within a list or a quote",
                es: "una nota al pie no puede definirse dentro de una lista o de una cita"
            ),
            range: range,
            reason: LocalizedText(
                en: "CommonMark takes this line for the definition of a link",
                es: "CommonMark toma esta línea por la definición de un enlace"
            ),
            advice: LocalizedText(
                en: "move it to a line of its own at the end of the file, without indentation",
                es: "muévela a una línea propia al final del fichero, sin sangría"
            )
        )
    }
}
