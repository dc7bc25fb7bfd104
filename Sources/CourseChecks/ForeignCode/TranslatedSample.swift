import Markdown

/// A sample that differs from its original in lines of text alone (``TranslatedLine``).
enum TranslatedSample {
    /// The largest sample, in bytes, whose lines are compared: longer ones are data.
    private static let largest = 40_000

    /// Returns true if two samples have as many lines of code, and each line is the same as the other's, or a translation of it.
    static func isTranslation(
        _ block: CodeBlock,
        _ words: PageWords,
        of original: CodeBlock,
        _ originalWords: PageWords
    ) -> Bool {
        guard max(block.slice.bytes.count, original.slice.bytes.count) <= largest else { return false }
        let (own, others) = (lines(block), lines(original))
        guard own.count == others.count else { return false }
        return zip(own, others).allSatisfy { line, other in
            WordwiseComparison.firstDifference(line.code, other.code) == nil
                || TranslatedLine.areTranslations(line.text, words, other.text, originalWords)
        }
    }

    /// Returns the lines of a sample that hold code, without what translators may change: with their blanks, and without.
    private static func lines(_ block: CodeBlock) -> [(text: String, code: [UInt8])] {
        let source = block.slice.bytes
        let kept = ProseFreeCode(block).offsets
        var next = 0
        var start = 0
        var lines: [(text: String, code: [UInt8])] = []
        while start < source.count {
            let end = source[start...].firstIndex(of: 0x0A) ?? source.count
            let first = next
            var text: [UInt8] = []
            for place in start..<end {
                if next < kept.count, kept[next] == place {
                    text.append(source[place])
                    next += 1
                } else if source[place].isSpaceOrTab {
                    text.append(source[place])
                }
            }
            if next > first {
                lines.append((String(decoding: text, as: UTF8.self), kept[first..<next].map { source[$0] }))
            }
            start = end + 1
        }
        return lines
    }
}
