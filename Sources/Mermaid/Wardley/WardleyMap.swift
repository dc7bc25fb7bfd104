import Diagnostics

/// A Wardley map as its author wrote it.
struct WardleyMap: Sendable {
    /// A position from 0 to 1: farther right for things closer to a commodity, higher for things more visible to users.
    struct Place: Sendable, Equatable {
        var visibility: Double
        var evolution: Double
    }

    struct Component: Sendable {
        let name: String
        var place: Place
        var isAnchor = false
        /// The author's offset of the name from the mark, in pixels; nil if there is none.
        var labelOffset: Point?
        /// The sourcing: `build`, `buy`, `outsource` or `market`.
        var sourcing: String?
        var hasInertia = false
        /// The index of the component whose pipeline it lies in, or -1.
        var pipeline = -1
        let range: SourceRange
    }

    struct Link: Sendable {
        enum Flow: Sendable { case none, forward, backward, both }

        let source: Int
        let target: Int
        let flow: Flow
        let isDashed: Bool
        let label: DiagramLabel?
        let range: SourceRange
    }

    struct Note: Sendable {
        enum Kind: Sendable { case note, accelerator, deaccelerator }

        let kind: Kind
        let label: DiagramLabel
        let place: Place
        let range: SourceRange
    }

    struct Annotation: Sendable {
        let number: String
        let label: DiagramLabel
        let place: Place
        let range: SourceRange
    }

    struct Stage: Sendable {
        let name: String
        /// The end of the stage, from 0 to 1.
        let end: Double
    }

    var components: [Component] = []
    var arrows: [Link] = []
    /// The components that move, with their later evolution.
    var evolutions: [(component: Int, evolution: Double, range: SourceRange)] = []
    var notes: [Note] = []
    var annotations: [Annotation] = []
    var stages: [Stage] = []
    /// The size in pixels; nil if the author gave none.
    var size: Size?
    var unknown: [(name: String, range: SourceRange)] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
