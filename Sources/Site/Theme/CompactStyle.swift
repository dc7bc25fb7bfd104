/// A style sheet of the built-in theme without comments and without unneeded white space: every page loads a seventh less.
///
/// It knows strings and comments (CSS Syntax Level 3, section 4), and no more: a course's own style sheets are left as they are.
enum CompactStyle {
    static func bytes(_ source: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        var hasSpace = false
        var place = 0
        while place < source.count {
            let byte = source[place]
            if byte == UInt8(ascii: "/"), place + 1 < source.count, source[place + 1] == UInt8(ascii: "*") {
                place = end(ofCommentAt: place, in: source)
                hasSpace = true
            } else if byte <= 0x20 {
                hasSpace = true
                place += 1
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                appendSpace(before: byte, hasSpace, to: &output)
                let next = end(ofStringAt: place, in: source)
                output += source[place..<next]
                place = next
                hasSpace = false
            } else {
                if byte == UInt8(ascii: "}"), output.last == UInt8(ascii: ";") { output.removeLast() }
                appendSpace(before: byte, hasSpace, to: &output)
                output.append(byte)
                place += 1
                hasSpace = false
            }
        }
        return output
    }

    /// Appends a space if it counts: between words, and before a colon, because `a :hover` is another selector than `a:hover`.
    private static func appendSpace(before byte: UInt8, _ hasSpace: Bool, to output: inout [UInt8]) {
        guard hasSpace, let last = output.last, !"{};,:".utf8.contains(last), !"{};,".utf8.contains(byte) else {
            return
        }
        output.append(UInt8(ascii: " "))
    }

    private static func end(ofCommentAt start: Int, in source: [UInt8]) -> Int {
        var place = start + 2
        while place + 1 < source.count {
            if source[place] == UInt8(ascii: "*"), source[place + 1] == UInt8(ascii: "/") { return place + 2 }
            place += 1
        }
        return source.count
    }

    private static func end(ofStringAt start: Int, in source: [UInt8]) -> Int {
        var place = start + 1
        while place < source.count, source[place] != source[start] {
            place += source[place] == UInt8(ascii: "\\") ? 2 : 1
        }
        return min(place + 1, source.count)
    }
}
