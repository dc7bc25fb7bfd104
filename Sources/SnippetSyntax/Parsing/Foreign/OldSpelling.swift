import Diagnostics

/// Spellings of early versions of Swift, recognized by the messages with which today's parser refuses them.
package enum OldSpelling {
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

    /// Returns the beginning of a sentence that names the version, to go before the parser's message; nil if the message isn't
    /// about an old spelling.
    package static func words(for message: String) -> (en: String, es: String)? {
        messages.first { message.hasPrefix($0.start) }.map {
            ("this is Swift 1 to 3 (today \($0.en)): ", "esto es Swift 1 a 3 (hoy \($0.es)): ")
        }
    }

    /// The number of old samples on a page from which on they share one finding.
    private static let fewest = 3

    /// Replaces the findings on old spellings in a page's samples by one summary, which is at most a warning if the page itself
    /// says that its code is old.
    package static func sumUp(_ verdicts: inout [SnippetVerdict], of samples: [ParsedSnippet]) {
        func isOld(_ finding: Diagnostic) -> Bool {
            finding.rule == .syntax && finding.message.en.hasPrefix("this is Swift 1 to 3")
        }
        let old = verdicts.indices.filter { verdicts[$0].diagnostics.contains(where: isOld) }
        let isStated = samples.contains(where: \.snippet.isOldSwift)
        guard let first = old.first, isStated || old.count >= fewest,
            let place = verdicts[first].diagnostics.firstIndex(where: isOld)
        else { return }
        let one = verdicts[first].diagnostics[place]
        let count = old.count - 1
        let more = (en: count == 1 ? "sample" : "samples", es: count == 1 ? "muestra" : "muestras")
        for index in old { verdicts[index].diagnostics.removeAll(where: isOld) }
        let summary = Diagnostic(
            rule: one.rule,
            severity: isStated ? min(one.severity, .warning) : one.severity,
            message: count == 0
                ? one.message
                : LocalizedText(
                    en: one.message.en + " (and \(count) more \(more.en) of this page)",
                    es: one.message.es + " (y \(count) \(more.es) más de esta página)"
                ),
            range: one.range,
            reason: one.reason,
            advice: one.advice,
            snippet: one.snippet
        )
        verdicts[first].diagnostics = (verdicts[first].diagnostics + [summary]).sortedForReport()
    }
}
