import CUTF8Proc
import Support

/// The removal of accents: readers type words without them, and the index is sorted without them.
///
/// Words are normalized in pieces, so that a word of megabytes needs no memory in proportion, and no run of marks is long enough
/// to be sorted slowly.
public enum Folding {
    /// Returns the letters of a lowercase word without their marks: `observación` becomes `observacion`, `año` becomes `ano`.
    /// This is canonical decomposition (Unicode, UAX #15) without U+0300 to U+036F, as on the reader's side.
    public static func folded(_ word: [UInt8]) -> [UInt8] {
        guard word.contains(where: { $0 >= 0x80 }) else { return word }
        let form = UTF8PROC_STABLE.rawValue | UTF8PROC_DECOMPOSE.rawValue
        var result: [UInt8] = []
        result.reserveCapacity(word.count)
        eachPiece(of: word) { piece in
            for code in decomposed(piece, form) where !(0x300...0x36F).contains(code) { append(code, to: &result) }
        }
        return result
    }

    /// Returns the compatibility composition (NFKC) of a letter without variation selectors: `ﾃﾞ` becomes `デ`.
    static func composed(_ letter: [UInt8]) -> [UInt8] {
        let form = UTF8PROC_STABLE.rawValue | UTF8PROC_COMPAT.rawValue
        var result: [UInt8] = []
        eachPiece(of: letter) { piece in
            var codes = decomposed(piece, form | UTF8PROC_DECOMPOSE.rawValue)
            codes.removeAll { RunningScript.isVariationSelector(UInt32(bitPattern: $0)) }
            let count = codes.withUnsafeMutableBufferPointer { codes in
                let form = utf8proc_option_t(form | UTF8PROC_COMPOSE.rawValue)
                return utf8proc_normalize_utf32(codes.baseAddress, utf8proc_ssize_t(codes.count), form)
            }
            for code in codes.prefix(max(0, count)) { append(code, to: &result) }
        }
        return result
    }

    private static func append(_ code: utf8proc_int32_t, to bytes: inout [UInt8]) {
        let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
        if let encoded = UTF8.encode(scalar) { bytes.append(contentsOf: encoded) }
    }

    /// The lengths of a piece in bytes. It ends before the first letter behind the usual length, and at the latest at the longest
    /// one, where a letter has more marks than any writing gives it.
    private static let piece = (usual: 256, longest: 1024)

    /// Cuts a word into pieces at places where normalization takes no character from one side to the other.
    private static func eachPiece(of word: [UInt8], _ take: (UnsafeBufferPointer<UInt8>) -> Void) {
        word.withUnsafeBufferPointer { word in
            guard word.count > piece.longest else { return take(word) }
            var start = 0
            while start < word.count {
                var end = min(start + piece.usual, word.count)
                while end < word.count, !beginsPiece(word, end, within: end - start) { end += 1 }
                take(UnsafeBufferPointer(rebasing: word[start..<end]))
                start = end
            }
        }
    }

    private static func beginsPiece(_ word: UnsafeBufferPointer<UInt8>, _ index: Int, within length: Int) -> Bool {
        guard word[index] & 0xC0 != 0x80, let scalar = word.scalar(at: index) else { return false }
        if length >= piece.longest { return true }
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .decimalNumber: return true
        // Vowels and last consonants of Hangul are joined to what precedes them, and so are half-width voice marks.
        case .otherLetter: return !(0x1100...0x11FF).contains(scalar.value) && !(0xFF9E...0xFF9F).contains(scalar.value)
        default: return false
        }
    }

    /// Returns the decomposition of a piece of UTF-8, as code points.
    private static func decomposed(
        _ piece: UnsafeBufferPointer<UInt8>,
        _ form: utf8proc_option_t.RawValue
    ) -> [utf8proc_int32_t] {
        // No letter decomposes into more than eighteen code points (UAX #15, section 13.1).
        [utf8proc_int32_t](unsafeUninitializedCapacity: 18 * piece.count) { buffer, count in
            let length = utf8proc_ssize_t(piece.count)
            let room = utf8proc_ssize_t(buffer.count)
            let form = utf8proc_option_t(form)
            count = max(0, utf8proc_decompose(piece.baseAddress, length, buffer.baseAddress, room, form))
            if count > buffer.count { count = 0 }
        }
    }
}
