import Diagnostics

/// A requirement diagram as its author wrote it.
struct RequirementDiagram: Sendable {
    /// A requirement, or an element with relations to requirements.
    struct Block: Sendable {
        let name: String
        /// The kind: `Functional Requirement`, `Element`; drawn between « and ».
        let kind: String
        /// The fields in its braces, with Mermaid's names and the values as written.
        var fields: [(name: String, value: DiagramLabel)] = []
        var classes: [String] = []
        var styles: [StyleDeclaration] = []
        let range: SourceRange
    }

    struct Relation: Sendable {
        let kind: String
        let source: String
        let target: String
        let range: SourceRange
    }

    var blocks: [Block] = []
    var indices: [String: Int] = [:]
    var relations: [Relation] = []
    var direction = FlowDirection.topToBottom
    var styleClasses: [StyleClass] = []
    var assignments: [StyleAssignment] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
