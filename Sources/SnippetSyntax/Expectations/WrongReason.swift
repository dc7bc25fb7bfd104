/// The reason that a mark of wrong gives in words, as in `// ❌ A data race`, and the faults that can prove it.
///
/// A typo in a sample that is meant to show something else proves nothing.
public struct WrongReason: Sendable, Hashable {
    private enum Topic { case syntax, concurrency, runtime }

    private let topics: Set<Topic>
    /// True if the mark has words that give a reason; a mark without them is proven by any fault.
    private let hasWords: Bool

    /// - Parameter mark: the comment, or the words before the sample.
    public init(_ mark: String) {
        let text = mark.lowercased()
        let words = text.split { !$0.isLetter && $0 != "'" && $0 != "’" }
        hasWords = words.contains { !Self.ofMarks.contains(String($0).replacing("’", with: "'")) }
        topics = Set(Self.words.filter { _, words in words.contains(where: text.contains) }.map(\.0))
    }

    /// True if the reason may be code that Swift's parser refuses.
    public var mayBeSyntax: Bool { !hasWords || topics.contains(.syntax) }

    /// Returns true if the reason may be this error of the compiler.
    ///
    /// - Parameter group: the diagnostic group that the compiler files it under.
    public func mayBe(_ message: String, group: String?) -> Bool {
        guard !topics.isEmpty, !topics.contains(.syntax) else { return true }
        // No error of the compiler proves a fault that occurs only while a program runs.
        guard topics.contains(.concurrency) else { return false }
        let text = "\(message) \(group ?? "")".lowercased()
        return Self.ofConcurrency.contains(where: text.contains)
    }

    /// Words that say that something is wrong without saying what.
    private static let ofMarks: Set<String> = [
        "wrong", "bad", "incorrect", "incorrecto", "incorrecta", "mal", "malo", "avoid", "evita", "evitar", "don't",
        "dont", "do",
        "not", "no", "legacy", "antipattern", "antipatrón", "preferred", "recommended", "this", "example", "ejemplo",
        "code",
    ]

    private static let words: [(Topic, [String])] = [
        (
            .syntax,
            [
                "syntax", "sintaxis", "pars", "compil", "error", "invalid", "inválid", "illegal", "ilegal", "not swift",
                "keyword", "palabra clave", "not allowed", "no se permite", "type", "tipo",
            ]
        ),
        (
            .concurrency,
            [
                "data race", "race condition", "carrera", "sendable", "actor", "isolat", "aisla", "concurren", "thread",
                "hilo",
            ]
        ),
        (
            .runtime,
            [
                "retain cycle", "reference cycle", "ciclo de ref", "ciclo de ret", "leak", "fuga", "crash",
                "out of range",
            ]
        ),
    ]

    private static let ofConcurrency = [
        "actor", "sendable", "isolat", "sending", "concurren", "race", "await", "async", "task", "mutableglobal",
    ]
}
