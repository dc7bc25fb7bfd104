/// How much a finding matters.
public enum Severity: String, Sendable, CaseIterable, Comparable {
    /// Worth knowing; nothing need be done.
    case note
    /// Should be mended; fails a run only under `--strict`.
    case warning
    /// Must be mended; the run ends with exit status 1.
    case error

    private var rank: Int {
        switch self {
        case .note: 0
        case .warning: 1
        case .error: 2
        }
    }

    public static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

    /// What a person is told.
    public var word: LocalizedText {
        switch self {
        case .error: LocalizedText(verbatim: "error")
        case .warning: LocalizedText(en: "warning", es: "aviso")
        case .note: LocalizedText(en: "note", es: "nota")
        }
    }
}
