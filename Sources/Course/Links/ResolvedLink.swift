import Diagnostics

/// Where a link of a lesson leads.
public enum ResolvedLink: Sendable, Hashable {
    /// To another host, or by another scheme than the web's: left as it is.
    case external
    /// To a lesson's page, and a heading on it.
    case lesson(Int, anchor: String?)
    /// To a file or a folder's page, by its path below the site's root.
    case file(String, anchor: String?)
    /// To a decision tree, as an index into ``Course/decisionTrees``, or to one of its nodes.
    case tree(Int, node: Int?)
    /// To a picture in a catalogue.
    case picture(ResolvedPicture)
    /// To an address that isn't the one in the text.
    case web(String)
    /// To a symbol whose page isn't known.
    case symbol
    case broken(Fault)

    /// Why a link leads nowhere.
    public enum Fault: Sendable, Hashable {
        /// Nothing stands at a path below the content folder.
        case missing(path: String)
        /// No lesson of the language has a name that a `<doc:Name>` link uses.
        case missingName(String)
        case missingAnchor(String, lesson: Int)
        case missingTree(String)
        case leavesCourse
        case notPublished
        /// Something of the repository that is no page and no file that a page can link to.
        case unpublished(path: String)
    }
}
