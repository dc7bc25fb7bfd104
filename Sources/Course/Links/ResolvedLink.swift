import Diagnostics

/// The target of a link in a lesson.
package enum ResolvedLink: Sendable, Hashable {
    /// Another host, or another scheme than the web's: left as it is.
    case external
    /// A lesson's page, and a heading on it.
    case lesson(Int, anchor: String?)
    /// A file or a folder's page, by its path below the site's root.
    case file(String, anchor: String?)
    /// A decision tree, as an index into ``Course/decisionTrees``, or one of its nodes.
    case tree(Int, node: Int?)
    /// A picture in a catalogue.
    case picture(ResolvedPicture)
    /// An address that differs from the one in the text.
    case web(String)
    /// A symbol whose page isn't known.
    case symbol
    case broken(Fault)

    /// The reason why a link is broken.
    package enum Fault: Sendable, Hashable {
        /// No file or page at a path below the content folder.
        case missing(path: String)
        /// No lesson of the language with the name in a `<doc:Name>` link.
        case missingName(String)
        case missingAnchor(String, lesson: Int)
        case missingTree(String)
        case leavesCourse
        case notPublished
        /// A file or folder of the repository that is neither a page nor a file that a page can link to.
        case unpublished(path: String)
    }
}
