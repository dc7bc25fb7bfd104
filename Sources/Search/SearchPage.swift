/// A page as the search knows it: plain words, without their appearance.
public struct SearchPage: Sendable, Equatable {
    /// The kind of a page; readers may search for pages of one kind alone.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case lesson, rule, tree
    }

    /// The path below the site's root, as in addresses: `en/state/binding.html`.
    public var path: String
    public var kind: Kind
    /// The number of the part of the course that a lesson belongs to, from zero; nil if it is in none.
    public var part: Int?
    public var title: String
    /// The titles of the sections above the page, the outermost first.
    public var breadcrumbs: [String]
    /// The sections in the order of the page; the first is the text before the first heading.
    public var sections: [SearchSection]

    public init(
        path: String,
        kind: Kind = .lesson,
        part: Int? = nil,
        title: String,
        breadcrumbs: [String],
        sections: [SearchSection]
    ) {
        self.path = path
        self.kind = kind
        self.part = part
        self.title = title
        self.breadcrumbs = breadcrumbs
        self.sections = sections
    }

    /// A page on which nothing is found.
    public static let empty = SearchPage(path: "", title: "", breadcrumbs: [], sections: [])
}

/// A stretch of a page that a result can lead to.
public struct SearchSection: Sendable, Equatable {
    /// The id of the section's heading, percent-encoded; empty for the page's beginning.
    public var anchor: String
    /// The section's heading; empty for the page's beginning, whose heading is the page's title.
    public var heading: String
    /// The headings above the section's own, except the page's title, in one text; above the page's beginning, the name of its file.
    public var above: String
    /// The section's prose in UTF-8, one block a line.
    public var text: [UInt8]
    /// The section's code in UTF-8, its blocks separated by ``blockSeparator``: a mark such as `// ❌` counts to the end of its block.
    public var code: [UInt8]

    /// The byte between two blocks of code, a form feed.
    public static let blockSeparator: UInt8 = 0x0C

    public init(anchor: String = "", heading: String = "", above: String = "", text: [UInt8] = [], code: [UInt8] = []) {
        self.anchor = anchor
        self.heading = heading
        self.above = above
        self.text = text
        self.code = code
    }
}
