/// Characters that are not seen and change what is: marks that turn the direction of writing (Unicode Standard Annex 9, 2),
/// separators of lines, blanks without width.
///
/// Those that join or part letters of a script or emoji belong to their texts and are not among them.
public enum InvisibleCharacters {
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x2064, 0x2066...0x206F, 0xFEFF: true
        default: false
        }
    }

    /// Whether a character makes text run in the other direction.
    public static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }

    /// Where they stand.
    ///
    /// - Parameter bytes: valid UTF-8.
    public static func places(in bytes: [UInt8]) -> [(scalar: Unicode.Scalar, bytes: Range<Int>)] {
        // What begins one of them: E2 80, E2 81, D8 9C or EF BB BF.
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
    /// As Unicode names it by its number: `U+202E`.
    public var codePoint: String {
        let digits = String(value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
