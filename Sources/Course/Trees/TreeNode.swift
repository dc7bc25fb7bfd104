import Diagnostics

/// A node of a decision tree.
public struct TreeNode: Sendable {
    /// The kind of a node, which follows from the diagram alone.
    public enum Kind: Sendable, Hashable {
        /// A node with several ways out, or a diamond, or one whose only way out has a label.
        case question
        /// A node with one way out and nothing to decide, such as the sentence that a tree begins with.
        case step
        /// A node without a way out.
        case outcome
        /// A node without a way out whose `click` names another tree, where the walk goes on.
        case handOver(tree: String)
    }

    /// A way out of a node.
    public struct Answer: Sendable, Hashable {
        /// The label of the arrow; empty if it has none.
        public let text: String
        /// The target, as an index into ``DecisionTree/nodes``.
        public let target: Int
        /// The range of the arrow in the file.
        public let range: SourceRange
    }

    /// The address that `click` gives the node.
    public struct Link: Sendable, Hashable {
        public let destination: String
        public let range: SourceRange
    }

    /// The id in the diagram.
    public let id: String
    /// The name of the node's page without its file extension: the id, made safe for addresses and file systems.
    public let slug: String
    public let kind: Kind
    /// The label in one line.
    public let text: String
    public let answers: [Answer]
    /// The code of the boxes that dotted arrows lead to, line by line as drawn.
    public let examples: [String]
    /// The texts of the boxes that dotted lines without a head lead to, and of those in the shape of a comment.
    public let notes: [String]
    public let link: Link?
    /// The details in a `glosa:outcome` comment of the lesson.
    public internal(set) var details: OutcomeDetails
    /// The range of the label in the file.
    public let range: SourceRange
    /// True if the author drew the node as a diamond or a hexagon.
    let isDiamond: Bool

    /// The link to the place on the site that explains the node, as an author wrote it; nil for a node that hands over.
    public var explanation: Link? {
        if case .handOver = kind { return nil }
        return link
    }
}
