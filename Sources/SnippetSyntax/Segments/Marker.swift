import Diagnostics
import Support
import SwiftSamples

/// A comment that says whether the code by it is right or wrong.
struct Marker: Sendable {
    let expectation: SnippetReference.Expectation
    /// The comment's bytes in the sample.
    let range: Range<Int>
    /// True if the comment has a line of its own, and so is about the code below it.
    let startsLine: Bool

    private static let validSigns: Set<Unicode.Scalar> = ["✅", "✓", "✔", "👍", "☑"]
    private static let brokenSigns: Set<Unicode.Scalar> = ["❌", "✗", "✖", "👎", "✘", "❎", "⛔", "🚫", "🛑", "🔴"]

    private static let validWords: Set<String> = [
        "correcto", "correcta", "bien", "bueno", "good", "right", "correct", "moderno", "moderna", "modern",
        "recomendado", "recommended", "better", "mejor", "preferred", "prefer", "do",
    ]
    private static let brokenWords: Set<String> = [
        "incorrecto", "incorrecta", "mal", "malo", "bad", "wrong", "incorrect", "avoid", "evitar", "evita", "legacy",
        "antipatrón", "antipattern", "anti-pattern", "don't", "dont", "invalid", "illegal",
    ]
    /// Words behind “don't” that make it advice on what to do: “Don't forget to …”.
    private static let forgetting: Set<String> = ["forget", "worry", "hesitate", "mind", "care", "need", "panic"]
    /// The negations of “preferred” and its like.
    private static let notPreferred = ["not preferred", "not recommended", "no recomendado"]
    /// Words that mark code as wrong without punctuation or one of ``followers`` behind them.
    private static let commands: Set<String> = ["avoid", "evitar", "evita", "don't", "dont"]
    private static let followers: Set<String> = [
        "approach", "way", "practice", "example", "code", "idea", "pattern", "usage", "version", "enfoque", "manera",
        "forma", "práctica", "practica", "ejemplo", "código", "choice", "solution", "style", "use", "uso",
    ]

    static func all(in sample: ParsedSnippet) -> [Marker] {
        sample.scan.comments.compactMap { comment in
            let bytes = sample.bytes[comment.range]
            guard mayMark(bytes), let expectation = expectation(of: bytes) else { return nil }
            return Marker(expectation: expectation, range: comment.range, startsLine: comment.startsLine)
        }
    }

    /// Returns true if the comment holds a sign or starts with one of the initials: a quick test, since most comments are no
    /// marks.
    private static func mayMark(_ comment: ArraySlice<UInt8>) -> Bool {
        var isFirstLetter = true
        for byte in comment {
            if byte >= 0x80 { return true }
            if isFirstLetter, byte.isLetter {
                if "CBGRMPIWAELDN".utf8.contains(byte) { return true }
                isFirstLetter = false
            }
        }
        return false
    }

    static func expectation(of comment: ArraySlice<UInt8>) -> SnippetReference.Expectation? {
        var text = String(decoding: comment, as: UTF8.self)[...]
        text = Substring(text.unicodeScalars.drop { "/*-–—#=> \t[(·•".unicodeScalars.contains($0) })
        guard let first = text.unicodeScalars.first else { return nil }
        if validSigns.contains(first) { return .valid }
        if brokenSigns.contains(first) { return .broken }
        if !first.isASCII || text.utf8.count != comment.count {
            // A sign further on counts too, unless there are signs of both kinds
            let scalars = text.unicodeScalars
            let isValid = scalars.contains(where: validSigns.contains)
            let isBroken = scalars.contains(where: brokenSigns.contains)
            if isValid != isBroken { return isValid ? .valid : .broken }
            if isValid { return nil }
        }
        let word = text.prefix { $0.isLetter || $0 == "'" || $0 == "’" || $0 == "-" }
        guard let initial = word.first, initial.isUppercase else { return nil }
        let name = word.lowercased().replacing("’", with: "'").trimmingDashes
        if name == "not" || name == "no", notPreferred.contains(where: text.lowercased().hasPrefix) { return .broken }
        let isValid = validWords.contains(name)
        guard isValid || brokenWords.contains(name) else { return nil }
        let rest = text.dropFirst(word.count)
        let after = rest.drop { $0 == " " }
        let isCommand = commands.contains(name)
        let endsThere =
            after.isEmpty || ":-–—.!,(/*=)]".contains(after.first ?? ":")
            || followers.contains(after.prefix { $0.isLetter }.lowercased())
        if name == "don't" || name == "dont", forgetting.contains(after.prefix { $0.isLetter }.lowercased()) {
            return nil
        }
        // “Avoid injection with bound values” describes what the code does.
        if ["avoid", "evita", "evitar"].contains(name),
            [" with ", " by ", " con ", " mediante "].contains(where: after.contains)
        {
            return nil
        }
        if name == "do", !after.hasPrefix(":") { return nil }
        if name == "prefer", after.isEmpty { return nil }
        return endsThere || isCommand ? (isValid ? .valid : .broken) : nil
    }
}

extension String {
    fileprivate var trimmingDashes: String {
        var text = self[...]
        while text.last == "-" { text = text.dropLast() }
        return String(text)
    }
}
