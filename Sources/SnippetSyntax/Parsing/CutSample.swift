import Support

extension ParsedSnippet {
    /// True if the sample ends between brackets that it opens, with a line of code that is set in as far as its place asks: what
    /// its author shows is the beginning, and nothing was forgotten before its end.
    package var endsInside: Bool {
        let brackets = Brackets(of: self)
        guard brackets.strayClosing.isEmpty, let innermost = brackets.open.last?.offset, innermost < bytes.count,
            let last = CodeLines(bytes).ranges.last
        else { return false }
        func indentation(at offset: Int) -> Int {
            let start = bytes.lineStart(before: offset)
            return bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        }
        guard last.lowerBound > innermost, !bytes[last].allSatisfy({ ")]};, ".utf8.contains($0) }) else { return false }
        return indentation(at: last.lowerBound) > indentation(at: innermost)
    }
}
