import Diagnostics

/// An architecture diagram as its author wrote it.
struct ArchitectureDiagram: Sendable {
    struct Icon: Sendable {
        /// The icon's name, `cloud` or `logos:aws-s3`; nil if a text stands in its place.
        var name: String?
        var text: String?
    }

    struct Group: Sendable {
        let id: String
        let label: DiagramLabel
        let icon: Icon?
        /// The index of the group around this one, or -1.
        var parent = -1
        let range: SourceRange
    }

    /// A service, or a junction, where lines meet.
    struct Service: Sendable {
        let id: String
        let label: DiagramLabel
        let icon: Icon?
        let isJunction: Bool
        var parent = -1
        let range: SourceRange
    }

    struct End: Sendable {
        let id: String
        let side: PlacedLines.Side
        /// True if the line begins at the border of the group around the service.
        let isGroup: Bool
        let hasHead: Bool
        var service = -1
    }

    struct Edge: Sendable {
        var source: End
        var target: End
        let label: DiagramLabel?
        let range: SourceRange
    }

    /// The groups, outer ones before those inside them.
    var groups: [Group] = []
    var services: [Service] = []
    var edges: [Edge] = []
    /// The services of each `align`, in a row or in a column.
    var alignments: [(isRow: Bool, services: [Int])] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
