import Support
import SwiftHighlighting

/// A scanner that colours XML and HTML: tags, the names and values of their attributes, character references and comments.
enum MarkupScanner {
    static func run(_ bytes: UnsafeBufferPointer<UInt8>, into tokens: inout TokenList) {
        var index = 0
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "<"): index = tag(bytes, from: index, into: &tokens)
            case UInt8(ascii: "&"): index = reference(bytes, from: index, into: &tokens)
            default: index += 1
            }
        }
    }

    private static func starts(_ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        guard start + mark.utf8CodeUnitCount <= bytes.count else { return false }
        for offset in 0..<mark.utf8CodeUnitCount where bytes[start + offset] != mark.utf8Start[offset] { return false }
        return true
    }

    private static func end(_ mark: StaticString, _ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
        var index = start
        while index < bytes.count, !starts(mark, bytes, at: index) { index += 1 }
        return min(bytes.count, index + mark.utf8CodeUnitCount)
    }

    private static func isName(_ byte: UInt8) -> Bool {
        byte.isIdentifierByte || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":") || byte == UInt8(ascii: ".")
    }

    private static func tag(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        into tokens: inout TokenList
    ) -> Int {
        if starts("<!--", bytes, at: start) {
            let end = end("-->", bytes, from: start + 4)
            tokens.append(.comment, start..<end)
            return end
        }
        if starts("<![CDATA[", bytes, at: start) {
            let end = end("]]>", bytes, from: start + 9)
            tokens.append(.string, start..<end)
            return end
        }
        var index = start + 1
        while index < bytes.count, "/?!".utf8.contains(bytes[index]) { index += 1 }
        guard index < bytes.count, bytes[index].isLetter || bytes[index] == UInt8(ascii: "_") else { return start + 1 }
        while index < bytes.count, isName(bytes[index]) { index += 1 }
        tokens.append(.keyword, start..<index)
        while index < bytes.count {
            let byte = bytes[index]
            if byte == UInt8(ascii: ">") {
                tokens.append(.keyword, index..<index + 1)
                return index + 1
            }
            // A tag that is not closed.
            if byte == UInt8(ascii: "<") { return index }
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                let open = index
                index += 1
                while index < bytes.count, bytes[index] != byte { index += 1 }
                index = min(bytes.count, index + 1)
                tokens.append(.string, open..<index)
            } else if isName(byte) {
                let name = index
                while index < bytes.count, isName(bytes[index]) { index += 1 }
                tokens.append(.attribute, name..<index)
            } else {
                if byte == UInt8(ascii: "/") || byte == UInt8(ascii: "?") { tokens.append(.keyword, index..<index + 1) }
                index += 1
            }
        }
        return index
    }

    private static func reference(
        _ bytes: UnsafeBufferPointer<UInt8>,
        from start: Int,
        into tokens: inout TokenList
    ) -> Int {
        var index = start + 1
        while index < bytes.count, index - start < 32, bytes[index].isAlphanumeric || bytes[index] == UInt8(ascii: "#")
        {
            index += 1
        }
        guard index > start + 1, index < bytes.count, bytes[index] == UInt8(ascii: ";") else { return start + 1 }
        tokens.append(.number, start..<index + 1)
        return index + 1
    }
}
