import Diagnostics

/// A C4 diagram as its author wrote it: context, containers, components, a dynamic view or a deployment.
struct C4Diagram: Sendable {
    enum Kind: String, Sendable { case person, system, container, component }
    enum Form: String, Sendable { case box, database, queue }

    struct Element: Sendable {
        let id: String
        let kind: Kind
        let form: Form
        let isExternal: Bool
        let label: DiagramLabel
        var technology: DiagramLabel?
        var details: DiagramLabel?
        var link: DiagramLink?
        /// The index of the boundary around the element, or -1.
        let parent: Int
        var styles: [StyleDeclaration] = []
        let range: SourceRange
    }

    struct Boundary: Sendable {
        let id: String
        let label: DiagramLabel
        /// The type below the name: `ENTERPRISE`, or the author's own.
        let type: String
        var link: DiagramLink?
        let parent: Int
        let isNode: Bool
        /// The description of a node.
        var details: DiagramLabel?
        var styles: [StyleDeclaration] = []
        let range: SourceRange
    }

    struct Relation: Sendable {
        enum Direction: Sendable { case forward, backward, both }

        let source: String
        let target: String
        let direction: Direction
        /// True if the source is drawn below the target: `Rel_U`.
        let isUpward: Bool
        let label: DiagramLabel?
        let technology: DiagramLabel?
        var styles: [StyleDeclaration] = []
        let range: SourceRange
    }

    var typeName = "C4Context"
    var elements: [Element] = []
    /// The boundaries, outer ones before those inside them.
    var boundaries: [Boundary] = []
    var elementIndices: [String: Int] = [:]
    var boundaryIndices: [String: Int] = [:]
    var relations: [Relation] = []
    var direction = FlowDirection.topToBottom
    /// Names in `UpdateElementStyle` and `UpdateRelStyle` that no element, boundary or relation has.
    var unknownTargets: [(name: String, range: SourceRange)] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
