/// Highlighted code cut at its line ends; a stretch of colour that goes over several lines is closed and opened again, so
/// that each line stands by itself.
struct CodeLines {
    private(set) var lines: [[UInt8]] = []

    /// - Parameter html: spans that don't nest, and text.
    init(_ html: [UInt8]) {
        var line: [UInt8] = []
        var open: ArraySlice<UInt8> = []
        var index = 0
        while index < html.count {
            let byte = html[index]
            switch byte {
            case UInt8(ascii: "<"):
                let end = html[index...].firstIndex(of: UInt8(ascii: ">")) ?? html.count - 1
                let tag = html[index...end]
                open = tag.dropFirst().first == UInt8(ascii: "/") ? [] : tag
                line += tag
                index = end
            case UInt8(ascii: "\n"):
                if !open.isEmpty { line += Self.closing }
                lines.append(line)
                line = Array(open)
            default: line.append(byte)
            }
            index += 1
        }
        if !line.isEmpty { lines.append(line) }
    }

    private static let closing = Array("</span>".utf8)

    /// Writes lines, each in the element that its class asks for, if it has one.
    ///
    /// - Parameter className: the classes of a line, by its place from 0.
    func append(_ range: Range<Int>, to output: inout [UInt8], className: (Int) -> String?) {
        for index in range {
            let name = className(index)
            if let name { output += "<span class=\"line\(name.isEmpty ? "" : " ")\(name)\">".utf8 }
            output += lines[index]
            if name != nil { output += Self.closing }
            output.append(UInt8(ascii: "\n"))
        }
    }
}
