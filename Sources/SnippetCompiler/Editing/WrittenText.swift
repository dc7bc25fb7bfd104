/// The text of a sample that is being written, with what it lacks around the cursor to be Swift: a name behind a dot, closing
/// brackets.
struct WrittenText: Sendable, Equatable {
    /// A text that was put in.
    struct Insertion: Sendable, Equatable {
        /// The offset in the sample.
        let offset: Int
        let text: String
    }

    /// The name that stands for the one that is to be completed.
    static let name = "glosaName"

    let bytes: [UInt8]
    /// In ascending order.
    private let insertions: [Insertion]

    private init(_ sample: [UInt8], _ insertions: [Insertion]) {
        var bytes: [UInt8] = []
        var position = 0
        for insertion in insertions {
            bytes += sample[position..<insertion.offset]
            bytes += insertion.text.utf8
            position = insertion.offset
        }
        bytes += sample[position...]
        (self.bytes, self.insertions) = (bytes, insertions)
    }

    /// Returns the texts to try, the sample's own first.
    ///
    /// - Parameters:
    ///   - cursor: an offset in the sample.
    ///   - isCompleted: true if a name is to be completed at the cursor.
    static func candidates(_ sample: [UInt8], at cursor: Int, isCompleted: Bool) -> [WrittenText] {
        let cursor = min(max(cursor, 0), sample.count)
        let lineStart = sample[..<cursor].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let lineEnd = sample[cursor...].firstIndex(of: UInt8(ascii: "\n")) ?? sample.count
        let before = OpenBrackets(sample[lineStart..<cursor]).closers
        let line = OpenBrackets(sample[lineStart..<lineEnd]).closers
        // Brackets that the rest of the line closes need no others.
        let here = line.isEmpty ? "" : before
        let name = isCompleted ? [name] : []
        var texts = [[], name.map { Insertion(offset: cursor, text: $0) }]
        for inserted in [name + [here], name] {
            let own = inserted.map { Insertion(offset: cursor, text: $0) }.filter { !$0.text.isEmpty }
            let end = OpenBrackets(WrittenText(sample, own).bytes[...]).closers
            texts.append(own)
            if !end.isEmpty { texts.append(own + [Insertion(offset: sample.count, text: "\n" + end)]) }
        }
        return texts.reduce(into: []) { all, insertions in
            let next = WrittenText(sample, insertions)
            if !all.contains(next) { all.append(next) }
        }
    }

    /// Returns the offset of a byte of the sample in the text: before what was put in there.
    func offset(of offset: Int) -> Int {
        offset + insertions.filter { $0.offset < offset }.reduce(0) { $0 + $1.text.utf8.count }
    }

    /// Returns the offset in the sample of a byte of the text; of what was put in, the place where.
    func origin(of offset: Int) -> Int {
        var shift = 0
        for insertion in insertions {
            let start = insertion.offset + shift
            guard offset > start else { break }
            let length = insertion.text.utf8.count
            if offset < start + length { return insertion.offset }
            shift += length
        }
        return offset - shift
    }
}

/// The brackets that a piece of Swift opens and doesn't close, outside of comments and strings.
struct OpenBrackets {
    private var open: [UInt8] = []

    /// The brackets that close them, the innermost first.
    var closers: String {
        let pairs: [UInt8: String] = [UInt8(ascii: "("): ")", UInt8(ascii: "["): "]", UInt8(ascii: "{"): "}"]
        return open.reversed().compactMap { pairs[$0] }.joined()
    }

    init(_ code: ArraySlice<UInt8>) {
        var rest = code
        while let byte = rest.first {
            switch byte {
            case _ where rest.starts(with: "//".utf8): rest = rest.drop { $0 != UInt8(ascii: "\n") }
            case _ where rest.starts(with: "/*".utf8): rest = Self.behind("*/", in: rest.dropFirst(2))
            case _ where rest.starts(with: "\"\"\"".utf8): rest = Self.behind("\"\"\"", in: rest.dropFirst(3))
            case UInt8(ascii: "\""): rest = Self.behindString(rest.dropFirst())
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                open.append(byte)
                rest = rest.dropFirst()
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                let opening: UInt8 = byte == UInt8(ascii: ")") ? UInt8(ascii: "(") : byte - 2
                if open.last == opening { open.removeLast() }
                rest = rest.dropFirst()
            default: rest = rest.dropFirst()
            }
        }
    }

    private static func behind(_ end: String, in text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while !text.isEmpty, !text.starts(with: end.utf8) { text = text.dropFirst() }
        return text.dropFirst(end.utf8.count)
    }

    /// The text behind a string on one line, of which the first quote is read.
    private static func behindString(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var text = text
        while let byte = text.first, byte != UInt8(ascii: "\n") {
            text = text.dropFirst(byte == UInt8(ascii: "\\") ? 2 : 1)
            if byte == UInt8(ascii: "\"") { break }
        }
        return text
    }
}
