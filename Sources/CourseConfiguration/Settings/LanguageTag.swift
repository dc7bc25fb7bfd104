import Support

/// Language tags as courses use them: for folder names, `lang` and `hreflang`.
package enum LanguageTag {
    /// Returns true if a text has the form of a BCP 47 tag: a primary subtag of two to eight letters, further ones of one to
    /// eight letters or digits (RFC 5646, section 2.1, without its registry).
    package static func isValid(_ tag: String) -> Bool {
        let subtags = tag.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard let primary = subtags.first, (2...8).contains(primary.count), primary.allSatisfy(\.isLetter) else {
            return false
        }
        return subtags.dropFirst().allSatisfy {
            (1...8).contains($0.count) && $0.allSatisfy(\.isAlphanumeric)
        }
    }

    /// Returns true if a language is written from right to left: judged by the script that its tag names, else by the script that
    /// it is usually written in (CLDR, likely subtags).
    package static func isRightToLeft(_ tag: String) -> Bool {
        let subtags = tag.lowercased().split(separator: "-").map(String.init)
        if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isLetter) }) {
            return scripts.contains(script)
        }
        return subtags.first.map(languages.contains) ?? false
    }

    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]
    private static let languages: Set<String> = [
        "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "prs",
        "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]

    /// The ISO 639-1 codes of languages in which documentation is written.
    private static let codes = Set(
        """
        ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id it ja ko lt lv ms nb nl pl pt ro ru sk sl sr sv th
        tr uk vi zh
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Returns true if a tag is that of a language in which documentation is written; a folder with another name holds lessons.
    package static func isOfDocumentation(_ tag: some StringProtocol) -> Bool {
        codes.contains(String(tag.prefix { $0 != "-" }))
    }
}
