import Support

/// Language tags as courses use them: for folder names, `lang` and `hreflang`.
enum LanguageTag {
    /// Whether a text has the form of a BCP 47 tag: a primary subtag of two to eight letters, further ones of one to
    /// eight letters or digits (RFC 5646, section 2.1, without its registry).
    static func isValid(_ tag: String) -> Bool {
        let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let primary = subtags.first, (2...8).contains(primary.count), primary.allSatisfy(\.isLetter) else {
            return false
        }
        return subtags.dropFirst().allSatisfy {
            (1...8).contains($0.count) && $0.allSatisfy(\.isAlphanumeric)
        }
    }
}
