/// Names in `fails=` that speak of the compiler rather than of a rule.
public enum CompilerExpectation {
    /// Any error of the compiler.
    public static let anyError: Set<String> = ["compile-error", "type-error"]

    /// Whether a name can only be proven by the compiler: it begins with a capital letter as its diagnostic groups do, is
    /// a phrase of several words, or asks for any error.
    public static func isOne(_ name: String) -> Bool {
        anyError.contains(name) || name.first?.isUppercase == true || name.contains(" ") || name.contains("'")
    }

    /// Whether a message of the compiler is what a name asks for.
    public static func matches(_ name: String, message: String, group: String?, isError: Bool) -> Bool {
        if anyError.contains(name) { return isError }
        return name == group || message.lowercased().contains(name.lowercased())
    }
}
