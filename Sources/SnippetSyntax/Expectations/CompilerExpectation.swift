/// Names in `fails=` that mean the compiler rather than a rule.
public enum CompilerExpectation {
    /// Any error of the compiler.
    public static let anyError: Set<String> = ["compile-error", "type-error"]

    /// Returns true if only the compiler can prove a name: it begins with a capital letter as diagnostic groups do, is a phrase
    /// of several words or with an apostrophe, or asks for any error.
    public static func isOne(_ name: String) -> Bool {
        anyError.contains(name) || name.first?.isUppercase == true || name.contains(" ") || name.contains("'")
    }

    /// Returns true if a message of the compiler matches a name: its diagnostic group, words of the message, or any error.
    public static func matches(_ name: String, message: String, group: String?, isError: Bool) -> Bool {
        if anyError.contains(name) { return isError }
        return name == group || message.lowercased().contains(name.lowercased())
    }
}
