import Diagnostics

/// A user's journey as its author wrote it: tasks with scores and actors.
struct JourneyChart: Sendable {
    struct Task: Sendable {
        let name: DiagramLabel
        /// The index of its section in ``JourneyChart/sections``; nil before the first.
        let section: Int?
        /// The score from 1, bad, to 5, good; nil if the text is no number.
        let score: Double?
        /// Indices into ``JourneyChart/actors``.
        let actors: [Int]
        let range: SourceRange
    }

    struct Section: Sendable {
        let title: DiagramLabel
        let range: SourceRange
    }

    var sections: [Section] = []
    var tasks: [Task] = []
    /// The names of the actors, in the order of appearance.
    var actors: [String] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
