/// The severity of a finding.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing needs to be done.
    case note
    /// Should be fixed; fails a run only under `--strict`.
    case warning
    /// Must be fixed; the run ends with exit status 1.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    /// The word for it in reports to people.
    public var word: LocalizedText {
        switch self {
        case .error: LocalizedText(verbatim: "error")
        case .warning: LocalizedText(en: "warning", es: "aviso")
        case .note: LocalizedText(en: "note", es: "nota")
        }
    }
}
