import Support

/// The comparison of code word by word. A word with letters beyond ASCII, which hardly any code is written in, stands for any other
/// word: translators translate it as they do comments.
enum WordwiseComparison {
    /// Returns the first places at which two pieces of code differ; nil if they are alike.
    static func firstDifference(_ first: [UInt8], _ second: [UInt8]) -> (Int, Int)? {
        var (i, j) = (0, 0)
        while i < first.count, j < second.count {
            let (word, other) = (word(in: first, from: i), word(in: second, from: j))
            if !word.isEmpty, !other.isEmpty {
                if !word.elementsEqual(other), !word.contains(where: isForeign), !other.contains(where: isForeign) {
                    let common = zip(word, other).prefix { $0 == $1 }.count
                    return (i + common, j + common)
                }
                (i, j) = (word.endIndex, other.endIndex)
            } else if first[i] == second[j] {
                (i, j) = (i + 1, j + 1)
            } else {
                return (i, j)
            }
        }
        return i == first.count && j == second.count ? nil : (i, j)
    }

    private static func isForeign(_ byte: UInt8) -> Bool { byte >= 0x80 }

    private static func word(in code: [UInt8], from start: Int) -> ArraySlice<UInt8> {
        code[start...].prefix { isForeign($0) || $0.isIdentifierByte }
    }
}
