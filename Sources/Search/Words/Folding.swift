import CUTF8Proc

/// Taking the accents off: what readers type without them, and what the index is sorted by.
enum Folding {
    /// The letters of a word in lower case without their marks: `observación` becomes `observacion`, `año` becomes `ano`.
    /// It is canonical decomposition (Unicode, UAX #15) without U+0300 to U+036F, as the reader's side does it.
    static func folded(_ word: [UInt8]) -> [UInt8] {
        guard word.contains(where: { $0 >= 0x80 }) else { return word }
        return decomposed(word).filter { !(0x300...0x36F).contains($0) }.reduce(into: []) { bytes, code in
            let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            bytes.append(contentsOf: Array(String(scalar).utf8))
        }
    }

    /// The canonical decomposition of a word, which is UTF-8, as code points.
    private static func decomposed(_ word: [UInt8]) -> [utf8proc_int32_t] {
        let form = utf8proc_option_t(UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue)
        // No code point decomposes into more than four (UAX #15, section 13.1: by a factor of three in UTF-8).
        return [utf8proc_int32_t](unsafeUninitializedCapacity: 4 * word.count) { buffer, count in
            let length = utf8proc_ssize_t(word.count)
            count = max(0, utf8proc_decompose(word, length, buffer.baseAddress, utf8proc_ssize_t(buffer.count), form))
        }
    }
}
