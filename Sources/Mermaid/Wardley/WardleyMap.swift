import Diagnostics

/// A Wardley map as its author wrote it.
struct WardleyMap: Sendable {
    /// From 0 to 1: to the right as things become a commodity, and upwards as users see them.
    struct Place: Sendable, Equatable {
        var visibility: Double
        var evolution: Double
    }

    struct Component: Sendable {
        let name: String
        var place: Place
        var isAnchor = false
        /// Where the author wants the name, from the mark, in pixels.
        var labelOffset: Point?
        /// `build`, `buy`, `outsource`, `market`.
        var sourcing: String?
        var hasInertia = false
        /// The component whose pipeline it lies in, or -1.
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
        /// Where it ends, from 0 to 1.
        let end: Double
    }

    var components: [Component] = []
    var arrows: [Link] = []
    /// Where components move to.
    var evolutions: [(component: Int, evolution: Double, range: SourceRange)] = []
    var notes: [Note] = []
    var annotations: [Annotation] = []
    var stages: [Stage] = []
    /// In pixels.
    var size: Size?
    var unknown: [(name: String, range: SourceRange)] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
