import Diagnostics

/// A text of a page with its translation, as a translator's tool gets it: a paragraph, a heading, a cell, a title, or a comment
/// in code.
package struct TranslationUnit: Sendable, Hashable {
    /// The page's path, the section's anchor and the number in the section: `guide/install.md#linux.2`.
    package let id: String
    package let source: String
    /// The place in the original.
    package let place: SourceRange
    /// The translation as it is; nil if there is none.
    package let target: String?
    /// True if the section of the original has changed since it was translated.
    package let needsReview: Bool
    /// True if the text is code or a value, with no markup of Markdown.
    package let isCode: Bool
}
