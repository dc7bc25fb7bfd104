import Diagnostics

/// What `fails=` says: names of rules and of the compiler's diagnostics, words of its messages, or why the sample is wrong in
/// words of the author's own.
public enum ExpectedFailures {
    /// The names and phrases in a value, which commas part.
    ///
    /// A sentence may have commas of its own: where a part of the value is a phrase and another is nothing that has a name, all of
    /// it is one sentence.
    ///
    /// - Parameter isRule: returns true for the name of a rule.
    public static func names(in value: String, isRule: (String) -> Bool) -> [String] {
        let names = value.split(separator: ",").map { name in
            String(name.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
        }
        let isSentence =
            names.contains(where: isPhrase)
            && names.contains { !isPhrase($0) && !isRule($0) && !CompilerExpectation.isOne($0) }
        return isSentence ? [names.joined(separator: ", ")] : names
    }

    /// Whether it is words of a message, or of the author's own.
    public static func isPhrase(_ name: String) -> Bool { name.contains(" ") }
}
