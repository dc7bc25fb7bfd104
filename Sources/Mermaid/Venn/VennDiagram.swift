import Diagnostics

/// A Venn diagram as its author wrote it.
struct VennDiagram: Sendable {
    struct Group: Sendable {
        let id: String
        /// The label; nil if the id is the visible text.
        var label: DiagramLabel?
        /// The size of its area, relative to others.
        var size: Double?
        let range: SourceRange
    }

    /// The intersection of several sets.
    struct Union: Sendable {
        /// Indices into ``VennDiagram/sets``, sorted.
        let sets: [Int]
        var label: DiagramLabel?
        var size: Double?
        let range: SourceRange
    }

    /// A text in a set or in a union.
    struct Item: Sendable {
        /// Indices into ``VennDiagram/sets``, sorted.
        let sets: [Int]
        let id: String
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Style: Sendable {
        /// The name of a text, or the names of sets, sorted.
        let targets: [String]
        let styles: [StyleDeclaration]
        let range: SourceRange
    }

    var sets: [Group] = []
    var unions: [Union] = []
    var items: [Item] = []
    var styles: [Style] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    /// Returns the resolved style of a text, a set or an intersection.
    func style(of targets: [String]) -> ResolvedStyle {
        var style = ResolvedStyle()
        for entry in styles where entry.targets == targets { style.apply(entry.styles) }
        return style
    }
}
