import Markdown
import Support

/// Marks each node of a document as prose or not, and as one that may contain a link or not.
struct ProseMarking {
    enum Mark: UInt8 {
        case linkable, unlinkable, noProse
    }

    private var marks: [Mark]

    subscript(node: NodeID) -> Mark { marks[node.index] }

    init(_ document: Document) {
        marks = Array(repeating: .linkable, count: document.nodeCount)
        let links = Dictionary(document.links.map { ($0.node, $0.kind) }) { first, _ in first }
        let containers = Dictionary(
            document.containers.enumerated().compactMap { index, container in container.node.map { ($0, index) } }
        ) { first, _ in first }
        var raw = RawElements()
        for node in document.descendants(of: document.root) {
            let kind = document[node].kind
            let parent = document[node].parent
            var mark = parent.map { marks[$0.index] } ?? .linkable
            switch kind {
            case .heading, .tableHead, .image, .strikethrough, .subscript, .superscript, .abbreviation:
                mark.limit(.unlinkable)
            case .link:
                switch links[node] {
                case .autolink, .symbol: mark = .noProse
                default: mark.limit(.unlinkable)
                }
            case .key, .code, .formula: mark = .noProse
            case .container: if let index = containers[node] { mark.limit(Self.mark(document.containers[index].kind)) }
            case .paragraph:
                // A container's title may be a heading, or the sign that unfolds it.
                if let parent, let index = containers[parent], document.containers[index].hasTitle,
                    node.index == parent.index + 1
                {
                    mark.limit(.unlinkable)
                }
            case .htmlBlock, .htmlInline: raw.read(document.textBytes(of: node))
            case .text: mark.limit(raw.mark)
            default: break
            }
            marks[node.index] = mark
        }
    }

    private static func mark(_ kind: Container.Kind) -> Mark {
        switch kind {
        case .hidden, .fileTree, .snippet, .stepFile: .noProse
        case .cards, .card, .pointer, .term, .question, .answer, .assessments: .unlinkable
        default: .linkable
        }
    }
}

extension ProseMarking.Mark {
    fileprivate mutating func limit(_ other: ProseMarking.Mark) { if other.rawValue > rawValue { self = other } }
}

/// The elements of raw HTML that are open and hold no prose, or no link.
private struct RawElements {
    private static let unlinkable: Set<String> = [
        "a", "button", "summary", "label", "dfn", "option", "h1", "h2", "h3", "h4", "h5", "h6",
    ]
    private static let noProse: Set<String> = [
        "code", "kbd", "samp", "pre", "var", "script", "style", "svg", "math", "textarea", "title",
    ]
    private static let longest = 8

    private var (links, codes) = (0, 0)

    var mark: ProseMarking.Mark { codes > 0 ? .noProse : links > 0 ? .unlinkable : .linkable }

    mutating func read(_ html: ArraySlice<UInt8>) {
        var index = html.startIndex
        while index < html.endIndex {
            guard html[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            index += 1
            let closes = index < html.endIndex && html[index] == UInt8(ascii: "/")
            if closes { index += 1 }
            let name = html[index...].prefix { $0.isAlphanumeric }
            index = name.endIndex
            guard !name.isEmpty, name.count <= Self.longest else { continue }
            let element = String(decoding: name, as: UTF8.self).lowercased()
            if Self.unlinkable.contains(element) { links = max(0, links + (closes ? -1 : 1)) }
            if Self.noProse.contains(element) { codes = max(0, codes + (closes ? -1 : 1)) }
        }
    }
}
