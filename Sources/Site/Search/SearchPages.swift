import Course
import Search
import SnippetLint

extension PageRenderer {
    /// What the search knows of a page; nil for pages that it doesn't lead to.
    func searchPage(_ page: SitePage) -> SearchPage? {
        guard let path = path(of: page), let found = searchText(page) else { return nil }
        return SearchPage(
            path: PageAddress.encoded(path),
            title: found.title,
            breadcrumbs: found.above,
            sections: found.sections
        )
    }

    /// The language whose index a page is in.
    func searchLanguage(of page: SitePage) -> String? {
        switch page {
        case .lesson(let index): course.lessons[index].metadata.isSearched ? course.lessons[index].language : nil
        case .home(let language):
            course.trees[language]?.index.map { course.lessons[$0].metadata.isSearched } ?? true ? language : nil
        case .section(let language, _), .rule(_, let language), .ruleIndex(let language): language
        case .tree(let tree), .treeNode(let tree, _):
            course.lessons[course.decisionTrees[tree].lesson].metadata.isSearched
                ? course.decisionTrees[tree].language : nil
        case .chooser, .notFound, .markdown, .feed, .languageModelGuide, .beside, .wholeCourse: nil
        }
    }

    private typealias Found = (title: String, above: [String], sections: [SearchSection])

    private func searchText(_ page: SitePage) -> Found? {
        switch page {
        case .lesson(let index):
            let lesson = course.lessons[index]
            let sections = map.ancestors[lesson.language]?[lesson.folder] ?? []
            return (
                lesson.title, titles(lesson.isIndex ? sections.dropLast() : sections[...]),
                LessonSections.sections(of: index, in: course, lead: lesson.metadata.description)
            )
        case .home(let language):
            guard let tree = course.trees[language] else { return nil }
            let lead = tree.index.flatMap { course.lessons[$0].metadata.description }
            let sections = tree.index.map { LessonSections.sections(of: $0, in: course, lead: lead) }
            return (course.title(in: language), [], sections ?? [SearchSection()])
        case .section(let language, let path):
            guard let ancestors = map.ancestors[language]?[path], let section = ancestors.last else { return nil }
            let children = section.lessons.map { course.lessons[$0].title } + section.sections.map(\.title)
            let text = SearchSection(text: Array(children.joined(separator: " · ").utf8))
            return (section.title, titles(ancestors.dropLast()), [text])
        case .rule(let id, let language):
            return RuleCatalogue.rule(id).map { rule in
                let about = rule.about
                let texts = [about.what, about.why, about.instead].map { RuleText.sentence($0.text(in: language)) }
                let code = rule.examples.map(\.text).joined(separator: "\n")
                return (rule.id.rawValue, ruleTitles(language), [Self.section(texts, code: code)])
            }
        case .ruleIndex(let language):
            let words = theme.strings.texts(for: language)
            return (words["rules"] ?? "", [], [Self.section([words["rulesText"] ?? ""])])
        case .tree(let index):
            let tree = course.decisionTrees[index]
            let questions = tree.nodes.filter { $0.kind == .question }.map(\.text).joined(separator: " · ")
            return (tree.title, treeTitles(tree), [Self.section([tree.caption ?? "", questions])])
        case .treeNode(let index, let place):
            let tree = course.decisionTrees[index]
            let node = tree.nodes[place]
            let answers = node.answers.map(\.text).filter { !$0.isEmpty }.joined(separator: " · ")
            let code = node.examples + node.details.replaces
            return (
                node.text, treeTitles(tree) + [tree.title],
                [Self.section([node.details.why ?? "", answers] + node.notes, code: code.joined(separator: "\n"))]
            )
        case .chooser, .notFound, .markdown, .feed, .languageModelGuide, .beside, .wholeCourse: return nil
        }
    }

    private static func section(_ texts: [String], code: String = "") -> SearchSection {
        let text = texts.filter { !$0.isEmpty }.joined(separator: "\n").replacing("`", with: "")
        return SearchSection(text: Array(text.utf8), code: Array(code.utf8))
    }

    // MARK: Where pages stand

    /// The start page stands above all others, so it is not named.
    private func titles(_ sections: ArraySlice<Section>) -> [String] {
        sections.filter { !$0.path.isEmpty }.map(\.title)
    }

    private func ruleTitles(_ language: String) -> [String] { [theme.strings.text("rules", in: language)] }

    private func treeTitles(_ tree: DecisionTree) -> [String] {
        let lesson = course.lessons[tree.lesson]
        let sections = map.ancestors[tree.language]?[lesson.folder] ?? []
        return titles(lesson.isIndex ? sections.dropLast() : sections[...]) + [lesson.title]
    }
}
