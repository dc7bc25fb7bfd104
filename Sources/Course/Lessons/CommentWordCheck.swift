import Diagnostics
import Markdown

/// Finds comments that were meant for Glosa, but that it doesn't understand.
enum CommentWordCheck {
    private static let words = ["disable", "enable", "outcome", "preamble"]

    static func check(_ document: Document) -> [Diagnostic] {
        var findings = DiagnosticList()
        var disabled: Set<Substring> = []
        for comment in document.comments {
            guard !findings.isFull else {
                findings.cut()
                break
            }
            let parts = comment.text.split(maxSplits: 400) { $0.isWhitespace || $0 == "," }
            guard let first = parts.first, first.prefix(5).lowercased() == "glosa" else { continue }
            if let word = words.first(where: { first == "glosa:\($0)" }) {
                let names = parts.dropFirst()
                switch word {
                case "disable":
                    disabled.formUnion(names)
                    if names.isEmpty { findings.append(.commentWithoutRule(word, comment.range)) }
                case "enable":
                    if names.isEmpty {
                        findings.append(.commentWithoutRule(word, comment.range))
                    } else if disabled.isDisjoint(with: names) {
                        findings.append(.uselessEnable(names.joined(separator: ", "), comment.range))
                    }
                default: break
                }
                continue
            }
            guard let word = meantWord(comment.text) else { continue }
            let near = NearMiss.suggestion(for: word, among: words) ?? (words.contains(word) ? word : nil)
            findings.append(.unknownComment(word, near, comment.range))
        }
        return findings.diagnostics
    }

    /// Returns the word behind `glosa:` or `glosa`, in small letters; nil for a comment in prose.
    private static func meantWord(_ text: String) -> String? {
        let rest = text.drop { $0.isWhitespace }.dropFirst(5)
        let gap = rest.prefix { $0.isWhitespace || $0 == ":" }
        let word = rest.dropFirst(gap.count).prefix { $0.isLetter || $0 == "-" }.lowercased()
        guard !word.isEmpty, !gap.isEmpty else { return nil }
        return gap.contains(":") || words.contains(word) ? word : nil
    }
}

extension Diagnostic {
    fileprivate static func unknownComment(_ word: String, _ near: String?, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .glosaComment,
            severity: .warning,
            message: LocalizedText(
                en: "no comment of Glosa’s begins like this, so it has no effect",
                es: "ningún comentario de Glosa empieza así, de modo que no tiene efecto"
            ),
            range: range,
            advice: near.map {
                LocalizedText(
                    en: "did you mean `<!-- glosa:\($0) … -->`?",
                    es: "¿querías decir `<!-- glosa:\($0) … -->`?"
                )
            }
                ?? LocalizedText(
                    en: "they begin with `glosa:disable`, `glosa:enable`, `glosa:preamble` or `glosa:outcome`",
                    es: "empiezan por `glosa:disable`, `glosa:enable`, `glosa:preamble` o `glosa:outcome`"
                )
        )
    }

    fileprivate static func commentWithoutRule(_ word: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .glosaComment,
            severity: .warning,
            message: LocalizedText(
                en: "`glosa:\(word)` names no rule, so it has no effect",
                es: "`glosa:\(word)` no nombra ninguna regla, así que no tiene efecto"
            ),
            range: range,
            advice: LocalizedText(
                en: "write the rules behind it, or `all`: `<!-- glosa:\(word) force-unwrap -->`",
                es: "escribe detrás las reglas, o `all`: `<!-- glosa:\(word) force-unwrap -->`"
            )
        )
    }

    fileprivate static func uselessEnable(_ names: String, _ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .glosaComment,
            severity: .warning,
            message: LocalizedText(
                en: "nothing before this comment has switched off `\(names)`",
                es: "nada ha desactivado `\(names)` antes de este comentario"
            ),
            range: range,
            advice: LocalizedText(
                en: "delete it, or write `<!-- glosa:disable \(names) -->` where it is to begin",
                es: "bórralo, o escribe `<!-- glosa:disable \(names) -->` donde deba empezar"
            )
        )
    }
}
