import CUTF8Proc

/// The anchors that Python-Markdown gives a heading, which links of MkDocs sites use.
///
/// Python-Markdown, extension "Table of Contents", `slugify`: letters and digits of ASCII, `_`, and one hyphen for each run of
/// spaces and hyphens. Accents are dropped; Material's sites may keep letters of any script instead.
enum MkDocsAnchor {
    /// Returns both anchors of a heading, that with letters of any script first; one where they are the same.
    static func all(of heading: String) -> [String] {
        let own = slug(heading)
        guard !heading.utf8.allSatisfy({ $0 < 0x80 }) else { return [own] }
        let plain = slug(withoutAccents(heading))
        return plain.isEmpty || plain == own ? [own] : [own, plain]
    }

    private static func slug(_ heading: String) -> String {
        var result = ""
        for character in heading.lowercased() {
            if character.isWhitespace || character == "-" {
                if !result.hasSuffix("-") { result.append("-") }
            } else if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            }
        }
        return String(result.drop { $0 == "-" }.reversed().drop { $0 == "-" }.reversed())
    }

    /// Returns the ASCII of a text in compatibility decomposition (Unicode's form NFKD).
    private static func withoutAccents(_ text: String) -> String {
        var text = text
        let codes = text.withUTF8 { bytes in
            // No scalar becomes more than eighteen others.
            [utf8proc_int32_t](unsafeUninitializedCapacity: 18 * bytes.count + 1) { buffer, count in
                let form = utf8proc_option_t(UTF8PROC_DECOMPOSE.rawValue | UTF8PROC_COMPAT.rawValue)
                let length = utf8proc_ssize_t(bytes.count)
                let room = utf8proc_ssize_t(buffer.count)
                count = max(0, utf8proc_decompose(bytes.baseAddress, length, buffer.baseAddress, room, form))
            }
        }
        return String(decoding: codes.filter { $0 < 0x80 }.map { UInt8($0) }, as: UTF8.self)
    }
}
