/// Measures the width of text, without a browser.
///
/// Labels are set in the Arial-metric family (Arial, Helvetica, Liberation Sans, Arimo), whose members share their
/// advance widths on every platform. Emoji and East Asian characters come from other fonts and count by a width that
/// no common font exceeds.
enum FontMetrics {
    /// The font family of every label.
    static let family = "Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif"

    private static let unitsPerEm = 2048.0

    /// Returns the advance of one character in em.
    static func advance(of scalar: UInt32, isBold: Bool) -> Double {
        if scalar < 0x7F, scalar >= 0x20 {
            let index = Int(scalar - 0x20)
            return Double(isBold ? ArialWidths.bold[index] : ArialWidths.regular[index]) / unitsPerEm
        }
        if let width = tableWidth(of: scalar, isBold: isBold) { return width }
        return widthOutsideTable(of: scalar)
    }

    /// Returns the width in pixels of a text on one line.
    static func width(of text: String, size: Double, isBold: Bool) -> Double {
        if let units = asciiWidth(of: text, isBold: isBold) { return Double(units) / unitsPerEm * size }
        var total = 0.0
        var previous: UInt32 = 0
        var previousWidth = 0.0
        var isJoined = false
        for scalar in text.unicodeScalars {
            let value = scalar.value
            if value == 0x200D {
                isJoined = true
                continue
            }
            if value == 0xFE0F, !isEmoji(previous) {
                // A symbol of the text font in its emoji form.
                total += max(0, emojiWidth - previousWidth)
                previous = 0x1F600
                continue
            }
            if isJoined || isModifier(value) || (isRegionalIndicator(value) && isRegionalIndicator(previous)) {
                // A part of the emoji before it.
                isJoined = false
                previous = 0
                continue
            }
            previousWidth = advance(of: value, isBold: isBold)
            total += previousWidth
            previous = value
        }
        return total * size
    }

    /// Returns the width of a text of printable ASCII in the tables' units, which add up exactly; nil for any other text.
    private static func asciiWidth(of text: String, isBold: Bool) -> Int? {
        let widths = isBold ? ArialWidths.bold : ArialWidths.regular
        let total = text.utf8.withContiguousStorageIfAvailable { bytes -> Int? in
            var total = 0
            for byte in bytes {
                guard byte >= 0x20, byte < 0x7F else { return nil }
                total += Int(widths[Int(byte) - 0x20])
            }
            return total
        }
        return total ?? nil
    }

    private static func tableWidth(of scalar: UInt32, isBold: Bool) -> Double? {
        var base = 0
        for segment in ArialWidths.segments {
            if scalar < segment.first { return nil }
            if scalar <= segment.last {
                let index = base + Int(scalar - segment.first)
                let width = isBold ? ArialWidths.bold[index] : ArialWidths.regular[index]
                return width == 0xFFFF ? nil : Double(width) / unitsPerEm
            }
            base += Int(segment.last - segment.first) + 1
        }
        return nil
    }

    private static let emojiWidth = 1.3

    private static func widthOutsideTable(of scalar: UInt32) -> Double {
        switch scalar {
        case 0..<0x20, 0x7F..<0xA0: 0
        case 0x300...0x36F, 0x483...0x489, 0x591...0x5BD, 0x610...0x61A, 0x64B...0x65F: 0
        case 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F, 0xFE00...0xFE0F, 0xFEFF: 0
        case 0x20D0...0x20FF, 0x1AB0...0x1AFF, 0xFE20...0xFE2F, 0xE0000...0xE01FF: 0
        case 0x0E31, 0x0E34...0x0E3A, 0x0E47...0x0E4E: 0
        case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF: 1.02
        case 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD: 1.02
        case 0xFF61...0xFFDC: 0.55
        case 0x1F1E6...0x1F1FF: 1.3
        case _ where isEmoji(scalar): emojiWidth
        case 0x0600...0x06FF, 0x0750...0x077F, 0xFB50...0xFDFF, 0xFE70...0xFEFE: 0.75
        case 0x0900...0x0DFF: 0.85
        case 0x0E00...0x0EFF: 0.7
        case 0x1D400...0x1D7FF: 0.9
        default: 1.0
        }
    }

    private static func isEmoji(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x1F000...0x1FAFF: true
        case 0x231A, 0x231B, 0x23E9...0x23F3, 0x23F8...0x23FA, 0x25FD, 0x25FE, 0x2614, 0x2615: true
        case 0x2648...0x2653, 0x267F, 0x2693, 0x26A1, 0x26AA, 0x26AB, 0x26BD, 0x26BE, 0x26C4, 0x26C5: true
        case 0x26CE, 0x26D4, 0x26EA, 0x26F2, 0x26F3, 0x26F5, 0x26FA, 0x26FD, 0x2705, 0x270A, 0x270B: true
        case 0x2728, 0x274C, 0x274E, 0x2753...0x2755, 0x2757, 0x2795...0x2797, 0x27B0, 0x27BF: true
        case 0x2B1B, 0x2B1C, 0x2B50, 0x2B55: true
        default: false
        }
    }

    private static func isModifier(_ scalar: UInt32) -> Bool { (0x1F3FB...0x1F3FF).contains(scalar) }

    private static func isRegionalIndicator(_ scalar: UInt32) -> Bool { (0x1F1E6...0x1F1FF).contains(scalar) }
}
