/// An entity or numeric character reference in text (CommonMark 2.5).
struct CharacterReference {
    /// How many bytes it takes up in the source.
    let count: Int
    /// UTF-8 of the characters it stands for.
    let value: [UInt8]

    /// Returns nil where no valid reference starts at `start`.
    init?(_ bytes: [UInt8], at start: Int) {
        let tail = bytes[start...].prefix(40)
        guard let semicolon = tail.firstIndex(of: UInt8(ascii: ";")), semicolon > start + 1 else { return nil }
        let name = bytes[start + 1..<semicolon]
        guard name.dropFirst(name.first == UInt8(ascii: "#") ? 1 : 0).allSatisfy(\.isAlphanumeric) else { return nil }
        count = semicolon + 1 - start
        switch String(decoding: name, as: UTF8.self) {
        case "amp": value = [UInt8(ascii: "&")]
        case "lt": value = [UInt8(ascii: "<")]
        case "gt": value = [UInt8(ascii: ">")]
        case "quot": value = [UInt8(ascii: "\"")]
        default:
            // libcmark knows the names of HTML5; it is asked instead of carrying a second table.
            guard let decoded = decodeCharacterReference(bytes[start...semicolon]) else { return nil }
            value = decoded
        }
    }
}
