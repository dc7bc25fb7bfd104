import Diagnostics

/// A block that holds other blocks and says how they are shown: tabs, columns, a picture with its caption.
///
/// Its kind does not depend on its spelling. DocC's directives are one spelling, lines of colons another, Material for MkDocs has
/// a third.
public struct Container: Sendable, Hashable {
    public enum Kind: Sendable, Hashable {
        /// A container shown as if its content stood alone.
        case plain
        /// A container for tools, not for readers: it has no node and nothing of it is shown.
        case hidden
        /// Columns side by side; the number of parts that the width is divided into, nil for one part per column.
        case columns(Int?)
        /// One of the columns; its size is counted in parts of the width.
        case column(size: Int)
        case tabs
        case tab(title: String)
        /// A list whose items are shown as cards.
        case cards(Cards)
        case small
        /// A picture: its first node is an image, the rest is the caption.
        case figure
        /// A video: its first node is an image that stands for the video; if ``Container/argument(_:)`` has a `poster`, the
        /// second one is the picture shown before it plays; the rest is the caption.
        case video
        /// Code out of a file of the package.
        case snippet(path: String, slice: String?)
        /// A notice of deprecation, which says what to use instead.
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
        /// A term that ``definitions`` explain; its title holds the term's words.
        case term
        case definition
        /// A link in a block of its own, with a description.
        case pointer(Pointer)
        /// Steps that are done one after the other, with text between them.
        case walkthrough
        /// One of the steps, counted from 1.
        case walkthroughStep(Int)
        /// The file that a step shows, and pictures of what it does.
        case stepFile(name: String)
        /// A task for the reader: its starting point, hints, and a solution.
        case exercise
        /// Parts of an ``exercise`` that are folded until they are asked for.
        case hint, solution
        /// Questions to the reader.
        case assessments
        /// A question. Its answers are containers, or the items of its list of tasks, of which the right ones are ticked.
        case question
        case answer(isRight: Bool)
        /// The explanation that readers see when they choose the answer around it.
        case justification(reaction: String?)
    }

    /// The target of the link of a ``Kind/pointer(_:)``.
    public enum Pointer: String, Sendable, CaseIterable {
        /// Another page, which is shown by its title.
        case reference
        /// A prerequisite: something that a reader needs.
        case requirement
        /// The subject of a page: something to get, or to look at.
        case download, link
        /// Further material, by its kind.
        case documentation, sampleCode, downloads, videos, forums
    }

    /// The folding of a block by its readers: none, or the state in which it is first shown.
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
    /// The name as it is written, without the signs around it.
    public let name: String
    public let arguments: [Argument]
    /// The range in the file, from its first sign to its last.
    public internal(set) var range: SourceRange
    /// The name in the file.
    public let nameRange: SourceRange
    /// The index of the surrounding container in ``Document/containers``; nil if there is none.
    public let parent: Int?
    /// The container's node; nil if nothing is shown of it, or if it stands too deep to have one.
    public internal(set) var node: NodeID?
    /// True if its first node is a paragraph with its title.
    public internal(set) var hasTitle = false
    /// True if its author wrote that it has no title, so that not even its kind's is shown.
    public internal(set) var hidesTitle = false

    /// Returns the value of the argument of that name, or with an empty name, of the one without a name; nil if there is none.
    public func argument(_ name: String) -> String? { arguments.first { $0.name == name }?.value }
}

extension [Container] {
    /// Returns the indices of the containers that have one of a kind directly in them.
    public func parents(of kind: Container.Kind) -> Set<Int> {
        Set(lazy.filter { $0.kind == kind }.compactMap(\.parent))
    }
}
