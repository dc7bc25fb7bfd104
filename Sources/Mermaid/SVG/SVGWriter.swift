import Diagnostics

/// Writes SVG as bytes, with numbers of at most two decimals.
struct SVGWriter: ~Copyable {
    private var bytes: DrawingBytes
    /// The ranges of texts that are not all ASCII.
    private var foreign: [Range<Int>] = []

    init(capacity: Int) { bytes = DrawingBytes(capacity: capacity) }

    /// The text written so far.
    ///
    /// ASCII becomes text many times faster than other characters, if it is separate from them.
    var text: String {
        var text = ""
        text.reserveCapacity(bytes.count)
        var start = 0
        for range in foreign {
            text += bytes.text(start..<range.lowerBound)
            text += bytes.text(range)
            start = range.upperBound
        }
        return text + bytes.text(start..<bytes.count)
    }

    mutating func raw(_ text: StaticString) {
        bytes.append(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    mutating func raw(_ text: String) {
        var text = text
        let start = bytes.count
        let isForeign = text.withUTF8 { text in
            bytes.append(text)
            return text.contains { $0 >= 0x80 }
        }
        if isForeign { foreign.append(start..<bytes.count) }
    }

    /// Writes text between tags or inside a double-quoted attribute. Characters that XML does not allow become blanks.
    mutating func escaped(_ text: String) {
        var text = text
        if text.withUTF8({ $0.allSatisfy(Self.isPlain) }) { return raw(text) }
        text = ControlCharacters.replaced(text)
        let first = bytes.count
        let isForeign = text.withUTF8 { text in
            // Stretches without escapes are written in one piece.
            var start = 0
            var isForeign = false
            for (place, byte) in text.enumerated() {
                let escape: StaticString
                switch byte {
                case UInt8(ascii: "&"): escape = "&amp;"
                case UInt8(ascii: "<"): escape = "&lt;"
                case UInt8(ascii: ">"): escape = "&gt;"
                case UInt8(ascii: "\""): escape = "&quot;"
                case 0x0A: continue
                case 0..<0x20: escape = " "
                case 0x80...:
                    isForeign = true
                    continue
                default: continue
                }
                bytes.append(UnsafeBufferPointer(rebasing: text[start..<place]))
                raw(escape)
                start = place + 1
            }
            bytes.append(UnsafeBufferPointer(rebasing: text[start...]))
            return isForeign
        }
        if isForeign { foreign.append(first..<bytes.count) }
    }

    /// Returns true if a byte is an ASCII character that needs no escape.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): false
        default: byte >= 0x20 && byte < 0x7F
        }
    }

    mutating func attribute(_ name: StaticString, _ value: String) {
        bytes.append(0x20)
        raw(name)
        raw("=\"")
        escaped(value)
        bytes.append(0x22)
    }

    mutating func attribute(_ name: StaticString, _ value: Double) {
        bytes.append(0x20)
        raw(name)
        raw("=\"")
        number(value)
        bytes.append(0x22)
    }

    /// Writes a number with at most two decimals, no trailing zeros, no `-0`.
    mutating func number(_ value: Double) {
        guard value.isFinite, abs(value) < 1e12 else {
            bytes.append(0x30)
            return
        }
        var hundredths = Int((value * 100).rounded())
        if hundredths < 0 {
            bytes.append(0x2D)
            hundredths = -hundredths
        }
        bytes.append(digitsOf: hundredths / 100)
        let rest = hundredths % 100
        guard rest > 0 else { return }
        bytes.append(0x2E)
        bytes.append(0x30 + UInt8(rest / 10))
        if rest % 10 > 0 { bytes.append(0x30 + UInt8(rest % 10)) }
    }

    mutating func point(_ point: Point) {
        number(point.x)
        bytes.append(0x2C)
        number(point.y)
    }

    mutating func translate(_ point: Point) {
        raw(" transform=\"translate(")
        self.point(point)
        raw(")\"")
    }

    /// Writes the `d` attribute of a line.
    mutating func path(_ path: CurvePath) {
        raw(" d=\"M")
        point(path.start)
        for segment in path.segments {
            switch segment {
            case .line(let end): line(to: end)
            case .cubic(let a, let b, let c): cubic(a, b, c)
            }
        }
        raw("\"")
    }

    private mutating func line(to end: Point) {
        raw("L")
        point(end)
    }

    private mutating func cubic(_ a: Point, _ b: Point, _ c: Point) {
        raw("C")
        point(a)
        raw(" ")
        point(b)
        raw(" ")
        point(c)
    }

    mutating func path(_ path: ShapePath) {
        raw(" d=\"")
        for segment in path.segments {
            switch segment {
            case .move(let end):
                raw("M")
                point(end)
            case .line(let end): line(to: end)
            case .cubic(let a, let b, let c): cubic(a, b, c)
            case .arc(let radiusX, let radiusY, let isLarge, let sweep, let end):
                raw("A")
                number(radiusX)
                raw(" ")
                number(radiusY)
                raw(isLarge ? " 0 1 " : " 0 0 ")
                raw(sweep ? "1 " : "0 ")
                point(end)
            case .close: raw("Z")
            }
        }
        raw("\"")
    }

    /// Opens a link; the caller closes it.
    mutating func openLink(_ href: String, _ link: DiagramLink?) {
        raw("<a")
        attribute("href", href)
        if let target = link?.target {
            attribute("target", target)
            if target == "_blank" { raw(" rel=\"noopener\"") }
        }
        raw(">")
    }
}
