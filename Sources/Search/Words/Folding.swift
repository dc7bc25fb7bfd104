import Foundation

/// Taking the accents off: what readers type without them, and what the index is sorted by.
enum Folding {
    /// The letters of a word in lower case without their marks: `observación` becomes `observacion`, `año` becomes `ano`.
    /// It is canonical decomposition (Unicode, UAX #15) without U+0300 to U+036F, as the reader's side does it.
    static func folded(_ word: [UInt8]) -> [UInt8] {
        guard word.contains(where: { $0 >= 0x80 }) else { return word }
        var result: [UInt8] = []
        for scalar in String(decoding: word, as: UTF8.self).decomposedStringWithCanonicalMapping.unicodeScalars
        where !(0x300...0x36F).contains(scalar.value) {
            result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
        return result
    }
}
