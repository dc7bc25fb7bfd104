import Course
import Search
import SnippetLint

extension SiteContext {
    /// The page as the search indexes it; nil for pages that the search doesn't lead to.
    func searchPage(_ page: SitePage) -> SearchPage? {
        let kind = page.kind
        guard let path = self.path(of: page), let found = kind.searchText(in: self) else { return nil }
        return SearchPage(
            path: PageAddress.encoded(path),
            kind: found.kind,
            part: kind.lesson(in: course).flatMap { searchPart(of: $0, language: kind.searchLanguage(in: self)) },
            title: found.title,
            breadcrumbs: found.above,
            sections: found.sections
        )
    }
}

extension SiteContext {
    /// The parts of a course that readers may search alone: the sections at the top, if they are a few.
    func searchParts(of language: String) -> [Section] {
        let sections = course.trees[language]?.sections ?? []
        return 2...SearchIndex.mostParts ~= sections.count ? sections : []
    }

    /// The number of the part that a lesson of a language belongs to.
    private func searchPart(of lesson: Int, language: String?) -> Int? {
        guard let language else { return nil }
        let parts = searchParts(of: language)
        let above = structure.map.ancestors[language]?[course.section(of: lesson)]?.dropFirst().first
        return above.flatMap { top in parts.firstIndex { $0.path == top.path } }
    }
}

/// The content of a page for the search, without its path.
struct SearchText {
    var kind = SearchPage.Kind.lesson
    let title: String
    /// The titles of the pages above it.
    var above: [String] = []
    let sections: [SearchSection]
}

extension SearchText {
    fileprivate init(
        _ kind: SearchPage.Kind,
        title: String,
        above: [String] = [],
        texts: [String],
        code: String = ""
    ) {
        let text = texts.filter { !$0.isEmpty }.joined(separator: "\n").replacing("`", with: "")
        let section = SearchSection(text: Array(text.utf8), code: Array(code.utf8))
        self.init(kind: kind, title: title, above: above, sections: [section])
    }

    /// The titles of sections, without the start page: it stands above all others.
    fileprivate static func titles(_ sections: ArraySlice<Section>) -> [String] {
        sections.filter { !$0.path.isEmpty }.map(\.title)
    }
}

extension LessonPage {
    func searchLanguage(in site: SiteContext) -> String? {
        let lesson = site.course.lessons[index]
        return lesson.metadata.isSearched ? lesson.language : nil
    }

    func searchText(in site: SiteContext) -> SearchText? {
        let lesson = site.course.lessons[index]
        let above = SearchText.titles(site.sections(above: index, in: lesson.language))
        var sections = LessonSections.sections(of: index, in: site, lead: lesson.metadata.description)
        // The name of the file may say what the title doesn't: faq.md has questions and answers.
        if !sections.isEmpty { sections[0].above = Self.name(of: lesson.path).replacing("-", with: " ") }
        return SearchText(title: lesson.title, above: above, sections: sections)
    }
}

extension LessonPage {
    /// The name of a lesson's file without its ending; of an index, that of its folder.
    private static func name(of path: String) -> String {
        let names = path.split(separator: "/").map { String($0.prefix { $0 != "." }) }
        guard let last = names.last, last.lowercased() == "index" else { return names.last ?? "" }
        return names.dropLast().last ?? ""
    }
}

extension HomePage {
    func searchLanguage(in site: SiteContext) -> String? {
        let index = site.course.trees[language]?.index
        return index.map { site.course.lessons[$0].metadata.isSearched } ?? true ? language : nil
    }

    func searchText(in site: SiteContext) -> SearchText? {
        let sections = site.course.trees[language]?.index.map {
            LessonSections.sections(of: $0, in: site, lead: site.summary($0))
        }
        return SearchText(title: site.course.title(in: language), sections: sections ?? [SearchSection()])
    }
}

extension SectionPage {
    func searchLanguage(in site: SiteContext) -> String? { language }

