import Diagnostics

/// A user's journey as its author wrote it: tasks, how well each went, and for whom.
struct JourneyChart: Sendable {
    struct Task: Sendable {
        let name: DiagramLabel
        /// In ``JourneyChart/sections``; nil before the first.
        let section: Int?
        /// From 1, bad, to 5, good; nil where what is written is no number.
        let score: Double?
        /// In ``JourneyChart/actors``.
        let actors: [Int]
        let range: SourceRange
    }

    struct Section: Sendable {
        let title: DiagramLabel
        let range: SourceRange
    }

    var sections: [Section] = []
    var tasks: [Task] = []
    /// Who takes part, in the order of appearance.
    var actors: [String] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
