import Diagnostics

/// A block diagram as its author wrote it.
struct BlockDiagram: Sendable {
    enum Direction: String, Sendable, CaseIterable {
        case right, left, up, down
    }

    enum Shape: Sendable, Equatable {
        case flowchart(FlowchartShape)
        /// A broad arrow that points to these sides.
        case arrow(Set<Direction>)
        /// A block that holds others.
        case group
    }

    struct Block: Sendable {
        let id: String
        /// Nil where the id is what readers see; groups without one show nothing.
        var label: DiagramLabel?
        var shape = Shape.flowchart(.rectangle)
        /// How many columns it covers.
        var span = 1
        /// The group around it, or -1.
        let parent: Int
        var classes: [String] = []
        var styles: [StyleDeclaration] = []
        let range: SourceRange

        var isGroup: Bool { shape == .group }
        /// What readers see.
        var text: DiagramLabel { label ?? DiagramLabel(text: isGroup ? "" : id) }
    }

    /// What a group, or the whole diagram, holds.
    struct Grid: Sendable {
        /// Nil where everything stands in one row.
        var columns: Int?
        /// Places in ``BlockDiagram/blocks``, or -1 for a space.
        var members: [Int] = []
    }

    struct Edge: Sendable {
        let source: Int
        let target: Int
        let line: GraphEdge.Line
        let startHead: EdgeHead
        let endHead: EdgeHead
        let label: DiagramLabel?
        let range: SourceRange
    }

    /// Groups before what they hold.
    var blocks: [Block] = []
    var indices: [String: Int] = [:]
    /// By group; -1 is the whole diagram.
    var grids: [Int: Grid] = [:]
    var edges: [Edge] = []
    var styleClasses: [StyleClass] = []
    var assignments: [StyleAssignment] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