    func searchText(in site: SiteContext) -> SearchText? {
        guard let ancestors = site.structure.map.ancestors[language]?[folder], let section = ancestors.last else {
            return nil
        }
        let children = section.lessons.map { site.course.lessons[$0].title } + section.sections.map(\.title)
        let text = SearchSection(text: Array(children.joined(separator: " · ").utf8))
        return SearchText(title: section.title, above: SearchText.titles(ancestors.dropLast()), sections: [text])
    }
}

extension RulePage {
    func searchLanguage(in site: SiteContext) -> String? { language }

    func searchText(in site: SiteContext) -> SearchText? {
        RuleCatalogue.rule(id).map { rule in
            let texts = [rule.about.what, rule.about.why, rule.about.instead].map { $0.text(in: language) }
            let separator = String(decoding: [SearchSection.blockSeparator], as: UTF8.self)
            let code = rule.examples.map { ($0.isFlagged ? "// ❌\n" : "") + $0.text }.joined(separator: separator)
            let above = [site.theme.strings.text(.rules, in: language)]
            let name = rule.id.rawValue
            let sentences = texts.map { InlineCode.plain(RuleText.sentence($0)) }
            return SearchText(.rule, title: name, above: above, texts: sentences, code: code)
        }
    }
}

extension RuleIndexPage {
    func searchLanguage(in site: SiteContext) -> String? { language }

    func searchText(in site: SiteContext) -> SearchText? {
        let words = site.theme.strings.words(in: language)
        return SearchText(.rule, title: words[.rules], texts: [words[.rulesText]])
    }
}

extension GlossaryPage {
    func searchLanguage(in site: SiteContext) -> String? { language }

    /// The page with each entry as a section, so that results lead to entries.
    func searchText(in site: SiteContext) -> SearchText? {
        guard let glossary = site.course.glossary else { return nil }
        let words = site.theme.strings.words(in: language)
        let entries = site.structure.glossary.groups(in: language).flatMap(\.terms).map { index in
            let term = glossary.terms[index]
            let names = Self.others(than: language, of: term, in: site).map(\.name).joined(separator: " · ")
            let definition = (term.definitions[language] ?? "").replacing("`", with: "")
            return SearchSection(
                anchor: PageAddress.encoded(GlossaryTable.anchor(of: term)),
                heading: term.names[language]?.text ?? "",
                text: Array([names, definition].filter { !$0.isEmpty }.joined(separator: " · ").utf8)
            )
        }
        let lead = SearchSection(text: Array(words[.glossaryText].utf8))
        return SearchText(title: words[.glossary], sections: [lead] + entries)
    }
}

// MARK: Trees

extension TreePage {
    func searchLanguage(in site: SiteContext) -> String? { site.searchLanguage(ofTree: index) }

    func searchText(in site: SiteContext) -> SearchText? {
        let tree = site.course.decisionTrees[index]
        let questions = tree.nodes.filter { $0.kind == .question }.map(\.text).joined(separator: " · ")
        let texts = [tree.caption ?? "", questions]
        return SearchText(.tree, title: tree.title, above: site.searchTitles(above: tree), texts: texts)
    }
}

extension TreeNodePage {
    func searchLanguage(in site: SiteContext) -> String? { site.searchLanguage(ofTree: index) }

    func searchText(in site: SiteContext) -> SearchText? {
        let tree = site.course.decisionTrees[index]
        let node = tree.nodes[place]
        let answers = node.answers.map(\.text).filter { !$0.isEmpty }.joined(separator: " · ")
        let texts = [node.details.why ?? "", answers] + node.notes
        let code = (node.examples + node.details.replaces).joined(separator: "\n")
        return SearchText(
            .tree,
            title: node.text,
            above: site.searchTitles(above: tree) + [tree.title],
            texts: texts,
            code: code
        )
    }
}

extension SiteContext {
    fileprivate func searchLanguage(ofTree index: Int) -> String? {
        let tree = course.decisionTrees[index]
        return course.lessons[tree.lesson].metadata.isSearched ? tree.language : nil
    }

    fileprivate func searchTitles(above tree: DecisionTree) -> [String] {
        let lesson = course.lessons[tree.lesson]
        return SearchText.titles(sections(above: tree.lesson, in: tree.language)) + [lesson.title]
    }
}
