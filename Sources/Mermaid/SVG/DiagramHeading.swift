import Diagnostics

/// What is said about a drawing as a whole.
struct DiagramHeading: Sendable {
    /// What it is called where its author gave it no name.
    let kind: LocalizedText
    /// Mermaid's classes and names for drawings of its type.
    let rootClass: String
    let titleClass: String
    let roleDescription: String
    /// Drawn above the diagram.
    let title: String?
    /// `accTitle`, for screen readers.
    let accessibleTitle: String?
    /// `accDescr`, for screen readers.
    let accessibleDescription: String?

    init<Content: Diagram>(_ diagram: Content) {
        kind = Content.name
        rootClass = Content.rootClass
        titleClass = Content.rootClass + "TitleText"
        roleDescription = Content.roleDescription
        title = diagram.title
        accessibleTitle = diagram.accessibleTitle
        accessibleDescription = diagram.accessibleDescription
    }
}
