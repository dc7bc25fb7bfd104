import Diagnostics

/// A block that holds other blocks and says how they are shown: tabs, columns, a picture with its caption.
///
/// What it is does not depend on how it is written. DocC's directives are one spelling, lines of
/// colons another, Material for MkDocs has a third.
public struct Container: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// Shown as if its content stood alone.
        case plain
        /// For tools, not for readers: it has no node and nothing of it is shown.
        case hidden
        /// Columns side by side; the number is how many parts the width is cut into, nil for one a column.
        case columns(Int?)
        /// The size is counted in parts of the width.
        case column(size: Int)
        case tabs
        case tab(title: String)
        /// A list whose items are shown as cards.
        case cards(Cards)
        case small
        /// Its first node is an image; what follows is the caption.
        case figure
        /// Its first node is an image that stands for the video, and a second for the picture shown before it plays, where
        /// ``Container/argument(_:)`` has a `poster`; what follows is the caption.
        case video
        /// Code out of a file of the package.
        case snippet(path: String, slice: String?)
        /// What readers are to use instead.
        case deprecation
        case section(title: String?)
        case callout(Callout, Folding)
        /// A numbered list drawn as steps.
        case steps
        /// A list drawn as files in folders.
        case fileTree
        /// One of the cards of ``cards(_:)``.
        case card
        /// A list of terms and what they mean.
        case definitions
        /// What ``definitions`` explain; its title.
        case term
        case definition
    }

    /// Whether readers fold and unfold a block, and how it is first shown.
    public enum Folding: Sendable { case none, folded, unfolded }

    public enum Cards: String, Sendable {
        case list, compactGrid, detailedGrid
    }

    public struct Argument: Sendable, Hashable {
        /// Empty for a value without a name.
        public let name: String
        public let value: String
        /// Name and value in the file.
        public let range: SourceRange
    }

    public internal(set) var kind: Kind
    /// As it is written, without the signs around it.
    public let name: String
    public let arguments: [Argument]
    /// From its first sign to its last, in the file.
    public internal(set) var range: SourceRange
    /// The name in the file.
    public let nameRange: SourceRange
    /// The container around it, as an index into ``Document/containers``.
    public let parent: Int?
    /// Nil where nothing is shown of it, or it stands too deep to have a node.
    public internal(set) var node: NodeID?
    /// Whether its first node is a paragraph that is its title.
    public internal(set) var hasTitle = false

    /// The value of an argument; of the one without a name for an empty one.
    public func argument(_ name: String) -> String? { arguments.first { $0.name == name }?.value }
}
