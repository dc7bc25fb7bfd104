import Diagnostics

/// Finds the variables and partials of a template that do not exist, which Mustache would render as nothing.
struct TemplateCheck {
    /// - Parameter known: the theme's files, by path below the templates folder.
    /// - Parameter strings: the keys of the interface's texts.
    static func check(_ file: SourceFile, known: [String], strings: [String]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        var scanner = TemplateScanner(file.bytes)
        // A tag that can't be read is reported by the compiler.
        while let tag = try? scanner.next() {
            let name = file.text(in: tag.name)
            switch tag.kind {
            case .comment, .delimiters, .close, .block: continue
            case .partial, .parent:
                guard !known.contains(name + ".mustache") else { continue }
                let partials = known.filter { $0.hasSuffix(".mustache") }.map { String($0.dropLast(9)) }
                let range = file.range(tag.name)
                findings.append(finding(name, "partial", "plantilla parcial", range, candidates: partials))
            case .escaped, .unescaped, .section, .inverted:
                findings += checkVariable(name, file.range(tag.name), strings: strings)
            }
        }
        return findings
    }

    private static func checkVariable(_ name: String, _ range: SourceRange, strings: [String]) -> [Diagnostic] {
        let parts = name.split(separator: ".").map(String.init)
        if parts.first == "strings" {
            guard parts.count > 1, !strings.contains(parts.dropFirst().joined(separator: ".")) else { return [] }
            return [finding(name, "text", "texto", range, candidates: strings.map { "strings." + $0 })]
        }
        if parts.first == "theme" || parts.first == "extra"
            || parts.allSatisfy({ TemplateVariable(rawValue: $0) != nil })
        {
            return []
        }
        return [finding(name, "variable", "variable", range, candidates: TemplateVariable.allCases.map(\.rawValue))]
    }

    private static func finding(
        _ name: String,
        _ kind: String,
        _ kindInSpanish: String,
        _ range: SourceRange,
        candidates: [String]
    ) -> Diagnostic {
        let suggestion = NearMiss.suggestion(for: name, among: candidates.sorted())
        return Diagnostic(
            rule: .theme,
            severity: .error,
            message: LocalizedText(
                en: "unknown \(kind) “\(name)”: nothing would be shown in its place",
                es: "\(kindInSpanish) «\(name)» desconocida: no se mostraría nada en su lugar"
            ),
            range: range,
            advice: suggestion.map {
                LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
            }
                ?? LocalizedText(
                    en: "the manual's chapter on themes lists what templates may use",
                    es: "el capítulo del manual sobre temas enumera lo que pueden usar las plantillas"
                )
        )
    }
}
