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
        /// The author's label; nil if the id is the visible text; a group without a label shows nothing.
        var label: DiagramLabel?
        var shape = Shape.flowchart(.rectangle)
        /// The number of columns that the block covers.
        var span = 1
        /// The index of the group around the block, or -1.
        let parent: Int
        var classes: [String] = []
        var styles: [StyleDeclaration] = []
        let range: SourceRange

        var isGroup: Bool { shape == .group }
        /// The visible text: the label, or the id; empty for a group without a label.
        var text: DiagramLabel { label ?? DiagramLabel(text: isGroup ? "" : id) }
    }

    /// The content of a group, or of the whole diagram.
    struct Grid: Sendable {
        /// The number of columns; nil if everything stands in one row.
        var columns: Int?
        /// Indices into ``BlockDiagram/blocks``, or -1 for a space.
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

    /// The blocks, groups before their members.
    var blocks: [Block] = []
    var indices: [String: Int] = [:]
    /// The grids by group; -1 is the whole diagram.
    var grids: [Int: Grid] = [:]
    var edges: [Edge] = []
    var styleClasses: [StyleClass] = []
    var assignments: [StyleAssignment] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
