/// Highlighted code cut at its line ends; a coloured span over several lines is closed and opened again at each line end, so that
/// each line stands by itself.
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

    /// The element of a line: its name, classes and number.
    struct Form {
        var element = "span"
        var classes = ""
        var number: Int?
    }

    /// Appends lines, each in the element of its form, if it has one.
    ///
    /// - Parameter form: returns the form of a line by its index, from 0; nil for a line without an element.
    func append(_ range: Range<Int>, to output: inout [UInt8], form: (Int) -> Form?) {
        for index in range {
            let form = form(index)
            if let form {
                output += "<\(form.element) class=\"line\(form.classes.isEmpty ? "" : " ")\(form.classes)\"".utf8
                if let number = form.number { output += " data-number=\"\(number)\"".utf8 }
                output += ">".utf8
            }
            output += lines[index]
            if let form { output += "</\(form.element)>".utf8 }
            output.append(UInt8(ascii: "\n"))
        }
    }
}
