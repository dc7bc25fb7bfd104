import Course
import Markdown
import SnippetLint

extension PageRenderer {
    /// The page of a lint rule, made of the rule's own documentation and examples.
    func rulePage(_ rule: Rule, language: String) -> OutputFile {
        guard let page = rules.path(of: rule.id, in: language) else { return OutputFile(path: "", bytes: []) }
        let words = theme.strings.texts(for: language)
        let versions = course.languages.reduce(into: [:]) { $0[$1] = rules.path(of: rule.id, in: $1) }
        let text = RuleText(rule: rule, language: language, words: words)
        let uses = uses(of: rule, language: language, page: page)
        let outcomes = trees.outcomes(guardedBy: rule.id, in: language).map { tree, node in
            let address = PageAddress.relative(from: page, to: trees.address(tree, node))
            let text = course.decisionTrees[tree].nodes[node].text
            return "<a href=\"\(HTMLEscaping.escaped(address))\">\(HTMLEscaping.escaped(text))</a>"
        }
        var values = values(
            page: page,
            language: language,
            title: rule.id.rawValue,
            description: RuleText.sentence(rule.about.what.text(in: language)),
            versions: versions
        )
        values[.heading] = rule.id.rawValue
        values[.hasContents] = true
        values[.contents] = text.contents(hasUses: !uses.isEmpty, hasOutcomes: !outcomes.isEmpty).map { id, title in
            TemplateValues([.href: "#" + id, .title: title, .isSub: false])
        }
        var trail = breadcrumbs(map.ancestors[language]?[""]?.prefix(1) ?? [], page: page)
        trail.append(
            TemplateValues([
                .title: words["rules"] ?? "",
                .href: PageAddress.relative(from: page, to: rules.indexPath(in: language)),
            ])
        )
        values[.breadcrumbs] = trail
        var content = text.html(uses: uses, outcomes: outcomes)
        trees.attributeLinks(from: page, in: language).link(&content, from: 0)
        return self.page(
            page,
            language: language,
            template: "rule",
            values: values,
            navigation: navigations.html(language: language, folder: "", page: page),
            content: content
        )
    }

    /// Links to the samples that break a rule: the lesson, and the section that the sample stands in.
    private func uses(of rule: Rule, language: String, page: String) -> [String] {
        var links: [String] = []
        for use in rules.uses(of: rule.id, in: language, of: course) {
            let lesson = course.lessons[use.lesson]
            guard let block = lesson.document.codeBlocks.first(where: { $0.ordinal == use.block }) else { continue }
            let section = Array(zip(lesson.document.headings, course.headingIDs[use.lesson])).last { heading, _ in
                heading.range.bytes.lowerBound < block.range.bytes.lowerBound && heading.level > 1
            }
            let address = PageAddress.relative(from: page, to: lesson.outputPath, anchor: section?.1)
            let title = section.map { "\(lesson.title): \($0.0.plainText)" } ?? lesson.title
            let link = "<a href=\"\(HTMLEscaping.escaped(address))\">\(HTMLEscaping.escaped(title))</a>"
            if links.last != link { links.append(link) }
        }
        return links
    }
}
