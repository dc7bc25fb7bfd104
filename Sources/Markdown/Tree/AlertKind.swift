/// GitHub's alerts: a block quote whose first line is `[!NOTE]` and nothing else.
public enum AlertKind: String, Sendable, CaseIterable {
    case note, tip, important, warning, caution
}
