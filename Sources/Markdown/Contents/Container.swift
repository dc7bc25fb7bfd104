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
        /// A part of a page below a heading with its title: it has no node, its content stands among the blocks around it.
        case section(title: String?, level: Int)
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
        /// A link in a block of its own, and what is said of it.
        case pointer(Pointer)
        /// Steps that are done one after the other, with text between them.
        case walkthrough
        /// One of the steps, counted from 1.
        case walkthroughStep(Int)
        /// The file that a step shows, and pictures of what it does.
        case stepFile(name: String)
        /// Something for the reader to do: what it begins with, hints, and a solution.
        case exercise
        /// Parts of an ``exercise`` that are folded until they are asked for.
        case hint, solution
        /// Questions to the reader.
        case assessments
        /// A question. Its answers are containers, or the items of its list of tasks, of which the right ones are ticked.
        case question
        case answer(isRight: Bool)
        /// What is said to whoever chooses the answer around it.
        case justification(reaction: String?)
    }

    /// What the link of a ``Kind/pointer(_:)`` leads to.
    public enum Pointer: String, Sendable, CaseIterable {
        /// Another page, which is shown by its title.
        case reference
        /// What a reader needs.
        case requirement
        /// What a page is about: something to get, or to look at.
        case download, link
        /// What else there is, by what it holds.
        case documentation, sampleCode, downloads, videos, forums
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

extension [Container] {
    /// Which of them have one of a kind right within them, as indices.
    public func parents(of kind: Container.Kind) -> Set<Int> {
        Set(lazy.filter { $0.kind == kind }.compactMap(\.parent))
    }
}
