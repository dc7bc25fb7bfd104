import CUTF8Proc

/// Taking the accents off: what readers type without them, and what the index is sorted by.
public enum Folding {
    /// The letters of a word in lower case without their marks: `observación` becomes `observacion`, `año` becomes `ano`.
    /// It is canonical decomposition (Unicode, UAX #15) without U+0300 to U+036F, as the reader's side does it.
    public static func folded(_ word: [UInt8]) -> [UInt8] {
        guard word.contains(where: { $0 >= 0x80 }) else { return word }
        let form = UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue
        return bytes(decomposed(word, form).filter { !(0x300...0x36F).contains($0) })
    }

    /// Compatibility composition (NFKC) without variation selectors: `ﾃﾞ` becomes `デ`.
    static func composed(_ letter: [UInt8]) -> [UInt8] {
        let form = UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue
        var codes = decomposed(letter, form | UTF8PROC_DECOMPOSE.rawValue)
        codes.removeAll { RunningScript.isVariationSelector(UInt32(bitPattern: $0)) }
        let count = codes.withUnsafeMutableBufferPointer { codes in
            let form = utf8proc_option_t(form | UTF8PROC_COMPOSE.rawValue)
            return utf8proc_normalize_utf32(codes.baseAddress, utf8proc_ssize_t(codes.count), form)
        }
        return bytes(codes.prefix(max(0, count)))
    }

    private static func bytes(_ codes: some Sequence<utf8proc_int32_t>) -> [UInt8] {
        codes.reduce(into: []) { bytes, code in
            let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
            bytes.append(contentsOf: Array(String(scalar).utf8))
        }
    }

    /// The decomposition of a word, which is UTF-8, as code points.
    private static func decomposed(_ word: [UInt8], _ form: utf8proc_option_t.RawValue) -> [utf8proc_int32_t] {
        // No letter decomposes into more than eighteen code points (UAX #15, section 13.1).
        [utf8proc_int32_t](unsafeUninitializedCapacity: 18 * word.count) { buffer, count in
            let length = utf8proc_ssize_t(word.count)
            let room = utf8proc_ssize_t(buffer.count)
            count = max(0, utf8proc_decompose(word, length, buffer.baseAddress, room, utf8proc_option_t(form)))
            if count > buffer.count { count = 0 }
        }
    }
}
