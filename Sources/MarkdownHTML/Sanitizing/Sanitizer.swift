import Diagnostics
import Markdown
import Support

/// Cleans raw HTML as it is written between the document's own elements.
///
/// The output is written anew from an allow-list: known names and attributes, and quoted values. Tags are balanced over the whole
/// document. Each element that Markdown opens is a wall: no raw end tag closes it, and raw elements left open within it are
/// closed before it closes.
struct Sanitizer {
    enum Entry {
        case element(name: String, place: SourceRange)
        case wall(AllowedHTML.Content, isLink: Bool)
    }

    let anchors: RawAnchors
    var stack: [Entry] = []
    /// The number of open raw elements.
    var openCount = 0
    /// The number of links among them.
    private var openLinkCount = 0
    private var linkDepth = 0
    /// The number of left-out start tags, by name, whose end tags are still to come; those are left out without a finding.
    private var leftOut: [String: Int] = [:]
    private var references = CharacterReferences()
    /// The index of the node whose HTML is written; `writtenIDs` are the repeated ids that it has been given.
    var node = 0
    var writtenIDs: Set<String> = []

    /// The elements that hold no text for readers; with an end tag, they are left out whole.
    private static let programs: Set = ["script", "style"]

    /// The largest number of raw elements open at once; no page needs more, and browsers stop at 512.
    private static let deepest = 200

    /// The names of elements that have a finding of their own.
    private let components: Set<String>
    /// Returns the new destination of an address; nil leaves it.
    let address: ((String) -> String?)?

    /// The ids of headings that have none of their own, escaped, by node and offset.
    let headingIDs: [Int: [Int: String]]

    init(
        anchors: RawAnchors,
        components: Set<String>,
        headingIDs: [Int: [Int: String]],
        address: ((String) -> String?)?
    ) {
        (self.anchors, self.components) = (anchors, components)
        (self.headingIDs, self.address) = (headingIDs, address)
    }

    /// True while raw elements are open.
    var isOpen: Bool { openCount > 0 }

    // MARK: The document's own elements

    mutating func push(_ content: AllowedHTML.Content) { stack.append(.wall(content, isLink: false)) }

    /// Opens a link of Markdown's, within which no other link may stand.
    mutating func pushLink() {
        stack.append(.wall(.phrasing, isLink: true))
        linkDepth += 1
    }

    /// Closes the elements that raw HTML has opened since the matching ``push(_:)``.
    mutating func pop(_ output: inout [UInt8], _ diagnostics: inout DiagnosticList) {
        while let last = stack.popLast() {
            guard case .element(let name, let place) = last else {
                if case .wall(_, isLink: true) = last { linkDepth -= 1 }
                return
            }
            closeForgotten(name, place, &output, &diagnostics)
        }
    }

    /// Closes the raw elements back to the last wall.
    mutating func close(_ output: inout [UInt8], _ diagnostics: inout DiagnosticList) {
        while case .element(let name, let place) = stack.last {
            stack.removeLast()
            closeForgotten(name, place, &output, &diagnostics)
        }
    }

    /// Closes the raw elements that can't hold a block.
    mutating func beginBlock(_ output: inout [UInt8], _ diagnostics: inout DiagnosticList) {
        guard openCount > 0 else { return }
        while case .element(let name, let place) = stack.last, AllowedHTML.elements[name]?.content != .flow {
            stack.removeLast()
            closeForgotten(name, place, &output, &diagnostics)
        }
    }

    /// Closes the raw elements that can't hold text.
    mutating func beginInline(_ output: inout [UInt8], _ diagnostics: inout DiagnosticList) {
        guard openCount > 0 else { return }
        while case .element(let name, let place) = stack.last, AllowedHTML.elements[name]?.content == .structure {
            stack.removeLast()
            closeForgotten(name, place, &output, &diagnostics)
        }
    }

    /// True while a link of raw HTML is open.
    var isInRawLink: Bool { openLinkCount > 0 }

    /// Closes an open raw link to make room for a link of Markdown's: links don't nest. Returns false if a link stays open around
    /// the element that the new link is in.
    mutating func beginLink(_ output: inout [UInt8], _ diagnostics: inout DiagnosticList) -> Bool {
        if linkDepth > 0 { return false }
        guard openLinkCount > 0 else { return true }
        guard let index = find("a") else { return false }
        closeElements(from: index, &output, &diagnostics)
        return openLinkCount == 0
    }

    // MARK: Raw HTML

    /// - Parameters:
    ///   - node: The index of the node that holds the HTML.
    ///   - place: Returns the place in the file of a range of `html`.
    mutating func write(
        _ html: [UInt8],
        of node: Int,
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList,
        place: (Range<Int>) -> SourceRange
    ) {
        (self.node, writtenIDs) = (node, [])
        var tokenizer = HTMLTokenizer(html)
        swap(&tokenizer.references, &references)
        defer { swap(&tokenizer.references, &references) }
        while let token = tokenizer.next() {
            switch token {
            case .text(let range): writeText(html[range], &tokenizer.references, &output, &diagnostics)
            case .comment: break
            case .declaration(let range):
                let mark = String(decoding: html[range.prefix(12)], as: UTF8.self)
                diagnostics.append(.removedDeclaration(mark, place(range)))
            case .unfinished(let range):
                writeText(html[range], &tokenizer.references, &output, &diagnostics)
                diagnostics.append(.unfinishedTag(place(range)))
            case .startTag(let tag) where Self.programs.contains(tag.name) && tokenizer.skipElement(tag.name):
                diagnostics.append(.removedProgram(tag.name, place(tag.range)))
            case .startTag(let tag): open(tag, html, &output, &diagnostics, place(tag.range))
            case .endTag(let name, let range): close(name, html[range], &output, &diagnostics, place(range))
            }
        }
    }

