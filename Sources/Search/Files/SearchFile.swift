import Diagnostics

/// A file of the index: a script that hands one value to the reader's side, so that it loads from disk as well as from a
/// host, under any Content-Security-Policy that allows the site's own scripts.
public struct SearchFile: Sendable, Equatable {
    /// Below the language's folder of the index: `index.js`.
    public let name: String
    public let bytes: [UInt8]

    /// - Parameter value: JSON.
    init(name: String, value: [UInt8]) {
        self.name = name + ".js"
        bytes = Array("glosaSearch(\"\(name)\",".utf8) + value + Array(");\n".utf8)
    }

    /// A file whose name changes with its content, so that browsers may keep it for ever.
    init(kind: String, number: Int, value: [UInt8]) {
        self.init(name: "\(kind)\(number)-\(StableHash(value).text.suffix(4))", value: value)
    }

    /// The four letters of the name that change with the content.
    var version: Substring { key.suffix(4) }

    /// The name without its ending.
    var key: String { String(name.dropLast(3)) }
}

/// Writing JSON (RFC 8259).
enum JSONText {
    static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        for byte in text {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case UInt8(ascii: "\n"): output.append(contentsOf: "\\n".utf8)
            case 0..<0x20, 0x7F: output.append(UInt8(ascii: " "))
            default: output.append(byte)
            }
        }
        output.append(UInt8(ascii: "\""))
    }

    static func append(list: some Collection<String>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "["))
        for (index, text) in list.enumerated() {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            append(text.utf8, to: &output)
        }
        output.append(UInt8(ascii: "]"))
    }
}
