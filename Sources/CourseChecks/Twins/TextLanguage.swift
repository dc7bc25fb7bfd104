import Course
import Diagnostics
import Markdown

/// Which language texts are written in, where nothing says so.
public enum TextLanguage {
    /// How many words that only one language has it takes to be sure.
    private static let needed = 5

    /// The language of most of the words that only one of the known languages has.
    ///
    /// - Returns: nil where there are too few of such words, or none of the languages stands out.
    public static func guess(_ files: some Sequence<SourceFile>) -> String? {
        let languages = FunctionWords.byLanguage.keys.sorted()
        let detector = LanguageDetector(languages)
        var counts = Array(repeating: 0, count: languages.count)
        for file in files { detector.count(file.bytes, into: &counts) }
        let order = counts.indices.sorted { counts[$0] > counts[$1] }
        guard order.count > 1, counts[order[0]] >= needed, counts[order[0]] >= 2 * counts[order[1]] else { return nil }
        return languages[order[0]]
    }
}