    private mutating func writeText(
        _ text: ArraySlice<UInt8>,
        _ references: inout CharacterReferences,
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList
    ) {
        if !text.allSatisfy(\.isWhitespace) { beginInline(&output, &diagnostics) }
        let bytes = Array(text)
        var index = 0
        var start = 0
        while index < bytes.count {
            // A character reference becomes the character that it stands for, which is escaped again.
            if bytes[index] == UInt8(ascii: "&"), let reference = references.read(bytes, at: index) {
                HTMLEscaping.append(bytes[start..<index], to: &output)
                HTMLEscaping.append(reference.value, to: &output)
                index += reference.count
                start = index
            } else {
                index += 1
            }
        }
        HTMLEscaping.append(bytes[start...], to: &output)
    }

    private mutating func open(
        _ tag: HTMLToken.Tag,
        _ html: [UInt8],
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList,
        _ place: SourceRange
    ) {
        guard let element = AllowedHTML.elements[tag.name] else {
            if DisallowedRawHTML.tags.contains(tag.name) {
                beginInline(&output, &diagnostics)
                HTMLEscaping.append(html[tag.range], to: &output)
            }
            if !components.contains(tag.name) {
                // Code such as `Array<Int>` is quoted as it is written.
                let written = html[tag.range].dropFirst().prefix(tag.name.utf8.count)
                diagnostics.append(.removedElement(tag.name, String(decoding: written, as: UTF8.self), place))
            }
            return
        }
        guard openCount < Self.deepest, makeRoom(for: tag.name, element, &output, &diagnostics, place) else {
            diagnostics.append(.misplacedElement(tag.name, place))
            if element.content != .void { leftOut[tag.name, default: 0] += 1 }
            return
        }
        writeStart(tag, tag.range.lowerBound, &output, &diagnostics, place)
        guard element.content != .void else { return }
        guard !tag.isSelfClosing || !element.isInline else {
            output.append("</\(tag.name)>")
            return
        }
        push(tag.name, place)
    }

    mutating func push(_ name: String, _ place: SourceRange) {
        stack.append(.element(name: name, place: place))
        openCount += 1
        if name == "a" { openLinkCount += 1 }
    }

    /// Closes the elements that the element can't stand in; returns false if it has no place at all.
    private mutating func makeRoom(
        for name: String,
        _ element: AllowedHTML.Element,
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList,
        _ place: SourceRange
    ) -> Bool {
        if name == "a", linkDepth > 0 { return false }
        if name == "a", openLinkCount > 0 {
            guard let index = find("a") else { return false }
            closeElements(from: index, &output, &diagnostics)
        }
        if let parents = AllowedHTML.parents[name] {
            if name == "td" || name == "th", find(anyOf: ["tr"], within: "table") == nil {
                guard let index = find(anyOf: ["table", "thead", "tbody", "tfoot"], within: nil) else { return false }
                closeElements(from: index + 1, &output, &diagnostics)
                output.append("<tr>")
                push("tr", place)
            }
            let boundary = name == "li" ? nil : "table"
            guard let index = find(anyOf: parents, within: parents.contains("table") ? nil : boundary) else {
                return false
            }
            closeElements(from: index + 1, &output, &diagnostics)
            return true
        }
        guard !element.isInline else {
            beginInline(&output, &diagnostics)
            return true
        }
        beginBlock(&output, &diagnostics)
        if case .wall(.phrasing, _) = stack.last { return false }
        return true
    }

    private mutating func close(
        _ name: String,
        _ literal: ArraySlice<UInt8>,
        _ output: inout [UInt8],
        _ diagnostics: inout DiagnosticList,
        _ place: SourceRange
    ) {
        guard let element = AllowedHTML.elements[name] else {
            guard DisallowedRawHTML.tags.contains(name) else { return }
            beginInline(&output, &diagnostics)
            HTMLEscaping.append(literal, to: &output)
            return
        }
        guard element.content != .void else { return }
        guard let index = find(name) else {
            if let count = leftOut[name], count > 0 {
                leftOut[name] = count - 1
            } else if !AllowedHTML.optionalEnd.contains(name) {
                diagnostics.append(.strayEndTag(name, place))
            }
            return
        }
        closeElements(from: index + 1, &output, &diagnostics)
        stack.removeLast()
        didClose(name)
        output.append("</\(name)>")
    }

    mutating func didClose(_ name: String) {
        openCount -= 1
        if name == "a" { openLinkCount -= 1 }
    }
}
