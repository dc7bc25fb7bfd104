import Course
import Diagnostics

/// A page of the site: what it shows, not yet how.
public enum SitePage: Sendable, Hashable {
    /// A lesson, by its index in ``Course/lessons``; the page of a folder if the lesson is that folder's index.
    case lesson(Int)
    /// A lesson's Markdown, by its index.
    case markdown(Int)
    /// What is new in a language, as a feed.
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
    case treeNode(tree: Int, node: Int)
    /// A lint rule, and the list of those that have pages.
    case rule(id: RuleID, language: String)
    case ruleIndex(language: String)
    /// A lesson, by its index, beside its translation into another language.
    case beside(lesson: Int, language: String)
    /// All lessons of a language on one page.
    case wholeCourse(language: String)
    /// What a host shows for an address that does not exist; nil: the site's own, in the main language.
    case notFound(language: String?)
}

extension Course {
    /// Every page of the course's site but those of ``ReadingPages``.
    ///
    /// - Parameter rules: the identifiers of the rules that have pages.
    func pages(rules: [RuleID]) -> [SitePage] {
        var pages: [SitePage] = [.chooser, .notFound(language: nil)]
        for language in languages {
            guard let tree = trees[language] else { continue }
            pages.append(.home(language: language))
            pages.append(.notFound(language: language))
            for section in tree.all where section.index == nil && !section.path.isEmpty {
                pages.append(.section(language: language, path: section.path))
            }
            if AtomFeed.path(in: language, of: self) != nil { pages.append(.feed(language: language)) }
            if !rules.isEmpty { pages.append(.ruleIndex(language: language)) }
            pages += rules.map { .rule(id: $0, language: language) }
        }
        for (index, lesson) in lessons.enumerated() where !(lesson.isIndex && lesson.folder.isEmpty) {
            pages.append(.lesson(index))
        }
        if configuration.markdown {
            pages += lessons.indices.filter { lessons[$0].fallback == nil }.map { .markdown($0) }
            pages.append(.languageModelGuide)
        }
        return pages + treePages
    }

    /// The pages of the course's decision trees.
    var treePages: [SitePage] {
        decisionTrees.enumerated().flatMap { index, tree in
            [.tree(index)]
                + tree.nodes.indices.filter { !tree.isAskedByTreePage($0) }.map { .treeNode(tree: index, node: $0) }
        }
    }
}
