import Diagnostics

/// The identity of a page of the site: its content, not its rendering.
package enum SitePage: Sendable, Hashable {
    /// A lesson, by its index in ``Course/lessons``; the page of a folder if the lesson is that folder's index.
    case lesson(Int)
    /// A lesson's Markdown, by its index.
    case markdown(Int)
    /// A diagram of a lesson as a file of its own, by the lesson's index and the ordinal of its block.
    case diagram(lesson: Int, block: Int)
    /// The feed of a language: its lessons that carry a date.
    case feed(language: String)
    /// The list of the lessons' Markdown.
    case languageModelGuide
    /// The page of a folder that has no index of its own.
    case section(language: String, path: String)
    /// The start page of a language.
    case home(language: String)
    /// The page at the root, where a reader chooses a language.
    case chooser
    /// A decision tree as a whole, by its index in ``Course/decisionTrees``.
    case tree(Int)
    /// A question or an outcome of a tree, by its index in ``DecisionTree/nodes``.
    case question(tree: Int, node: Int)
    case outcome(tree: Int, node: Int)
    /// The page of a lint rule, and the list of the rules that have pages.
    case rule(id: RuleID, language: String)
    case ruleIndex(language: String)
    /// The terms of the course, as a language calls them.
    case glossary(language: String)
    /// A lesson, by its index, beside its translation into another language; in the preview also beside those into two.
    case beside(lesson: Int, languages: [String])
    /// All lessons of a language on one page, or on several, of which this is one.
    case wholeCourse(language: String, part: Int)
    /// The page at an old address, by its index in ``RedirectTable/redirects``.
    case redirect(Int)
    /// The page that a host shows for an address that does not exist; nil: the site's own, in the main language.
    case notFound(language: String?)

    /// True for a page that people read: no file for machines, drawing, redirection or answer to a wrong address.
    var isRead: Bool {
        switch self {
        case .markdown, .diagram, .feed, .languageModelGuide, .redirect, .notFound: false
        case .lesson, .section, .home, .chooser, .tree, .question, .outcome, .rule, .ruleIndex, .glossary, .beside,
            .wholeCourse:
            true
        }
    }
}
