/// A fully known colour: red, green and blue from 0 to 1.
public struct Colour: Sendable, Equatable {
    public var red: Double
    public var green: Double
    public var blue: Double

    /// Reads `#rgb`, `#rrggbb`, `rgb(…)`, `hsl(…)` and CSS names; nil for anything else. The transparency in a text is not part
    /// of the colour.
    public init?(_ text: String) {
        let text = text.trimmingSpace.lowercased()
        if text.hasPrefix("#") {
            self.init(hexadecimal: Array(text.utf8.dropFirst()))
        } else if let value = ColourNames.values[text] {
            self.init(value)
        } else if text.hasPrefix("rgb") || text.hasPrefix("hsl") {
            self.init(function: text)
        } else {
            return nil
        }
    }

    /// - Parameter value: the colour as 0xRRGGBB.
    public init(_ value: UInt32) {
        red = Double(value >> 16 & 0xFF) / 255
        green = Double(value >> 8 & 0xFF) / 255
        blue = Double(value & 0xFF) / 255
    }

    private init?(hexadecimal digits: [UInt8]) {
        var values: [Double] = []
        for digit in digits {
            switch digit {
            case 0x30...0x39: values.append(Double(digit - 0x30))
            case 0x61...0x66: values.append(Double(digit - 0x61 + 10))
            default: return nil
            }
        }
        switch values.count {
        case 3, 4: (red, green, blue) = (values[0] / 15, values[1] / 15, values[2] / 15)
        case 6, 8:
            red = (values[0] * 16 + values[1]) / 255
            green = (values[2] * 16 + values[3]) / 255
            blue = (values[4] * 16 + values[5]) / 255
        default: return nil
        }
    }

    private init?(function text: String) {
        guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
        let inside = text[text.index(after: open)...].dropLast()
        var numbers: [Double] = []
        for part in inside.split(whereSeparator: { $0 == "," || $0 == " " || $0 == "/" }) {
            let isPercent = part.hasSuffix("%")
            let digits = part.hasSuffix("deg") ? part.dropLast(3) : isPercent ? part.dropLast() : part
            guard let number = Double(digits), number.isFinite else { return nil }
            numbers.append(isPercent ? number / 100 : number)
        }
        guard numbers.count >= 3 else { return nil }
        if text.hasPrefix("rgb") {
            let scale = text.contains("%") ? 1.0 : 255.0
            self.init(0)
            (red, green, blue) = (numbers[0] / scale, numbers[1] / scale, numbers[2] / scale)
        } else {
            self.init(hue: numbers[0], saturation: min(max(numbers[1], 0), 1), lightness: min(max(numbers[2], 0), 1))
        }
        red = min(max(red, 0), 1)
        green = min(max(green, 0), 1)
        blue = min(max(blue, 0), 1)
    }

    private init(hue: Double, saturation: Double, lightness: Double) {
        let amplitude = saturation * min(lightness, 1 - lightness)
        func channel(_ shift: Double) -> Double {
            var k = (shift + hue / 30).truncatingRemainder(dividingBy: 12)
            if k < 0 { k += 12 }
            return lightness - amplitude * max(-1, min(k - 3, min(9 - k, 1)))
        }
        red = channel(0)
        green = channel(8)
        blue = channel(4)
    }

    /// Relative luminance, from 0 to 1, with a power of 2.4 approximated by x² · x^0.4. (WCAG 2.2.)
    public var luminance: Double {
        func linear(_ value: Double) -> Double {
            guard value > 0.04045 else { return value / 12.92 }
            let base = (value + 0.055) / 1.055
            // x^2.4 = x² · (x^0.2)², with the fifth root by Newton's method.
            var root = 0.9
            for _ in 0..<12 { root = (4 * root + base / (root * root * root * root)) / 5 }
            return base * base * root * root
        }
        return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    /// Returns the contrast of two colours, from 1 to 21. (WCAG 2.2.)
    public func contrast(to other: Colour) -> Double {
        let (a, b) = (luminance, other.luminance)
        return (max(a, b) + 0.05) / (min(a, b) + 0.05)
    }

    /// A colour for text on this one, with a contrast of at least 4.5: near black or white, whichever is easier to read, or else
    /// black.
    var readableText: String {
        let (dark, white) = (contrast(to: Colour(0x1A1A1A)), contrast(to: Colour(0xFFFFFF)))
        if max(dark, white) < 4.5 { return "#000000" }
        return dark >= white ? "#1a1a1a" : "#ffffff"
    }
}
