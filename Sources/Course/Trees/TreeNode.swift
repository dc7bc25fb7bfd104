import Diagnostics

/// A node of a decision tree.
package struct TreeNode: Sendable {
    /// The kind of a node, which follows from the diagram alone.
    package enum Kind: Sendable, Hashable {
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
    package struct Answer: Sendable, Hashable {
        /// The label of the arrow; empty if it has none.
        package let text: String
        /// The target, as an index into ``DecisionTree/nodes``.
        package let target: Int
        /// The range of the arrow in the file.
        package let range: SourceRange
    }

    /// The address that `click` gives the node.
    package struct Link: Sendable, Hashable {
        package let destination: String
        package let range: SourceRange
    }

    /// The id in the diagram.
    package let id: String
    /// The name of the node's page without its file extension: the id, made safe for addresses and file systems.
    package let slug: String
    package let kind: Kind
    /// The label in one line.
    package let text: String
    package let answers: [Answer]
    /// The code of the boxes that dotted arrows lead to, line by line as drawn.
    package let examples: [String]
    /// The texts of the boxes that dotted lines without a head lead to, and of those in the shape of a comment.
    package let notes: [String]
    package let link: Link?
    /// The details in a `glosa:outcome` comment of the lesson.
    package internal(set) var details: OutcomeDetails
    /// The range of the label in the file.
    package let range: SourceRange
    /// True if the author drew the node as a diamond or a hexagon.
    let isDiamond: Bool

    /// The link to the place on the site that explains the node, as an author wrote it; nil for a node that hands over.
    package var explanation: Link? {
        if case .handOver = kind { return nil }
        return link
    }
}
