import Diagnostics

/// A place in a decision tree.
public struct TreeNode: Sendable {
    /// What a node is, which follows from the diagram alone.
    public enum Kind: Sendable, Hashable {
        /// A node with several ways out, or a diamond, or one whose only way out has a label.
        case question
        /// A node with one way out and nothing to decide, such as the sentence that a tree begins with.
        case step
        /// A node without a way out.
        case outcome
        /// A node without a way out whose `click` names another tree: there the walk goes on.
        case handOver(tree: String)
    }

    /// A way out of a node.
    public struct Answer: Sendable, Hashable {
        /// The arrow's label; empty where it has none.
        public let text: String
        /// As an index into ``DecisionTree/nodes``.
        public let target: Int
        /// Where the arrow stands in the file.
        public let range: SourceRange
    }

    /// The address that `click` gives the node.
    public struct Link: Sendable, Hashable {
        public let destination: String
        public let range: SourceRange
    }

    /// As the diagram has it.
    public let id: String
    /// The name of the node's page without its ending: the id, made safe for addresses and file systems.
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
    /// What a `glosa:outcome` comment of the lesson adds.
    public internal(set) var details: OutcomeDetails
    /// Where the label stands in the file.
    public let range: SourceRange
    /// Whether the author drew it as a diamond.
    let isDiamond: Bool

    /// Where on the site the node is explained, as an author wrote it; nil for one that hands over.
    public var explanation: Link? {
        if case .handOver = kind { return nil }
        return link
    }
}
