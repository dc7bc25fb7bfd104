import Support

// The standard library's search for a text compares characters and takes a fifth of a warm check of a package; the compiler's
// messages are compared byte by byte.
extension String {
    func contains(_ words: String) -> Bool { utf8Range(of: words) != nil }

    func firstRange(of words: String) -> Range<String.Index>? {
        utf8Range(of: words).map { range in
            let start = utf8.index(startIndex, offsetBy: range.lowerBound)
            return start..<utf8.index(start, offsetBy: range.count)
        }
    }

    private func utf8Range(of words: String) -> Range<Int>? {
        let quick = utf8.withContiguousStorageIfAvailable { bytes in
            words.utf8.withContiguousStorageIfAvailable { bytes.firstRange(ofBytes: $0) }
        }
        return quick.flatMap(\.self) ?? Array(utf8).firstRange(ofBytes: Array(words.utf8))
    }
}
