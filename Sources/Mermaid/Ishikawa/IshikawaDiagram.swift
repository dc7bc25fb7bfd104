import Diagnostics

/// A cause-and-effect diagram (fishbone, Ishikawa) as its author wrote it.
struct IshikawaDiagram: Sendable {
    struct Cause: Sendable {
        let label: DiagramLabel
        /// In ``IshikawaDiagram/causes``; -1 for those that meet the spine.
        let parent: Int
        /// 0 for those that meet the spine.
        let depth: Int
        let range: SourceRange
    }

    /// What the causes lead to.
    var effect: (label: DiagramLabel, range: SourceRange)?
    /// Causes before what lies in them.
    var causes: [Cause] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
