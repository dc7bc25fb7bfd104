import Support

/// Fenced code and HTML blocks that need an end mark, followed line by line: their content is no syntax of blocks.
struct OpaqueLines {
    private var fence: (marker: UInt8, count: Int, indent: Int, column: Int, isQuoted: Bool)?
    private var htmlEnd: HTMLBlockEnd?
    private var isInList = false
    /// True if the line that was read last opens an HTML block, and ends it.
    private(set) var wasHTML = false

    /// True if the next line stands in code or raw HTML, unless it ends them.
    var isOpen: Bool { isInFence || htmlEnd != nil }
    /// True if that is code between fences.
    var isInFence: Bool { fence != nil }

    /// Leaves a code block in a list item or a quote before a line that ends it: one that is indented less, or has no `>`.
    ///
    /// - Parameters:
    ///   - first: The first byte of the line's text.
    ///   - indent: The columns before it.
    mutating func leave(before first: UInt8, indent: Int) {
        guard let fence else { return }
        if fence.isQuoted ? first != UInt8(ascii: ">") : indent < fence.indent { self.fence = nil }
    }

    /// - Parameters:
    ///   - line: The line without its indentation; not empty.
    ///   - indent: The columns of its indentation.
    mutating func read(_ line: ArraySlice<UInt8>, indent: Int) {
        wasHTML = false
        if let end = htmlEnd {
            if end.isFound(in: line) { htmlEnd = nil }
            return
        }
        if let open = fence {
            // A line indented further than any closing fence is code.
            if !open.isQuoted, indent >= open.column + 4 { return }
            let content = line.drop { $0 == UInt8(ascii: ">") || $0.isSpaceOrTab }
            let count = content.prefix { $0 == open.marker }.count
            if count >= open.count, content.dropFirst(count).allSatisfy(\.isSpaceOrTab) { fence = nil }
            return
        }
        var content = line
        var column = indent
        let isQuoted = line.first == UInt8(ascii: ">")
        var isNested = isInList && indent >= 2
        var sawMarker = false
        while let first = content.first {
            let width = first == UInt8(ascii: ">") ? 1 : Self.listMarkerWidth(content)
            guard width > 0 else { break }
            if first != UInt8(ascii: ">") { sawMarker = true }
            isNested = true
            let rest = content.dropFirst(width).drop(while: \.isSpaceOrTab)
            column += rest.startIndex - content.startIndex
            content = rest
        }
        if sawMarker { isInList = true } else if indent == 0 { isInList = false }
        guard let first = content.first, indent <= 3 || isNested else { return }
        if first == UInt8(ascii: "`") || first == UInt8(ascii: "~") {
            let count = content.prefix { $0 == first }.count
            guard count >= 3, first == UInt8(ascii: "~") || !content.dropFirst(count).contains(first) else { return }
            fence = (first, count, sawMarker ? column : isNested ? min(2, indent) : 0, column, isQuoted)
        } else if let end = HTMLBlockEnd(openedBy: content) {
            if end.isFound(in: content) { wasHTML = true } else if !isNested { htmlEnd = end }
        }
    }

    /// Returns the width of a bullet or number with the space after it; 0 if the line is no list item.
    static func listMarkerWidth(_ line: ArraySlice<UInt8>) -> Int {
        guard let first = line.first else { return 0 }
        var width = 1
        if first.isDigit {
            let digits = line.prefix(while: \.isDigit).count
            guard digits <= 9, let mark = line.dropFirst(digits).first,
                mark == UInt8(ascii: ".") || mark == UInt8(ascii: ")")
            else { return 0 }
            width = digits + 1
        } else if first != UInt8(ascii: "-"), first != UInt8(ascii: "*"), first != UInt8(ascii: "+") {
            return 0
        }
        guard let next = line.dropFirst(width).first else { return width }
        return next.isSpaceOrTab ? width + 1 : 0
    }
}

/// The end of an HTML block of the kinds 1 to 5, which blank lines don't end (CommonMark 4.6).
enum HTMLBlockEnd {
    /// The end tag of any of the elements whose content is no Markdown.
    case endTag
    case mark(StaticString)

    private static let elements = ["pre", "script", "style", "textarea"]

    /// Finds the end of the block that a line opens, be it in the same line; nil if it opens none.
    ///
    /// - Parameter line: The line without its indentation and markers.
    init?(openedBy line: ArraySlice<UInt8>) {
        if line.starts(with: "<!--".utf8) {
            self = .mark("-->")
        } else if line.starts(with: "<?".utf8) {
            self = .mark("?>")
        } else if line.starts(with: "<![CDATA[".utf8) {
            self = .mark("]]>")
        } else if line.starts(with: "<!".utf8), line.dropFirst(2).first.map(CommonMarkVersion.isDeclaration) ?? false {
            self = .mark(">")
        } else {
            let name = line.dropFirst().prefix(while: \.isLetter)
            let next = line[name.endIndex...].first
            guard line.first == UInt8(ascii: "<"), next.map({ $0.isSpaceOrTab || $0 == UInt8(ascii: ">") }) ?? true,
                Self.elements.contains(where: name.equalsIgnoringCase)
            else { return nil }
            self = .endTag
        }
    }

    func isFound(in line: ArraySlice<UInt8>) -> Bool {
        switch self {
        case .mark(let mark): Self.find(mark.utf8, in: line)
        case .endTag: Self.elements.contains { Self.find("</\($0)>".utf8, in: line) }
        }
    }

    private static func find(_ mark: some Sequence<UInt8>, in line: ArraySlice<UInt8>) -> Bool {
        let mark = Array(mark)
        guard line.count >= mark.count else { return false }
        return (line.startIndex...line.endIndex - mark.count).contains { start in
            zip(line[start...], mark).allSatisfy { $0.lowercased == $1 }
        }
    }
}

extension StaticString {
    fileprivate var utf8: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount) }
}
