import Support

/// The anchors GitHub gives to headings.
///
/// The text is lowercased; everything but letters, marks, decimal digits, connector punctuation, hyphens and spaces is removed;
/// each space becomes a hyphen. A slug already taken gets `-1`, `-2` and so on. Emoji vanish, but not the variation selector that
/// may follow them: it is a mark.
struct HeadingSlugs {
    private var occurrences: [String: Int] = [:]
    private let reserved: Set<String>

    /// - Parameter reserved: Anchors that are kept for the headings that own them.
    init(reserved: Set<String>) { self.reserved = reserved }

    /// The slug of headings without letters: an id has at least one character (HTML, 3.2.6).
    private static let nameless = "section"

    /// Returns the slug of a text, without regard to other headings.
    static func slug(of text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if scalar == " " {
                result.append("-")
            } else if scalar.isASCII {
                let byte = UInt8(truncatingIfNeeded: scalar.value)
                if byte.isAlphanumeric || scalar == "-" || scalar == "_" { result.append(scalar) }
            } else if isWord(scalar) {
                result.append(scalar)
            }
        }
        // Marks become neighbours where the text between them is left out.
        let slug = CombiningMarks.cut(String(result))
        return slug.isEmpty ? nameless : slug
    }

    /// Returns the slug for the next heading of the document.
    ///
    /// - Parameters:
    ///   - base: The slug of its text.
    ///   - own: The anchor that was reserved for it; nil if none was.
    mutating func next(_ base: String, keeping own: String?) -> String {
        var result = base
        while occurrences[result] != nil || reserved.contains(result) && result != own {
            let count = (occurrences[base] ?? 0) + 1
            occurrences[base] = count
            result = "\(base)-\(count)"
        }
        occurrences[result] = 0
        return result
    }

    private static func isWord(_ scalar: Unicode.Scalar) -> Bool {
        if scalar.properties.isAlphabetic { return true }
        switch scalar.properties.generalCategory {
        case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
        default: return false
        }
    }
}
