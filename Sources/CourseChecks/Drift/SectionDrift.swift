import Diagnostics

/// A section of an original that has changed, and whose translation has not.
package struct SectionDrift: Sendable, Hashable {
    /// The section's anchor in the original; empty before the first heading.
    package let id: String
    /// The heading's words in the original; empty before the first heading.
    package let title: String
    /// The section's index in the original, 0 for the text before the first heading; nil if the section is gone.
    package let original: Int?
    /// The index of the translation's section; nil if it has none.
    package let translation: Int?
    /// The number of words in the paragraphs and lines that changed.
    package let words: Int
    /// The oldest change that the translation lacks; nil if it isn't committed, or not known.
    package let since: FileHistory.Commit?
    /// The section as the translation renders it; nil if it is new, or not known.
    package let base: Base?

    /// A section of a former version of the original.
    package struct Base: Sendable, Hashable {
        /// The name of the object that holds the version.
        package let object: String
        /// The section's index in that version.
        package let section: Int
    }
}

extension SectionDrift {
    /// Creates the drift of a section that the original no longer has.
    init(gone section: Staleness.Section) {
        self.init(
            id: section.id,
            title: "",
            original: nil,
            translation: nil,
            words: 0,
            since: nil,
            base: nil
        )
    }
}

/// The sections in which a translation is behind its original, and how that is known.
package struct PageDrift: Sendable, Hashable {
    package enum Basis: String, Sendable {
        /// The record that `glosa translate accept` keeps.
        case record
        /// A commit that the translation names.
        case commit
        /// The changes of both files, by their contents.
        case history
    }

    package let basis: Basis
    package let sections: [SectionDrift]

    /// Returns the drift by some commits, and by changes that are not committed or not known.
    package func changes(in commits: Set<String>) -> PageDrift {
        let chosen = sections.filter { section in section.since.map { commits.contains($0.hash) } ?? true }
        return PageDrift(basis: basis, sections: chosen)
    }

    package var words: Int { sections.reduce(0) { $0 + $1.words } }
}
