import Diagnostics

/// The value of `fails=`: names of rules and of the compiler's diagnostics, words of its messages, or the reason why the sample
/// is wrong in the author's own words.
public enum ExpectedFailures {
    /// Returns the names and phrases in a value, which commas separate.
    ///
    /// A sentence may have commas of its own: if one of the parts that are no known names is a phrase, these parts together are one
    /// sentence.
    ///
    /// - Parameter isRule: returns true for the name of a rule.
    public static func names(in value: String, isRule: (String) -> Bool) -> [String] {
        let names = value.split(separator: ",").map { name in
            String(name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
        let words = names.filter { isPhrase($0) || !isRule($0) && !CompilerExpectation.isOne($0) }
        guard words.contains(where: isPhrase) else { return names }
        return names.filter { !words.contains($0) } + [words.joined(separator: ", ")]
    }

    /// Returns true for a phrase: words of a message, or of the author's own.
    public static func isPhrase(_ name: String) -> Bool { name.contains(" ") }
}
