import Support

/// An entity or numeric character reference in text (CommonMark 2.5).
package struct CharacterReference {
    /// How many bytes it takes up in the source.
    package let count: Int
    /// UTF-8 of the characters it stands for.
    package let value: [UInt8]
}

/// Reads character references, and remembers what their names stand for.
///
/// libcmark knows the names of HTML5; it is asked instead of carrying a second table.
package struct CharacterReferences {
    /// What each name that was asked of stands for; empty for one that means nothing.
    private var values: [String: [UInt8]] = [:]

    /// HTML5 has 2,125 names. A text that asks for more consists of inventions, which are not looked up any more.
    private static let mostNames = 5_000
    private static let longestName = 32

    package init() {}

    /// Returns nil where no valid reference starts at `start`.
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
