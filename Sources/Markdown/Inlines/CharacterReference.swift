import Support

/// An entity or numeric character reference in text (CommonMark 2.5).
package struct CharacterReference {
    /// The number of bytes that it takes up in the source.
    package let count: Int
    /// The UTF-8 of the characters that it stands for.
    package let value: [UInt8]
}

/// Reads character references, and remembers the characters of their names.
///
/// libcmark knows the names of HTML5, and is asked for them instead of carrying a second table.
package struct CharacterReferences {
    /// The characters of each name that was looked up; empty for an invalid name.
    private var values: [String: [UInt8]] = [:]

    /// The largest number of names that are looked up. HTML5 has 2,125; a text with more consists of inventions.
    private static let mostNames = 5_000
    private static let longestName = 32

    package init() {}

    /// Reads the reference that starts at `start`; returns nil if no valid one does.
    package mutating func read(_ bytes: [UInt8], at start: Int) -> CharacterReference? {
        let limit = min(bytes.count, start + 2 + Self.longestName)
        var end = start + 1
        if end < limit, bytes[end] == UInt8(ascii: "#") { end += 1 }
        while end < limit, bytes[end].isAlphanumeric { end += 1 }
        guard end < bytes.count, end > start + 1, bytes[end] == UInt8(ascii: ";") else { return nil }
        let name = bytes[(start + 1)..<end]
        guard let value = value(of: name) else { return nil }
        return CharacterReference(count: end + 1 - start, value: value)
    }

    private mutating func value(of name: ArraySlice<UInt8>) -> [UInt8]? {
        let key = String(decoding: name, as: UTF8.self)
        switch key {
        case "amp": return [UInt8(ascii: "&")]
        case "lt": return [UInt8(ascii: "<")]
        case "gt": return [UInt8(ascii: ">")]
        case "quot": return [UInt8(ascii: "\"")]
        default: break
        }
        if let known = values[key] { return known.isEmpty ? nil : known }
        guard values.count < Self.mostNames else { return nil }
        let value = decodeCharacterReference([UInt8(ascii: "&")] + name + [UInt8(ascii: ";")])
        values[key] = value ?? []
        return value
    }
}
