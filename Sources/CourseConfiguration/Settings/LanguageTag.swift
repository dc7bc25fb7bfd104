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

    /// Returns true if the primary subtag is no code: those have two or three letters, and the longer ones of the registry, which
    /// there are none of yet, would have five or more (RFC 5646, section 2.2.1). So `english` and `spanish` are names.
    package static func isNameOfLanguage(_ tag: String) -> Bool { tag.prefix { $0 != "-" }.utf8.count > 3 }

    /// Returns true if a language is written from right to left: judged by the script that its tag names, else by the script that
    /// it is usually written in (CLDR, likely subtags).
    package static func isRightToLeft(_ tag: String) -> Bool {
        let subtags = tag.lowercased().split(separator: "-").map(String.init)
        if let script = subtags.dropFirst().first(where: { $0.utf8.count == 4 && $0.utf8.allSatisfy(\.isLetter) }) {
            return scripts.contains(script)
        }
        return subtags.first.map(languages.contains) ?? false
    }

    // MARK: Names of files and folders

    /// The English names of languages in the names of files and folders.
    private static let names = [
        "arabic": ["ar"], "basque": ["eu"], "bengali": ["bn"], "brazilian-portuguese": ["pt-br"], "bulgarian": ["bg"],
        "catalan": ["ca"], "chinese": ["zh", "zh-cn", "zh-hans"], "croatian": ["hr"], "czech": ["cs"], "danish": ["da"],
        "dutch": ["nl"],
        "english": ["en"], "finnish": ["fi"], "french": ["fr"], "german": ["de"], "greek": ["el"], "hebrew": ["he"],
        "hindi": ["hi"],
        "hungarian": ["hu"], "indonesian": ["id"], "italian": ["it"], "japanese": ["ja"], "korean": ["ko"],
        "norwegian": ["no"],
        "persian": ["fa"], "polish": ["pl"], "portuguese": ["pt", "pt-pt"], "romanian": ["ro"], "russian": ["ru"],
        "serbian": ["sr"], "simplified-chinese": ["zh-hans", "zh-cn"], "slovak": ["sk"], "spanish": ["es"],
        "swedish": ["sv"],
        "thai": ["th"], "traditional-chinese": ["zh-hant", "zh-tw"], "turkish": ["tr"], "ukrainian": ["uk"],
        "vietnamese": ["vi"],
    ]

    private static func spelling(_ name: String) -> [String]? { spellings[name] ?? names[name] }

    /// The spellings of tags in the names of files and folders that are no tags themselves: country codes, as a rule.
    private static let spellings = [
        "chs": ["zh-hans", "zh-cn", "zh"], "cht": ["zh-hant", "zh-tw"], "cn": ["zh-cn", "zh-hans", "zh"],
        "cz": ["cs"], "gr": ["el"], "hans": ["zh-hans", "zh-cn", "zh"], "hant": ["zh-hant", "zh-tw"], "ir": ["fa"],
        "jp": ["ja"], "kh": ["km"], "kr": ["ko"], "ptbr": ["pt-br"], "tw": ["zh-tw", "zh-hant"], "ua": ["uk"],
        "vn": ["vi"], "zhcn": ["zh-cn"],
        "zhtw": ["zh-tw"],
    ]

    /// Returns true if the name of a file or a folder means a language: its tag in any letters, with hyphens or underscores, or a
    /// usual spelling of it, or its name in English.
    package static func isNamed(_ tag: String, by name: String) -> Bool {
        let (tag, name) = (folded(tag), folded(name))
        return tag == name || spelling(name)?.contains(tag) == true
    }

    private static func folded(_ name: String) -> String { name.lowercased().replacing("_", with: "-") }

    /// The ISO 639-1 codes of languages in which documentation is written; another name is that of a folder of lessons.
    private static let codes = Set(
        """
        af ar az be bg bn bs ca cs cy da de el en eo es et eu fa fi fil fr ga gl gu he hi hr hu hy id is it ja ka kk km kn ko lt lv
        mk ml mn mr ms my nb ne nl nn no pa pl pt ro ru si sk sl sq sr sv sw ta te th tl tr uk ur uz vi zh yue
        """.split(whereSeparator: \.isWhitespace).map(String.init)
    )

    /// Returns the tag that the name of a file or a folder means, as BCP 47 spells it: `pt-BR` for `pt_br`, `zh-CN` for `CN`; nil
    /// for a name that is no language's.
    package static func named(by name: some StringProtocol) -> String? {
        let name = folded(String(name))
        let own = spelling(name)?.first ?? name
        var parts = own.split(separator: "-").map(String.init)
        guard let primary = parts.first, codes.contains(primary), parts.count <= 3, isValid(own) else { return nil }
        for index in parts.indices.dropFirst() {
            // A region has two letters or three digits, a script four letters (RFC 5646, section 2.1.1).
            switch parts[index].utf8.count {
            case 2: parts[index] = parts[index].uppercased()
            case 4: parts[index] = parts[index].prefix(1).uppercased() + parts[index].dropFirst()
            case 3 where parts[index].allSatisfy(\.isNumber): break
            default: return nil
            }
        }
        return parts.joined(separator: "-")
    }

    private static let scripts: Set<String> = [
        "adlm", "arab", "aran", "hebr", "mand", "mend", "nkoo", "rohg", "samr", "syrc", "thaa", "yezi",
    ]
    private static let languages: Set<String> = [
        "ar", "arc", "arz", "azb", "bal", "ckb", "dv", "fa", "he", "iw", "ji", "ks", "lrc", "mzn", "nqo", "pnb", "prs",
        "ps", "sd", "sdh", "skr", "syr", "ug", "ur", "yi",
    ]
}
