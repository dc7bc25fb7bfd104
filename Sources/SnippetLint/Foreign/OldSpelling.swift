/// What early versions of Swift wrote in another way, by the words that today's parser refuses it with.
enum OldSpelling {
    private static let messages: [(start: String, en: String, es: String)] = [
        (
            "expected '(' to start function type", "a function type needs parentheses, `(Int) -> Bool`",
            "un tipo de función lleva paréntesis, `(Int) -> Bool`"
        ),
        (
            "expected ')' in function type", "a function type needs parentheses, `(Int) -> Bool`",
            "un tipo de función lleva paréntesis, `(Int) -> Bool`"
        ),
        ("C-style for statement", "write `for index in 0..<count`", "escribe `for index in 0..<count`"),
        (
            "expected ',' joining parts of a multi-clause condition", "a comma goes where `where` stood",
            "en lugar de `where` va una coma"
        ),
        (
            "'inout' before a parameter name is not allowed", "`inout` goes before the type, `name: inout Int`",
            "`inout` va delante del tipo, `nombre: inout Int`"
        ),
        (
            "'var' before a parameter name is not allowed", "copy the parameter into a variable",
            "copia el parámetro en una variable"
        ),
    ]

    /// The beginning of a sentence that names the version before the parser's words; nil where these aren't about an old spelling.
    static func words(for message: String) -> (en: String, es: String)? {
        messages.first { message.hasPrefix($0.start) }.map {
            ("this is Swift 1 to 3 (today \($0.en)): ", "esto es Swift 1 a 3 (hoy \($0.es)): ")
        }
    }

    static func isOne(_ message: String) -> Bool { words(for: message) != nil }
}
