import Markdown
import Support

/// Escaping of text in HTML.
public enum HTMLEscaping {
    /// Appends UTF-8 as text or as the value of an attribute in double quotes.
    public static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
        let done: Void? = text.withContiguousStorageIfAvailable { append($0, to: &output) }
        if done == nil { Array(text).withUnsafeBufferPointer { append($0, to: &output) } }
    }

    /// Appends a string as text or as the value of an attribute in double quotes.
    public static func append(_ text: String, to output: inout [UInt8]) {
        append(text.utf8, to: &output)
    }

    /// Returns a string as text or as the value of an attribute in double quotes.
    public static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { "<>&\"\0".utf8.contains($0) }) else { return text }
        var bytes: [UInt8] = []
        append(text, to: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Appends a destination as the value of an attribute: characters that may not stand in a URL are percent-encoded, and
    /// existing encodings are kept.
    public static func appendDestination(_ destination: some Sequence<UInt8>, to output: inout [UInt8]) {
        for byte in destination {
            switch byte {
            case UInt8(ascii: "&"): output.append(contentsOf: "&amp;".utf8)
            case UInt8(ascii: "'"): output.append(contentsOf: "&#x27;".utf8)
            default:
                if byte.isAlphanumeric || "-_.+!*(),%#@?=;:/$~".utf8.contains(byte) {
                    output.append(byte)
                } else {
                    output.append(UInt8(ascii: "%"))
                    output.append(hexadecimal(byte >> 4))
                    output.append(hexadecimal(byte & 15))
                }
            }
        }
    }

    static func append(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        var start = 0
        for index in text.indices {
            let replacement: StaticString
            switch text[index] {
            case UInt8(ascii: "<"): replacement = "&lt;"
            case UInt8(ascii: ">"): replacement = "&gt;"
            case UInt8(ascii: "&"): replacement = "&amp;"
            case UInt8(ascii: "\""): replacement = "&quot;"
            // CommonMark 2.3: NUL may not stand in a page.
            case 0: replacement = "\u{FFFD}"
            default: continue
            }
            output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
            output.append(replacement)
            start = index + 1
        }
        output.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    }

    private static func hexadecimal(_ digit: UInt8) -> UInt8 {
        digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10
    }
}

extension [UInt8] {
    mutating func append(_ literal: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
    }

    mutating func append(_ string: String) { append(contentsOf: string.utf8) }
}
