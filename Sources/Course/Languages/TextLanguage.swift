import Diagnostics

/// Guesses the language of texts, if nothing states it.
package enum TextLanguage {
    /// The least number of words of one language alone with which a guess is sure.
    private static let needed = 5

    /// Returns the language that texts are in, judged by their script or, in Latin letters, by the words that no other known
    /// language has.
    ///
    /// - Returns: nil if there are too few of such words, or none of the languages stands out.
    package static func guess(_ files: some Collection<SourceFile>) -> String? {
        ScriptLanguage.guess(files) ?? byWords(files)
    }

    /// Returns true if texts in a language can be told from others.
    ///
    /// - Parameter primary: the first part of its tag.
    static func isKnown(_ primary: String) -> Bool {
        FunctionWords.byLanguage[primary] != nil || ScriptLanguage.languages.contains(primary)
    }

    private static func byWords(_ files: some Collection<SourceFile>) -> String? {
        let languages = FunctionWords.byLanguage.keys.sorted()
        let detector = LanguageDetector(languages)
        var evidence = LanguageEvidence()
        for file in files { detector.count(file.bytes, into: &evidence) }
        let counts = evidence.counts
        if let sure = first(counts, leadingBy: 2) { return languages[sure] }
        // Spanish, Galician and Portuguese share most of their small words; the text's own language has the most of them.
        let all = languages.map { language in
            let alone = LanguageDetector([language])
            var evidence = LanguageEvidence()
            for file in files { alone.count(file.bytes, into: &evidence) }
            return evidence.counts.first ?? 0
        }
        return first(all, leadingBy: 1.5).map { languages[$0] }
    }

    /// The index of the largest number if it suffices and is so many times the second.
    private static func first(_ counts: [Int], leadingBy factor: Double) -> Int? {
        let order = counts.indices.sorted { counts[$0] > counts[$1] }
        guard order.count > 1, counts[order[0]] >= needed,
            Double(counts[order[0]]) >= factor * Double(counts[order[1]])
        else { return nil }
        return order[0]
    }
}
