import Course
import Diagnostics
import Markdown
import SnippetSyntax

/// Hints behind the fences of samples: what is known of each, and what it has printed.
enum InlayHints {
    /// The largest length of printed text in a hint, in characters.
    private static let longest = 40

    static func json(_ file: FileView, _ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let range = file.lines.range(params["range"]) else { throw .wrong("the range can't be read") }
        var hints: [JSONValue] = []
        for lesson in file.lessons {
            let verdicts = file.view.checked.samples[lesson].byBlock
            for block in file.course.lessons[lesson].document.codeBlocks
            where block.range.path == file.path && block.isFenced && range.overlaps(block.range.bytes) {
                guard let verdict = verdicts[block.ordinal], let text = text(verdict) else { continue }
                let end = file.lines.range(ofLine: file.lines.line(at: block.range.bytes.lowerBound)).upperBound
                hints.append(
                    .object(of: [
                        "position": file.lines.json(end),
                        "label": .text(text.text(in: file.language) + shown(verdict.output)),
                        "paddingLeft": true,
                        "tooltip": verdict.output.map { .text($0) },
                    ])
                )
            }
        }
        return .list(hints)
    }

    private static func shown(_ output: String?) -> String {
        guard let line = output?.split(whereSeparator: \.isNewline).first else { return "" }
        return " → " + (line.count > longest ? line.prefix(longest) + "…" : line)
    }

    private static func text(_ verdict: SnippetVerdict) -> LocalizedText? {
        let expectations = Set(verdict.segments.map(\.expectation))
        if expectations.contains(.broken) {
            let isProven = verdict.segments.allSatisfy { $0.expectation != .broken || $0.unproven == nil }
            return isProven
                ? LocalizedText(en: "✗ as marked", es: "✗ como se dice")
                : LocalizedText(en: "? not proven wrong", es: "? sin probar que está mal")
        }
        switch verdict.compilation {
        case .compiles:
            return verdict.output == nil
                ? LocalizedText(en: "✓ compiles", es: "✓ compila") : LocalizedText(en: "✓ runs", es: "✓ se ejecuta")
        case .refused: return LocalizedText(en: "✗ doesn't compile", es: "✗ no compila")
        case .needsContext:
            return verdict.restCompiles
                ? LocalizedText(en: "would compile with other declarations", es: "compilaría con otras declaraciones")
                : LocalizedText(en: "needs other declarations", es: "necesita otras declaraciones")
        case .interface: return LocalizedText(en: "✓ interface", es: "✓ interfaz")
        case .excerpt: return LocalizedText(en: "excerpt", es: "extracto")
        case .syntaxError: return LocalizedText(en: "✗ syntax", es: "✗ sintaxis")
        default: return verdict.isParsed ? nil : LocalizedText(en: "✗ syntax", es: "✗ sintaxis")
        }
    }
}
