import CCMark
import Diagnostics

/// A node of libcmark's tree, copied into a value. The nodes are in pre-order, and each knows where its subtree ends.
///
/// This folder is the only one that imports libcmark; none of its pointers outlive ``parseCommonMark(_:disarming:text:)``.
struct RawNode {
    var kind: Node.Kind
    /// Heading level.
    var level: UInt8 = 0
    var isOrdered = false
    var isTight = false
    /// The number of an ordered list's first item.
    var start: Int32 = 0
    /// 1-based first line, 1-based byte column, 1-based last line; right for blocks only.
    var line: Int32 = 0
    var column: Int32 = 0
    var endLine: Int32 = 0
    /// The index after the node's last descendant.
    var end: Int32 = 0
    /// The literal, or the destination of a link, in the shared text buffer.
    var text = TextRange.empty
    /// The title of a link or the info string of a code block.
    var extra = TextRange.empty
}

/// Parses CommonMark and returns the tree in pre-order; literals are appended to `text`.
///
/// libcmark's own limit is 2 GB of input. Walks without recursion: the tree may be as deep as the input is long.
///
/// - Parameter disarmed: The marks that libcmark must not see as such; their stand-ins are still in the text.
func parseCommonMark(
    _ bytes: UnsafeBufferPointer<UInt8>,
    disarming disarmed: DisarmedMarks,
    text: inout [UInt8]
) -> [RawNode] {
    guard let replaced = NoncharacterReferences.replaced(bytes) else { return parse(bytes, disarmed, &text) }
    let nodes = replaced.withUnsafeBufferPointer { parse($0, disarmed, &text) }
    // Code and raw HTML keep character references as they are written.
    var literals: [UInt8] = []
    for (node, written) in zip(nodes, parse(bytes, disarmed, &literals)) where node.kind == written.kind {
        switch node.kind {
        case .code, .codeBlock, .htmlInline, .htmlBlock:
            guard node.text.count == written.text.count else { continue }
            text.replaceSubrange(node.text.range, with: literals[written.text.range])
        default: continue
        }
    }
    return nodes
}

private func parse(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ disarmed: DisarmedMarks,
    _ text: inout [UInt8]
) -> [RawNode] {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [RawNode(kind: .document, end: 1)] }
    func feed(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        cmark_parser_feed(parser, raw.baseAddress?.assumingMemoryBound(to: CChar.self), raw.count)
    }
    if disarmed.offsets.isEmpty { feed(bytes) } else { disarmed.disarm(bytes).withUnsafeBufferPointer(feed) }
    let root = cmark_parser_finish(parser)
    cmark_parser_free(parser)
    defer { cmark_node_free(root) }

    var nodes: [RawNode] = []
    nodes.reserveCapacity(64 + bytes.count / 40)
    text.reserveCapacity(text.count + bytes.count)
    var open: [Int32] = []
    var current = root
    while let node = current {
        let index = Int32(truncatingIfNeeded: nodes.count)
        nodes.append(copy(node, text: &text))
        if let child = cmark_node_first_child(node) {
            open.append(index)
            current = child
            continue
        }
        nodes[Int(index)].end = index + 1
        var finished: OpaquePointer? = node
        while let last = finished, cmark_node_next(last) == nil, let parent = open.popLast() {
            nodes[Int(parent)].end = Int32(truncatingIfNeeded: nodes.count)
            finished = cmark_node_parent(last)
        }
        current = open.isEmpty ? nil : cmark_node_next(finished)
    }
    return nodes
}

/// Returns the text that a character reference such as `&eacute;` stands for; nil if it is no reference.
func decodeCharacterReference(_ reference: [UInt8]) -> [UInt8]? {
    var text: [UInt8] = []
    let nodes = reference.withUnsafeBufferPointer {
        parseCommonMark($0, disarming: DisarmedMarks($0), text: &text)
    }
    guard let literal = nodes.first(where: { $0.kind == .text }) else { return nil }
    let decoded = Array(text[literal.text.range])
    return decoded == reference ? nil : decoded
}

