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
        let order = counts.indices.sorted { counts[$0] > counts[$1] }
        guard order.count > 1, counts[order[0]] >= needed, counts[order[0]] >= 2 * counts[order[1]] else { return nil }
        return languages[order[0]]
    }
}
