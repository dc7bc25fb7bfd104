import Diagnostics
import Markdown

/// Finds blocks whose language is nearly one that Glosa supports: their code is neither checked nor drawn.
package enum FenceLanguageCheck {
    static let rule = RuleID.fenceLanguage

    private static let meant = ["swift", "mermaid"]

    static func check(_ document: Document) -> [Diagnostic] {
        var findings = DiagnosticList()
        for block in document.codeBlocks where block.isFenced {
            guard !findings.isFull else {
                findings.cut()
                break
            }
            guard let language = block.language, let meant = near(language) ?? CommonLanguage.near(language) else {
                continue
            }
            findings.append(
                finding(language, meant, at: block.languageRange ?? document.file.firstLine(of: block.range.bytes))
            )
        }
        return findings.diagnostics
    }

    /// Returns the supported language that a misspelt name means; nil for a correct name, and for another language.
    package static func near(_ language: String) -> String? {
        guard !meant.contains(language) else { return nil }
        if language == "mmd" { return "mermaid" }
        for name in meant where language.hasPrefix(name) {
            let rest = language.dropFirst(name.count)
            // `swift:File.swift`, `swift@6.2`, `swift;`, `swift6`; but not `swiftinterface`
            if rest.first?.isLetter != true || ["ui", "js"].contains(rest) { return name }
        }
        return NearMiss.suggestion(for: language, among: meant, differingOncePer: 3)
    }

    private static func finding(_ language: String, _ meant: String, at range: SourceRange) -> Diagnostic {
        let isSwift = meant == "swift"
        return Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(
                en: "“\(language)” is no language that Glosa knows: did you mean “\(meant)”?",
                es: "«\(language)» no es un lenguaje que Glosa conozca: ¿querías decir «\(meant)»?"
            ),
            range: range,
            reason: !Self.meant.contains(meant)
                ? LocalizedText(en: "the block isn't coloured", es: "el bloque no se colorea")
                : isSwift
                    ? LocalizedText(
                        en: "the block isn't checked as Swift, and isn't coloured",
                        es: "el bloque no se comprueba como Swift, ni se colorea"
                    )
                    : LocalizedText(
                        en: "the block isn't drawn as a diagram",
                        es: "el bloque no se dibuja como diagrama"
                    ),
            advice: language.contains(":") && isSwift
                ? LocalizedText(
                    en: "write “swift”, and a file's name as caption=\"…\"",
                    es: "escribe «swift», y el nombre de un fichero como caption=\"…\""
                )
                : LocalizedText(
                    en: "write “\(meant)” and a blank behind it",
                    es: "escribe «\(meant)» y un espacio detrás"
                )
        )
    }
}
