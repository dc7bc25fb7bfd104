import Diagnostics

/// A kanban board as its author wrote it.
struct KanbanBoard: Sendable {
    enum Priority: String, Sendable {
        case veryHigh = "very high"
        case high, low
        case veryLow = "very low"
    }

    struct Card: Sendable {
        let label: DiagramLabel
        /// The index of its column in ``KanbanBoard/columns``.
        let column: Int
        var ticket: String?
        var assigned: String?
        var priority: Priority?
        var link: DiagramLink?
        let range: SourceRange
    }

    struct Column: Sendable {
        let label: DiagramLabel
        let range: SourceRange
    }

    var columns: [Column] = []
    var cards: [Card] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
