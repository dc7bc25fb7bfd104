/// A page as the search knows it: plain words, nothing of how it looks.
public struct SearchPage: Sendable, Equatable {
    /// What readers may ask for alone.
    public enum Kind: UInt8, Sendable, CaseIterable {
        case lesson, rule, tree
    }

    /// Below the site's root, as addresses have it: `en/state/binding.html`.
    public var path: String
    public var kind: Kind
    public var title: String
    /// The titles of the sections above the page, the outermost first.
    public var breadcrumbs: [String]
    /// In the order of the page; the first is what stands before its first heading.
    public var sections: [SearchSection]

    public init(
        path: String,
        kind: Kind = .lesson,
        title: String,
        breadcrumbs: [String],
        sections: [SearchSection]
    ) {
        self.path = path
        self.kind = kind
        self.title = title
        self.breadcrumbs = breadcrumbs
        self.sections = sections
    }

    /// A page that nothing is found on.
    public static let empty = SearchPage(path: "", title: "", breadcrumbs: [], sections: [])
}

/// A stretch of a page that a result can lead to.
public struct SearchSection: Sendable, Equatable {
    /// The id of its heading, percent-encoded; empty for the page's beginning.
    public var anchor: String
    /// Its heading; empty for the page's beginning, which the page's title heads.
    public var heading: String
    /// The headings above its own, but for the page's title, in one text.
    public var above: String
    /// Its prose in UTF-8, one block a line.
    public var text: [UInt8]
    /// Its code in UTF-8.
    public var code: [UInt8]

    public init(anchor: String = "", heading: String = "", above: String = "", text: [UInt8] = [], code: [UInt8] = []) {
        self.anchor = anchor
        self.heading = heading
        self.above = above
        self.text = text
        self.code = code
    }
}
