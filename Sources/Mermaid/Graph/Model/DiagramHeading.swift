import Diagnostics

/// What is said about a drawing as a whole.
struct DiagramHeading: Sendable {
    /// What it is called where its author gave it no name.
    let kind: LocalizedText
    /// Mermaid's classes and names for drawings of its kind.
    let rootClass: String
    let titleClass: String
    let roleDescription: String
    /// The front matter's `title`, drawn above the diagram.
    var title: String?
    /// `accTitle`, for screen readers.
    var accessibleTitle: String?
    /// `accDescr`, for screen readers.
    var accessibleDescription: String?
}
