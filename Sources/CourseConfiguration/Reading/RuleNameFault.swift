import Diagnostics

extension RuleID {
    static let whereToFind = LocalizedText(
        en: "findings show their rule in brackets; `glosa rules` lists those about samples",
        es: "los hallazgos muestran su regla entre corchetes; `glosa rules` enumera las de las muestras"
    )

    /// Returns the message about a name that no rule has; nil for a rule's name.
    package static func fault(_ name: String) -> (message: LocalizedText, advice: LocalizedText)? {
        guard RuleID(named: name) == nil else { return nil }
        let suggestion = NearMiss.suggestion(for: name, among: all.map(\.rawValue))
        return (
            LocalizedText(en: "there is no rule “\(name)”", es: "no existe la regla «\(name)»"),
            suggestion.map { LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?") }
                ?? whereToFind
        )
    }
}
