import Support

/// The claim in the text of one comment.
enum ClaimComment {
    /// The lines of an output, each with its place in the comment's text.
    case prints(text: Substring, isQuoted: Bool, RunClaim.Doubt?)
    /// The comments that follow are the output.
    case printsBelow
    /// A value; with a sign such as `→` before it, or without.
    case value(Substring, isSigned: Bool)
    case equation(left: Substring, right: Substring)
    /// A trap; not sure if the words may tell of another error.
    case trap(isSure: Bool)

    /// - Parameter text: The comment without its signs.
    init?(_ text: Substring) {
        let text = text.trimmed
        if let claim = Self.prints(text) {
            self = claim
            return
        }
        if let isSure = Self.trap(text) {
            self = .trap(isSure: isSure)
            return
        }
        for sign in ["→", "=>", "⇒", "==", "->"] where text.hasPrefix(sign) {
            let value = text.dropFirst(sign.count).trimmed
            guard !value.isEmpty else { return nil }
            self = Self.trap(value).map { .trap(isSure: $0) } ?? .value(value, isSigned: true)
            return
        }
        if ValueText(String(text)) != nil {
            self = .value(text, isSigned: false)
            return
        }
        guard let (left, right) = Self.equation(text) else { return nil }
        self = .equation(left: left, right: right)
    }

    /// Words that announce a trap.
    private static let traps = ["runtime error", "run-time error", "fatal error", "crashes", "crash", "traps"]
    private static let maybeTraps = ["error:", "error!", "triggers a runtime error", "trap:"]

    /// Returns true if a comment announces a trap and nothing else, and false if it may announce another error; nil if neither.
    private static func trap(_ text: Substring) -> Bool? {
        let lower = text.prefix(60).lowercased()
        for words in traps where lower.hasPrefix(words) {
            let rest = lower.dropFirst(words.count)
            if rest.allSatisfy({ ".!".contains($0) }) || rest.hasPrefix(":") { return true }
            if rest.first?.isLetter != true { return false }
        }
        return maybeTraps.contains(where: lower.hasPrefix) ? false : nil
    }

    private static let words: Set<String> = ["prints", "print", "printed", "output", "outputs", "imprime", "salida"]
    /// Words before `print` that say that the output varies.
    private static let possible: Set<String> = [
        "may", "might", "could", "can", "possibly", "possible", "example", "sample", "sometimes", "puede", "typical",
    ]
    private static let quotes: [Character: Character] = ["\"": "\"", "“": "”", "«": "»", "‘": "’", "`": "`"]

    private static func prints(_ text: Substring) -> ClaimComment? {
        var rest = text
        var doubt: RunClaim.Doubt?
        var word = rest.prefix { $0.isLetter }
        if possible.contains(word.lowercased()) {
            doubt = .variation
            rest = rest.dropFirst(word.count).trimmed
            word = rest.prefix { $0.isLetter }
        }
        guard words.contains(word.lowercased()) else { return nil }
        rest = rest.dropFirst(word.count)
        // `print(x)` is code that was commented out.
        guard rest.isEmpty || rest.first == ":" || rest.first?.isWhitespace == true else { return nil }
        rest = rest.trimmed
        let hasColon = rest.hasPrefix(":")
        if hasColon { rest = rest.dropFirst().trimmed }
        if rest.isEmpty { return hasColon ? .printsBelow : nil }
        guard let first = rest.first else { return nil }
        if let end = quotes[first] {
            let inner = rest.dropFirst()
            guard let close = inner.lastIndex(of: end) else {
                return .prints(text: inner, isQuoted: true, .wording)
            }
            let behind = inner[inner.index(after: close)...].trimmed
            let isWhole = behind.isEmpty || behind == "."
            return .prints(text: inner[..<close], isQuoted: true, doubt ?? (isWhole ? nil : .wording))
        }
        if hasColon || ValueText(String(rest)) != nil { return .prints(text: rest, isQuoted: false, doubt) }
        // “Prints either "a" or "b"”; without a quote it is prose.
        guard let open = rest.firstIndex(where: { $0 == "\"" || $0 == "“" }),
            rest.distance(from: rest.startIndex, to: open) < 40
        else { return nil }
        return .prints(text: rest[open...], isQuoted: false, .variation)
    }

    /// A name or a path of members, `==`, and a value.
    private static func equation(_ text: Substring) -> (left: Substring, right: Substring)? {
        guard let sign = text.firstRange(of: " == ") else { return nil }
        let (left, right) = (text[..<sign.lowerBound].trimmed, text[sign.upperBound...].trimmed)
        guard left.first.map({ $0.isLetter || $0 == "_" }) ?? false,
            left.allSatisfy({ $0.isLetter || $0.isNumber || "_.[]\"!".contains($0) }),
            ValueText(String(right)) != nil
        else { return nil }
        return (left, right)
    }
}

extension Substring {
    var trimmed: Substring {
        var text = self
        while text.first?.isWhitespace == true { text.removeFirst() }
        while text.last?.isWhitespace == true { text.removeLast() }
        return text
    }
}
