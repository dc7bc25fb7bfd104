/// The limits of the samples that Swift's parser is given.
///
/// Its time and its stack grow out of proportion with the nesting, and it keeps about a hundred times the memory of its text.
/// Each limit is beyond what anybody writes to be read: the longest of 8,400 samples in published lessons has 42 kB.
public enum SampleLimits {
    /// Bytes of one sample.
    public static let bytes = 65_536
    /// Bytes of a Swift file that is read for its documentation comments. The parser needs about a hundred times as much memory.
    public static let bytesOfFile = 1 << 20
    /// Bytes of all samples of one lesson.
    public static let bytesOfLesson = 458_752
    /// Brackets within brackets.
    static let brackets = 32
    /// Square brackets within square brackets: the parser tries each as a type and as a value, twice the work a level.
    static let squareBrackets = 8
    /// Words and signs that follow one another without an end of statement, or parts of a chain of calls.
    static let chain = 200
    /// The sum of such counts through all the brackets around.
    static let chains = 300
    static let elses = 100
    /// Number signs in a row, `#`: the lexer looks at all of them from each.
    static let hashes = 200
    /// Curly quotes without an end on their line.
    static let openQuotes = 500
    /// Lines in strings and comments that begin like conflict markers; they are harmless there if the scan is right.
    static let conflictsInText = 16
}
