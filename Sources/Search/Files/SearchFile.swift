import Support

/// A file of the index: a script that hands one value to the reader's side, so that it loads from disk as well as from a
/// host, under any Content-Security-Policy that allows the site's own scripts.
public struct SearchFile: Sendable, Equatable {
    /// The file's name below the language's folder of the index: `index.js`.
    public let name: String
    public private(set) var bytes: [UInt8]

    /// - Parameter value: the value as JSON.
    init(name: String, value: [UInt8]) {
        self.name = name + ".js"
        var bytes: [UInt8] = []
        bytes.reserveCapacity(value.count + name.utf8.count + 20)
        bytes += "glosaSearch(\"\(name)\",".utf8
        bytes += value
        bytes += ");\n".utf8
        self.bytes = bytes
    }

    /// Makes a file whose name changes with its content, so that browsers may keep it for ever.
    init(kind: String, number: Int, value: [UInt8]) {
        self.init(name: "\(kind)\(number)-\(StableHash(value).text)", value: value)
    }

    /// The same file, with the values of others behind its own.
    func with(_ others: [SearchFile]) -> SearchFile {
        var file = self
        for other in others { file.bytes += other.bytes }
        return file
    }

    /// The sixteen letters of the name that change with the content.
    public var version: String { String(key.suffix(Self.versionLength)) }
    private static let versionLength = 16

    /// The name without its extension.
    var key: String { String(name.dropLast(3)) }
}

/// A writer of JSON (RFC 8259).
enum JSONText {
    static func append(_ text: some Sequence<UInt8>, to output: inout [UInt8]) {
        output.append(UInt8(ascii: "\""))
        let isDone: Void? = text.withContiguousStorageIfAvailable { appendEscaped($0, to: &output) }
        if isDone == nil { Array(text).withUnsafeBufferPointer { appendEscaped($0, to: &output) } }
        output.append(UInt8(ascii: "\""))
    }

    private static func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, to output: inout [UInt8]) {
        // Bytes that need no escaping are copied in stretches.
        var start = 0
        for (place, byte) in text.enumerated() where byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F {
            output += text[start..<place]
            start = place + 1
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                output.append(UInt8(ascii: "\\"))
                output.append(byte)
            case UInt8(ascii: "\n"): output += "\\n".utf8
            default: output.append(UInt8(ascii: " "))
            }
        }
        output += text[start...]
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