private func copy(_ node: OpaquePointer, text: inout [UInt8]) -> RawNode {
    var result = RawNode(kind: .text)
    switch cmark_node_get_type(node) {
    case CMARK_NODE_TEXT:
        result.text = append(cmark_node_get_literal(node), to: &text, holdsReferences: true)
        return result
    case CMARK_NODE_SOFTBREAK:
        result.kind = .softBreak
        return result
    case CMARK_NODE_LINEBREAK:
        result.kind = .lineBreak
        return result
    case CMARK_NODE_CODE:
        result.kind = .code
        result.text = append(cmark_node_get_literal(node), to: &text)
        return result
    case CMARK_NODE_HTML_INLINE:
        result.text = append(cmark_node_get_literal(node), to: &text)
        result.kind = isWhole(rawHTML: text[result.text.range]) ? .htmlInline : .text
        return result
    case CMARK_NODE_EMPH:
        result.kind = .emphasis
        return result
    case CMARK_NODE_STRONG:
        result.kind = .strong
        return result
    case CMARK_NODE_LINK, CMARK_NODE_IMAGE:
        result.kind = cmark_node_get_type(node) == CMARK_NODE_LINK ? .link : .image
        result.text = append(cmark_node_get_url(node), to: &text, holdsReferences: true)
        result.extra = append(cmark_node_get_title(node), to: &text, holdsReferences: true)
        return result
    case CMARK_NODE_DOCUMENT: result.kind = .document
    case CMARK_NODE_BLOCK_QUOTE: result.kind = .blockQuote
    case CMARK_NODE_LIST:
        result.kind = .list
        result.isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
        result.isTight = cmark_node_get_list_tight(node) != 0
        result.start = cmark_node_get_list_start(node)
    case CMARK_NODE_ITEM: result.kind = .item
    case CMARK_NODE_CODE_BLOCK:
        result.kind = .codeBlock
        result.text = append(cmark_node_get_literal(node), to: &text)
        result.extra = append(cmark_node_get_fence_info(node), to: &text, holdsReferences: true)
    case CMARK_NODE_HTML_BLOCK:
        result.kind = .htmlBlock
        result.text = append(cmark_node_get_literal(node), to: &text)
    case CMARK_NODE_PARAGRAPH: result.kind = .paragraph
    case CMARK_NODE_HEADING:
        result.kind = .heading
        result.level = UInt8(truncatingIfNeeded: cmark_node_get_heading_level(node))
    default: result.kind = .thematicBreak
    }
    result.line = cmark_node_get_start_line(node)
    result.column = cmark_node_get_start_column(node)
    result.endLine = cmark_node_get_end_line(node)
    return result
}

/// Returns true if raw HTML ends as its beginning requires (CommonMark 6.6).
///
/// libcmark assumes that the HTML ends where its search stops. The search also stops at a byte that never occurs in UTF-8, such
/// as those of ``DisarmedMarks``; the HTML then ends anywhere, even within a character.
private func isWhole(rawHTML: ArraySlice<UInt8>) -> Bool {
    let ends: KeyValuePairs = ["<?": "?>", "<![CDATA[": "]]>"]
    let end = ends.first { rawHTML.starts(with: $0.key.utf8) }?.value ?? ">"
    return rawHTML.suffix(end.utf8.count).elementsEqual(end.utf8)
}

/// - Parameter holdsReferences: True if character references were resolved in the string; they may stand for control characters.
private func append(
    _ string: UnsafePointer<CChar>?,
    to text: inout [UInt8],
    holdsReferences: Bool = false
) -> TextRange {
    let start = Int32(truncatingIfNeeded: text.count)
    guard let string, string.pointee != 0 else { return TextRange(start: start, end: start) }
    var count = 1
    while string[count] != 0 { count += 1 }
    string.withMemoryRebound(to: UInt8.self, capacity: count) {
        text.append(contentsOf: UnsafeBufferPointer(start: $0, count: count))
    }
    if holdsReferences { ControlCharacters.replace(in: &text, from: Int(start)) }
    return TextRange(start: start, end: start + Int32(truncatingIfNeeded: count))
}
