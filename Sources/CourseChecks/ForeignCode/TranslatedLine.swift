/// A line of a sample that is text in the language of its page, such as a prompt, what a program prints, or names that stand for the
/// reader's own.
///
/// The words that the other language has, and the other page too, tell nothing. Numbers, constants, paths and the signs of code have to be
/// the same.
struct TranslatedLine {
    /// The words in small letters; names are divided into theirs: `tableName`, `table_name`.
    private var words: [String] = []
    /// Numbers, the names of constants (`MAX_SAILS`) and the parts of paths, in any order.
    private var names: [Substring: Int] = [:]
    /// The signs of code, in their order.
    private var signs: [Character] = []

    /// The signs of sentences, which each language has its own way with.
    private static let marks: Set<Character> = [
        ".", ",", ";", ":", "!", "?", "'", "\"", "-", "`", "¿", "¡", "«", "»", "“", "”", "‘", "’", "„", "…", "—", "–",
        "。",
        "，", "、", "；", "：", "！", "？", "「", "」", "《", "》",
    ]
    /// Signs of code in the width of Chinese letters.
    private static let wide: [Character: Character] = ["（": "(", "）": ")", "［": "[", "］": "]"]

    /// - Parameter language: the language of the page, whose locale (`ja_JP`) may stand in the code.
    init(_ line: String, language: String) {
        var rest = line[...]
        while let character = rest.first {
            let before = line[..<rest.startIndex].last
            if character.isNumber {
                let number = rest.prefix(while: \.isNumber)
                names[number, default: 0] += 1
                rest = rest[number.endIndex...]
            } else if let name = Self.constant(at: rest) {
                names[name, default: 0] += 1
                rest = rest[name.endIndex...]
            } else if character.isLetter {
                let word = Self.locale(at: rest, of: language) ?? Self.word(at: rest)
                if before == "/" || rest[word.endIndex...].first == "/" {
                    names[word, default: 0] += 1
                } else {
                    words.append(Self.isLocale(word) ? Self.anyLocale : word.lowercased())
                }
                rest = rest[word.endIndex...]
            } else {
                rest.removeFirst()
                // The sign within a name stands between its words.
                if !character.isWhitespace, character != "_", !Self.marks.contains(character) {
                    signs.append(Self.wide[character] ?? character)
                }
            }
        }
    }

    /// The most letters of a name that is compared as one.
    private static let longestName = 64

    /// Returns the name of a constant, capitals with `_` between them; nil if none is here.
    private static func constant(at rest: Substring) -> Substring? {
        let name = rest.prefix(longestName).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        let isConstant = name.first?.isUppercase == true && name.contains("_") && !name.contains(where: \.isLowercase)
        return isConstant ? name : nil
    }

    /// Returns the letters of a word, up to a capital behind a small letter.
    private static func word(at rest: Substring) -> Substring {
        var end = rest.startIndex
        var wasSmall = false
        while end < rest.endIndex, rest[end].isLetter, !(wasSmall && rest[end].isUppercase) {
            wasSmall = rest[end].isLowercase
            end = rest.index(after: end)
        }
        return rest[..<end]
    }

    private static let anyLocale = "xx_XX"

    /// Returns the name of a locale of the page's language; nil if none is here.
    private static func locale(at rest: Substring, of language: String) -> Substring? {
        let name = rest.prefix(longestName).prefix { $0.isLetter || $0 == "_" || $0 == "-" }
        return isLocale(name) && name.prefix(2) == language.prefix { $0 != "-" } ? name : nil
    }

    private static func isLocale(_ name: Substring) -> Bool {
        let parts = name.split(whereSeparator: { $0 == "_" || $0 == "-" })
        return name.count == 5 && parts.count == 2 && parts[0].allSatisfy(\.isLowercase)
            && parts[1].allSatisfy(\.isUppercase)
    }

    /// The least number of words by which a line is known as text if its first word is one of them.
    private static let leastWords = 2

    /// Returns true if two lines differ in words only, and more than half of those are words of each one's page alone.
    static func areTranslations(_ line: String, _ words: PageWords, _ other: String, _ otherWords: PageWords) -> Bool {
        let first = TranslatedLine(line, language: words.language)
        let second = TranslatedLine(other, language: otherWords.language)
        guard first.names == second.names, first.signs == second.signs else { return false }
        let own = first.words(without: second)
        let others = second.words(without: first)
        let least =
            [(first.words.first, own), (second.words.first, others)].contains { first, words in
                first.map(words.contains) ?? false
            } ? leastWords : 1
        // Without other words, only the page's own locale makes two lines say the same.
        guard !own.isEmpty || !others.isEmpty else {
            return first.words == second.words && first.words.contains(Self.anyLocale)
        }
        guard isText(own, least, words, but: otherWords) else { return false }
        // Hardly any code has words in letters beyond ASCII.
        return own.allSatisfy { $0.contains { !$0.isASCII } } || isText(others, least, otherWords, but: words)
    }

    /// Returns the words without those that another line has too.
    private func words(without other: TranslatedLine) -> [String] {
        var counts: [String: Int] = other.words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return words.filter { word in
            let count = counts[word, default: 0]
            counts[word] = count - 1
            return count <= 0
        }
    }

    private static func isText(_ words: [String], _ least: Int, _ own: PageWords, but other: PageWords) -> Bool {
        let known = words.count { word in
            word.contains { !$0.isASCII } || own.contains(word) && !other.contains(word)
        }
        return known >= least && known * 2 > words.count
    }
}
