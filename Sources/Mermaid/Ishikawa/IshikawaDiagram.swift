import Diagnostics

/// A cause-and-effect diagram (fishbone, Ishikawa) as its author wrote it.
struct IshikawaDiagram: Sendable {
    struct Cause: Sendable {
        let label: DiagramLabel
        /// The index of its parent in ``IshikawaDiagram/causes``; -1 for causes that meet the spine.
        let parent: Int
        /// The depth; 0 for causes that meet the spine.
        let depth: Int
        let range: SourceRange
    }

    /// The effect that the causes lead to.
    var effect: (label: DiagramLabel, range: SourceRange)?
    /// The causes, parents before their children.
    var causes: [Cause] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
