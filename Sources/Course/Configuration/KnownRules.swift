import Diagnostics
import Mermaid
import SnippetLint

/// Every name that findings are filed under: the lint rules, and what the other checks report.
public enum KnownRules {
    /// What is found outside samples and diagrams.
    static let ofContent: Set<String> = [
        "broken-link", "compile-error", "compile-skipped", "compiler-missing", "needs-context", "run-failed",
        "run-output", "run-skipped", "configuration", "control-character", "deep-nesting", "draft", "duplicate-id",
        "empty-course", "empty-language",
        "encoding", "external-link",
        "fence-attribute-value", "footnote-duplicate", "footnote-nested", "footnote-undefined", "footnote-unused",
        "front-matter", "heading-id-duplicate", "hidden-folder", "html-removed", "html-unbalanced", "large-file",
        "link-other-language", "mojibake", "output-conflict", "output-name", "outside-language", "theme",
        "unbalanced-fence",
        "undefined-reference",
        "tree-cycle", "tree-dead-end", "tree-duplicate-name", "tree-no-question", "tree-no-sample",
        "tree-not-flowchart", "tree-one-answer", "tree-outcome-comment", "tree-same-answers", "tree-shape",
        "tree-subgraph-edge", "tree-too-large", "tree-unexplained", "tree-unknown-hand-over",
        "tree-unlabelled-answer", "tree-unreachable", "tree-untranslated",
        "too-many-findings", "too-much-markup",
        "unknown-fence-attribute", "unknown-profile", "unreadable-file", "unsafe-link", "unfenced-code",
        "translation-diagrams", "translation-front-matter", "translation-headings", "translation-images",
        "translation-links", "translation-lists", "translation-missing", "translation-samples", "translation-stale",
        "translation-tables", "translation-untranslated",
    ]

    private static let all = ofContent.union(DiagramRule.all).union(RuleCatalogue.all.map(\.id))

    /// Whether a comment can switch off the findings of a name.
    static func isSuppressible(_ name: String) -> Bool { name == "all" || all.contains(name) }

    /// Whether findings can be filed under a name.
    static func isKnown(_ name: String) -> Bool { all.contains(name) }

    static let whereToFind = LocalizedText(
        en: "findings show their rule in brackets; `glosa rules` lists those about samples",
        es: "los hallazgos muestran su regla entre corchetes; `glosa rules` enumera las de las muestras"
    )

    /// What to say of a name that no finding has; nil for one that some may have.
    public static func fault(_ name: String) -> (message: LocalizedText, advice: LocalizedText)? {
        guard !all.contains(name) else { return nil }
        let suggestion = NearMiss.suggestion(for: name, among: all)
        return (
            LocalizedText(en: "there is no rule “\(name)”", es: "no existe la regla «\(name)»"),
            suggestion.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
                ?? whereToFind
        )
    }
}
