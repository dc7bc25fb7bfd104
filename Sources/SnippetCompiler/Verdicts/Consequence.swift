/// Errors that stay true whatever type a missing name turns out to have.
enum Consequence {
    /// Whether an error is none: whether it has nothing to do with what is missing.
    static func isNone(_ message: String) -> Bool {
        // What a generic type lacks may hang on its parameter.
        if message.contains("has no member") { return !message.contains("<") }
        return sure.contains { message.contains($0) }
    }

    private static let sure = [
        "has no initializers", "is a 'let' constant", "is a get-only property", "invalid redeclaration",
        "switch must be exhaustive", "must be unwrapped", "actor-isolated",
    ]
}
