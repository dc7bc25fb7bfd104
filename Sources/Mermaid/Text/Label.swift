/// A label's text as it is drawn: lines of runs that share a style.
struct Label: Sendable, Equatable {
    struct Run: Sendable, Equatable {
        var text: String
        var style: Style
    }

    struct Style: OptionSet, Sendable, Hashable {
        let rawValue: UInt8
        static let bold = Style(rawValue: 1)
        static let italic = Style(rawValue: 2)
        static let code = Style(rawValue: 4)
        static let underline = Style(rawValue: 8)
        static let strikethrough = Style(rawValue: 16)
        static let superscript = Style(rawValue: 32)
        static let `subscript` = Style(rawValue: 64)
        static let small = Style(rawValue: 128)

        /// The size of type, as a share of the label's.
        var scale: Double { contains(.superscript) || contains(.subscript) ? 0.75 : contains(.small) ? 0.8 : 1 }
    }

    struct Line: Sendable, Equatable {
        var runs: [Run]
        /// The width in pixels.
        var width: Double
        /// True if the next line goes on with the same word, as text without spaces does.
        var endsWithinWord = false
    }

    var lines: [Line]
    /// The width of the widest line, in pixels.
    var width: Double
    /// The size of type, in pixels.
    var fontSize: Double

    /// The distance from one baseline to the next, in pixels.
    var lineHeight: Double { Label.lineHeight(fontSize: fontSize) }
    var height: Double { Double(lines.count) * lineHeight }
    var isEmpty: Bool { lines.isEmpty }

    static func lineHeight(fontSize: Double) -> Double { fontSize * 1.25 }

    static let empty = Label(lines: [], width: 0, fontSize: 16)

    /// The text without styles, with lines joined by spaces.
    var plainText: String {
        lines.map { line in line.runs.map(\.text).joined() }.joined(separator: " ")
    }
}
