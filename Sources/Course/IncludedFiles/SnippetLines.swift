import Diagnostics
import Markdown
import Support

/// The lines of a text that scissors replace by other texts; those texts are not inserted yet.
///
/// Scissors that fill a fence are left: the fence takes its code from the file (``SampleInclusion``). So are scissors after a
/// semicolon, which is removed.
struct SnippetLines {
    /// The name of a file, followed by that of its part if there is one.
    struct Name {
        let text: String
        /// The range of a finding about it, if the text is a page's own.
        let place: Range<Int>
    }

    struct Change {
        /// The range that is replaced.
        let range: Range<Int>
        /// The texts that replace it, one after the other.
        let names: [Name]
        /// The indentation of each of their lines.
        let indent: Range<Int>
        /// The signs around the texts, such as those of a fence.
        var before: [UInt8] = []
        var after: [UInt8] = []
        /// The place in the file that the text is from; nil for the range itself.
        var source: Range<Int>?
    }

    /// The changes, ascending and not nested.
    private(set) var changes: [Change] = []
    /// The scissors that open a list of files without an end.
    private(set) var openLists: [Name] = []
    /// The title that the text gives its page; nil if it gives none.
    var title: String?
    /// The findings about the text itself.
    var findings: [Diagnostic] = []

    init() {}

    mutating func add(_ change: Change) { changes.append(change) }

    static func hasScissors(_ bytes: [UInt8]) -> Bool { bytes.contains(bytes: "8<-".utf8) }

    init(_ bytes: [UInt8]) {
        let end = Self.lastScissors(in: bytes)
        /// The open list of files; nil if there is none.
        var list: (start: Int, indent: Range<Int>, names: [Name])?
        var last: ArraySlice<UInt8> = []
        var start = 0
        while start < bytes.count {
            let line = Self.line(bytes, from: start)
            let next = min(bytes.count, line.upperBound + 1)
            defer {
                if bytes[line].contains(where: { !$0.isWhitespace }) { last = bytes[line] }
                start = next
            }
            let indent = bytes[line].prefix(while: \.isSpaceOrTab).indices
            let content = indent.upperBound..<line.upperBound
            let text = bytes[bytes[content].trimmingSpaces()]
            func name(_ name: ArraySlice<UInt8>, at place: Range<Int>) -> Name {
                Name(text: String(decoding: name, as: UTF8.self), place: place)
            }
            if MaterialSnippet.isScissors(text) {
                if let (first, indent, names) = list {
                    changes.append(Change(range: first..<line.upperBound, names: names, indent: indent))
                    list = nil
                } else if end.map({ $0 >= next }) == true {
                    list = (line.lowerBound, indent, [])
                } else {
                    openLists.append(name(text, at: content))
                }
            } else if list != nil {
                if text.first != UInt8(ascii: ";"), !text.isEmpty { list?.names.append(name(text, at: content)) }
            } else if text.first == UInt8(ascii: ";") {
                let rest = text.drop { $0 == UInt8(ascii: ";") }
                guard MaterialSnippet.isScissors(rest) || MaterialSnippet.name(in: rest) != nil else { continue }
                let first = content.lowerBound..<content.lowerBound + 1
                changes.append(Change(range: first, names: [], indent: first.lowerBound..<first.lowerBound))
            } else if let named = MaterialSnippet.name(in: text), !Self.isWholeFence(last, bytes, from: next) {
                changes.append(Change(range: line, names: [name(bytes[named], at: named)], indent: indent))
            }
        }
    }

    /// Returns the start of the last line that is scissors alone, and so ends a list; nil if there is none.
    private static func lastScissors(in bytes: [UInt8]) -> Int? {
        var end = bytes.count
        while end > 0 {
            let start = bytes[..<end].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
            let line = bytes[start..<end]
            if MaterialSnippet.isScissors(line[line.trimmingSpaces()]) { return start }
            end = start - 1
        }
        return nil
    }

    private static func line(_ bytes: [UInt8], from start: Int) -> Range<Int> {
        start..<(bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count)
    }

    /// Returns true if a line stands alone between a line that opens a fence and one that closes it.
    private static func isWholeFence(_ before: ArraySlice<UInt8>, _ bytes: [UInt8], from next: Int) -> Bool {
        func sign(_ line: ArraySlice<UInt8>) -> UInt8? {
            let text = line.drop(while: \.isSpaceOrTab)
            guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~") else { return nil }
            return text.prefix { $0 == first }.count >= 3 ? first : nil
        }
        guard let open = sign(before), next < bytes.count else { return false }
        return sign(bytes[line(bytes, from: next)]) == open
    }
}
