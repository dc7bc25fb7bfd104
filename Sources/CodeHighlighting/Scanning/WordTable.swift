/// Words to be looked up by their bytes, without a string and without a hash of the whole word.
struct WordTable: Sendable, ExpressibleByStringLiteral {
    /// All words one behind the other, those of one bucket side by side.
    private var text: [UInt8] = []
    /// The end of each word in `text`; each begins at the end of the word before it.
    private var ends: [Int] = []
    /// The index of the first word of each bucket, and one more at the end; empty if there are no words.
    private var starts: [Int] = []

    private static let bucketCount = 256

    init() {}

    /// - Parameter value: words in ASCII with white space between them.
    init(stringLiteral value: String) {
        let words = value.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }.map { Array($0) }
        let buckets = Dictionary(grouping: words) { word in
            word.withUnsafeBufferPointer { Self.bucket(of: $0) }
        }
        for bucket in 0..<Self.bucketCount {
            starts.append(ends.count)
            for word in buckets[bucket] ?? [] {
                text += word
                ends.append(text.count)
            }
        }
        starts.append(ends.count)
    }

    /// Returns the bucket of a word, the same in capital and in small letters.
    private static func bucket(of word: UnsafeBufferPointer<UInt8>) -> Int {
        guard let first = word.first, let last = word.last else { return 0 }
        return (Int(first & 0x1F) &* 7 &+ Int(last & 0x1F) &* 31 &+ word.count) & (bucketCount - 1)
    }

    func contains(_ word: UnsafeBufferPointer<UInt8>, ignoresCase: Bool) -> Bool {
        guard !starts.isEmpty else { return false }
        let bucket = Self.bucket(of: word)
        for index in starts[bucket]..<starts[bucket + 1] {
            let start = index == 0 ? 0 : ends[index - 1]
            guard ends[index] - start == word.count else { continue }
            let isSame = word.indices.allSatisfy { offset in
                let byte = word[offset]
                return text[start + offset] == byte || ignoresCase && text[start + offset] == Self.lowercased(byte)
            }
            if isSame { return true }
        }
        return false
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte | 0x20 : byte }
}
