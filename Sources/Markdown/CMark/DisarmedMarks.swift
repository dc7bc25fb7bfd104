import Support

/// Marks that would cost libcmark more than linear time, and the bytes that it gets in their place.
///
/// libcmark 0.30 visits every open container for each blank line and for each inline that it moves, and every image that is still
/// open for each link that it ends. Beyond what any text needs, such a mark is therefore replaced by a byte that never occurs in
/// UTF-8: libcmark takes it for text, and the mark is put back when that text is copied.
struct DisarmedMarks {
    /// The first column, counted from 0, at which marks open no more containers.
    static let deepestColumn = 100
    /// The largest number of images in a block whose description isn't plain.
    static let mostImages = 1000

    /// The offsets of the disarmed marks, ascending.
    private(set) var offsets: [Int] = []

    /// The marks, in the order of ``standIns``; those behind `[` are replaced in formulas and addresses only.
    private static let marks = Array(">-+*.)[_`]<\\=".utf8)
    /// Bytes that never occur in UTF-8, in the order of ``marks``.
    private static let standIns: [UInt8] = [
        0xF8, 0xF9, 0xFA, 0xFB, 0xFC, 0xFD, 0xFE, 0xC0, 0xC1, 0xF5, 0xF6, 0xF7, 0xFF,
    ]

    /// Returns the mark that a byte stands in for; nil if the byte stands for itself.
    static func mark(behind byte: UInt8) -> UInt8? {
        guard byte >= 0xC0, byte >= 0xF5 || byte <= 0xC1 else { return nil }
        return standIns.firstIndex(of: byte).map { marks[$0] }
    }

    /// Returns the byte that libcmark gets in place of a mark; nil if it gets the mark.
    static func standIn(for mark: UInt8) -> UInt8? { marks.firstIndex(of: mark).map { standIns[$0] } }

    /// Returns the text with the stand-ins in it.
    func disarm(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8] {
        var result = Array(bytes)
        for offset in offsets {
            if let standIn = Self.standIn(for: result[offset]) { result[offset] = standIn }
        }
        return result
    }

    /// Returns a text with stand-ins for some of its marks.
    static func disarm(_ offsets: [Int], in bytes: [UInt8]) -> [UInt8] {
        guard !offsets.isEmpty else { return bytes }
        var result = bytes
        for offset in offsets { result[offset] = standIn(for: result[offset]) ?? result[offset] }
        return result
    }

    /// Puts the marks back into text copied from libcmark.
    static func rearm(_ text: inout [UInt8], from start: Int) {
        for index in start..<text.count { text[index] = mark(behind: text[index]) ?? text[index] }
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>) {
        var images = 0
        var start = 0
        while start < bytes.count {
            let prefix = LinePrefix(bytes, from: start)
            if let mark = prefix.tooDeep { offsets.append(mark) }
            // No inline continues past a blank line or a heading.
            if prefix.isBlankOrHeading { images = 0 }
            var index = prefix.end
            while index < bytes.count, !bytes[index].isLineEnding {
                if bytes[index] == UInt8(ascii: "!"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "["),
                    !Self.hasPlainDescription(bytes, from: index + 2)
                {
                    images += 1
                    if images > Self.mostImages { offsets.append(index + 1) }
                }
                index += 1
            }
            start = index + 1
        }
    }

    /// Returns true if a `]` ends an image's description on the same line, and nothing before it could hide it from libcmark.
    private static func hasPlainDescription(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "]"): return true
            case UInt8(ascii: "["), UInt8(ascii: "`"), UInt8(ascii: "<"), UInt8(ascii: "\\"), 0x0A, 0x0D: return false
            default: index += 1
            }
        }
        return false
    }
}

/// The prefix before a line's text: spaces, and the marks of containers.
private struct LinePrefix {
    private(set) var end: Int
    /// The offset of the first mark that would open a container too far to the right; nil if there is none.
    private(set) var tooDeep: Int?
    private(set) var isBlankOrHeading = false

    init(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) {
        end = start
        var column = 0
        var hasMarks = false
        func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0x0A }
        func isGap(_ offset: Int) -> Bool { byte(offset).isSpaceOrTab || byte(offset).isLineEnding }
        while end < bytes.count {
            var mark = end
            var next = end + 1
            switch bytes[end] {
            case UInt8(ascii: " "):
                column += 1
                end += 1
                continue
            case UInt8(ascii: "\t"):
                column += 4 - column % 4
                end += 1
                continue
            case UInt8(ascii: ">"): break
            case UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"):
                guard isGap(next) else { return }
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                mark = end
                while mark < end + 9, byte(mark).isDigit { mark += 1 }
                next = mark + 1
                guard byte(mark) == UInt8(ascii: ".") || byte(mark) == UInt8(ascii: ")"), isGap(next) else { return }
            case UInt8(ascii: "#"):
                isBlankOrHeading = !hasMarks && column <= 3 && Self.isHeading(bytes, at: end)
                return
            case 0x0A, 0x0D:
                isBlankOrHeading = !hasMarks
                return
            default: return
            }
            if column >= DisarmedMarks.deepestColumn {
                if !Self.isThematicBreak(bytes, from: end) { tooDeep = mark }
                return
            }
            hasMarks = true
            column += next - end
            end = next
        }
    }

    private static func isHeading(_ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        let rest = bytes[start...]
        let after = rest.dropFirst(rest.prefix(7).prefix { $0 == UInt8(ascii: "#") }.count)
        return after.startIndex - start <= 6 && after.first?.isWhitespace ?? true
    }

    private static func isThematicBreak(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count, !bytes[index].isLineEnding {
            guard bytes[index] == bytes[start] || bytes[index].isSpaceOrTab else { return false }
            index += 1
        }
        return bytes[start] == UInt8(ascii: "-") || bytes[start] == UInt8(ascii: "*")
    }
}
