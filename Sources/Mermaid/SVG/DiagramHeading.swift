import Diagnostics

/// The names and titles of a drawing as a whole.
struct DiagramHeading: Sendable {
    /// The name of a diagram whose author gave it no title.
    let kind: LocalizedText
    /// Mermaid's class name for drawings of its type.
    let rootClass: String
    let titleClass: String
    /// The title, drawn above the diagram; nil if there is none.
    let title: String?
    /// `accTitle`, for screen readers.
    let accessibleTitle: String?
    /// `accDescr`, for screen readers.
    let accessibleDescription: String?

    init<Content: Diagram>(_ diagram: Content) {
        kind = Content.name
        rootClass = Content.rootClass
        titleClass = Content.rootClass + "TitleText"
        title = diagram.title
        accessibleTitle = diagram.accessibleTitle
        accessibleDescription = diagram.accessibleDescription
    }
}
