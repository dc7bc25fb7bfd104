import Diagnostics

/// A Venn diagram as its author wrote it.
struct VennDiagram: Sendable {
    struct Group: Sendable {
        let id: String
        /// Nil where the id is what readers see.
        var label: DiagramLabel?
        /// Its area beside those of others.
        var size: Double?
        let range: SourceRange
    }

    /// What several sets share.
    struct Union: Sendable {
        /// Places in ``VennDiagram/sets``, sorted.
        let sets: [Int]
        var label: DiagramLabel?
        var size: Double?
        let range: SourceRange
    }

    /// A text in a set or in a union.
    struct Item: Sendable {
        /// Places in ``VennDiagram/sets``, sorted.
        let sets: [Int]
        let id: String
        let label: DiagramLabel
        let range: SourceRange
    }

    struct Style: Sendable {
        /// One name of a text, or the names of sets, sorted.
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

    /// What the styles of something come to.
    func style(of targets: [String]) -> ResolvedStyle {
        var style = ResolvedStyle()
        for entry in styles where entry.targets == targets { style.apply(entry.styles) }
        return style
    }
}
