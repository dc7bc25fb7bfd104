import CUTF8Proc

/// The anchors that Python-Markdown gives to headings, which links of MkDocs sites use.
///
/// Python-Markdown, extension "Table of Contents", `slugify` and `unique`: letters and digits of ASCII, `_`, and one hyphen for
/// each run of spaces and hyphens; a second heading of the same words gets `_1`. Accents are dropped; Material's sites may keep
/// letters of any script instead.
enum MkDocsAnchor {
    /// Returns the anchors of a page's headings, each with the index of its heading: where both spellings give the same anchor to
    /// different headings, that of ASCII counts.
    static func all(of headings: [LessonFacts.Heading]) -> [String: Int] {
        let plain = anchors(of: headings) { slug(withoutAccents($0)) }
        return anchors(of: headings, slug: slug).merging(plain) { $1 }
    }

    private static func anchors(of headings: [LessonFacts.Heading], slug: (String) -> String) -> [String: Int] {
        var result: [String: Int] = [:]
        for (index, heading) in headings.enumerated() {
            if let id = heading.explicitID, result[id] == nil { result[id] = index }
        }
        // The number that the next heading of the same words gets.
        var numbers: [String: Int] = [:]
        for (index, heading) in headings.enumerated() where heading.explicitID == nil {
            var anchor = slug(heading.plainText)
            let words = anchor
            while anchor.isEmpty || result[anchor] != nil {
                let (stem, number) = numbered(anchor)
                let next = max(number + 1, numbers[words] ?? 0)
                anchor = "\(stem)_\(next)"
                numbers[words] = next + 1
            }
            result[anchor] = index
        }
        return result
    }

    /// Returns the parts of an anchor that ends in a number: `shared_1`; the number is 0 if there is none.
    private static func numbered(_ anchor: String) -> (stem: String, number: Int) {
        guard let mark = anchor.utf8.lastIndex(of: UInt8(ascii: "_")) else { return (anchor, 0) }
        let digits = anchor[anchor.utf8.index(after: mark)...]
        guard digits.utf8.allSatisfy({ (0x30...0x39).contains($0) }), digits.utf8.count < 10, let number = Int(digits)
        else {
            return (anchor, 0)
        }
        return (String(anchor[..<mark]), number)
    }

    private static func slug(_ heading: String) -> String {
        var result = ""
        for character in heading.lowercased().trimmed {
            if character.isWhitespace || character == "-" {
                if !result.hasSuffix("-") { result.append("-") }
            } else if character.isLetter || character.isNumber || character == "_" {
                result.append(character)
            }
        }
        return result
    }

    /// Returns the ASCII of a text in compatibility decomposition (Unicode's form NFKD).
    private static func withoutAccents(_ text: String) -> String {
        if text.utf8.allSatisfy({ $0 < 0x80 }) { return text }
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

extension String {
    /// The text without white space at its ends.
    fileprivate var trimmed: Substring {
        var text = self[...]
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
