import Course

/// A page of the site: what it shows, not yet how.
public enum SitePage: Sendable, Hashable {
    /// A lesson, by its index in ``Course/lessons``; the page of a folder if the lesson is that folder's index.
    case lesson(Int)
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
    /// What a host shows for an address that does not exist; nil: the site's own, in the main language.
    case notFound(language: String?)
}

extension Course {
    /// Every page of the course's site.
    var pages: [SitePage] {
        var pages: [SitePage] = [.chooser, .notFound(language: nil)]
        for language in languages {
            guard let tree = trees[language] else { continue }
            pages.append(.home(language: language))
            pages.append(.notFound(language: language))
            for section in tree.all where section.index == nil && !section.path.isEmpty {
                pages.append(.section(language: language, path: section.path))
            }
        }
        for (index, lesson) in lessons.enumerated() where !(lesson.isIndex && lesson.folder.isEmpty) {
            pages.append(.lesson(index))
        }
        for (index, tree) in decisionTrees.enumerated() {
            pages.append(.tree(index))
            for node in tree.nodes.indices where !tree.isAskedByTreePage(node) {
                pages.append(.treeNode(tree: index, node: node))
            }
        }
        return pages
    }
}
