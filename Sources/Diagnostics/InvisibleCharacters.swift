/// Characters that are invisible but change the text: marks that turn the direction of writing (Unicode Standard Annex 9, 2),
/// line separators, spaces without width.
///
/// Characters that join or separate letters of a script or emoji belong to their texts and are not among them.
public enum InvisibleCharacters {
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// Returns true if a character makes text run in the other direction.
    public static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Returns the invisible characters and their ranges.
    ///
    /// - Parameter bytes: Valid UTF-8.
    public static func places(in bytes: [UInt8]) -> [(scalar: Unicode.Scalar, bytes: Range<Int>)] {
        // Their first bytes: E2 80, E2 81, D8 9C or EF BB BF.
        guard bytes.contains(where: { $0 == 0xE2 || $0 == 0xD8 || $0 == 0xEF }) else { return [] }
        var places: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []
        var offset = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            let end = offset + UTF8.width(scalar)
            if contains(scalar) { places.append((scalar, offset..<end)) }
            offset = end
        }
        return places
    }
}

extension Unicode.Scalar {
    /// The code point in Unicode's notation: `U+202E`.
    public var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
