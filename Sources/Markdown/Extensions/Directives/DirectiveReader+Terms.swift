import Diagnostics
import Support

/// DocC's lists of terms: `- term Name: what it means`, with one item or more.
///
/// They become the same containers as definition lists (``DefinitionLines``).
extension DirectiveReader {
    /// Opens an item, and its list if none is open.
    ///
    /// - Parameters:
    ///   - text: The text of the line, without its indentation.
    ///   - indent: The columns before it.
    /// - Returns: The tasks left for the line; nil if it is no term.
    mutating func readTerm(_ text: ArraySlice<UInt8>, _ line: Range<Int>, indent: Int) -> [Task]? {
        guard !top.isHidden, let item = TermItem(text), result.hasRoom(at: item.name) else { return nil }
        if top.part != .list { push(.definitions, "definition-list", at: item.name, .list, indent: indent) }
        let (_, prefix) = result.open(.term, "term", at: item.name, after: top.prefix, parent: top.container)
        result.appendTitle(bytes[item.name], after: prefix)
        result.append([], after: top.prefix, from: item.name.upperBound)
        push(.definition, "definition", at: item.name, .definition, indent: indent + item.width)
        return item.meaning.isEmpty ? [] : [.line(item.meaning.lowerBound..<line.upperBound, isRest: true)]
    }

    private mutating func push(
        _ kind: Container.Kind,
        _ name: String,
        at place: Range<Int>,
        _ part: DefinitionPart,
        indent: Int
    ) {
        let (container, prefix) = result.open(kind, name, at: place, after: top.prefix, parent: top.container)
        open.append(
            Open(
                container: container,
                prefix: prefix,
                isHidden: false,
                isCommentedOut: false,
                contentIndent: indent,
                part: part
            )
        )
    }

    /// Closes the definition of a term, and the list, if a line doesn't continue them.
    mutating func leaveTerms(before text: ArraySlice<UInt8>, indent: Int) {
        while top.part != .none, ends(before: text, indent: indent) { closePart(at: text.startIndex) }
    }

    private func ends(before text: ArraySlice<UInt8>, indent: Int) -> Bool {
        let start = top.contentIndent ?? 0
        if top.part == .list { return TermItem(text) == nil || indent < start || indent > start + 1 }
        guard indent < start else { return false }
        // A paragraph continues without indentation, as in all list items.
        let isText = text.first.map { !"}@#>`~|<".utf8.contains($0) } ?? false
        return isAfterBlank || top.opaque.isOpen || !isText || OpaqueLines.listMarkerWidth(text) > 0
    }

    mutating func closeTerms(at offset: Int) {
        while top.part != .none { closePart(at: offset) }
    }

    private mutating func closePart(at offset: Int) {
        let closed = open.removeLast()
        if let container = closed.container { result.close(container, at: offset) }
        emit(bytes[offset..<offset])
    }
}

/// A line `- term Name: what it means`.
struct TermItem {
    let name: Range<Int>
    let meaning: Range<Int>
    /// The width of the item's bullet, with the space behind it.
    let width: Int

    private static let word = Array("term ".utf8)

    static func begins(at index: Int, in bytes: [UInt8]) -> Bool {
        "-*+".utf8.contains(bytes[index]) && index + 2 < bytes.count && bytes[index + 1] == UInt8(ascii: " ")
            && bytes[(index + 2)...].starts(with: word)
    }

    /// - Parameter line: The line without its indentation.
    init?(_ line: ArraySlice<UInt8>) {
        guard let sign = line.first, "-*+".utf8.contains(sign), line.dropFirst().first == UInt8(ascii: " ") else {
            return nil
        }
        let content = line.dropFirst(2)
        guard content.starts(with: Self.word) else { return nil }
        let rest = content.dropFirst(Self.word.count)
        var isCode = false
        guard
            let colon = rest.indices.first(where: { index in
                if rest[index] == UInt8(ascii: "`") { isCode.toggle() }
                // An address has a colon too, but no space behind it.
                let isEnd = index + 1 == rest.endIndex || rest[index + 1].isWhitespace
                return !isCode && rest[index] == UInt8(ascii: ":") && isEnd
            })
        else { return nil }
        name = rest[..<colon].trimmingSpaces()
        meaning = rest[(colon + 1)...].trimmingSpaces()
        width = 2
        guard !name.isEmpty else { return nil }
    }
}
