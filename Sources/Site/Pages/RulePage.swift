import Course
import Diagnostics
import Markdown
import MarkdownHTML
import SnippetLint

/// The page of a lint rule, made of the rule's own documentation and examples.
struct RulePage: Page {
    let id: RuleID
    let language: String

    func dependencies(in course: Course) -> PageDependencies {
        PageDependencies(texts: .none, listsCounterexamples: true)
    }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        site.path(of: .rule(id: id, language: language)).map { SitemapEntry(path: $0, versions: versions(in: site)) }
    }

    private func versions(in site: SiteContext) -> [String: String] {
        site.versions { site.rules.path(of: id, in: $0) }
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        guard let rule = RuleCatalogue.rule(id) else { return [] }
        let words = site.theme.strings.words(in: language)
        let text = RuleText(rule: rule, language: language, words: words)
        var page = PageDraft(
            site,
            at: path,
            language: language,
            title: rule.id.rawValue,
            versions: versions(in: site),
            reference: site.rules.indexPath(in: language)
        )
        page[.description] = InlineCode.plain(RuleText.sentence(rule.about.what.text(in: language)))
        let uses = uses(on: page)
        let outcomes = site.trees.outcomes(guardedBy: rule.id, in: language).map { tree, node in
            let address = page.address(of: site.trees.address(tree, node))
            let text = site.course.decisionTrees[tree].nodes[node].text
            return "<a href=\"\(HTMLEscaping.escaped(address))\">\(HTMLEscaping.escaped(text))</a>"
        }
        page[.heading] = rule.id.rawValue
        page[.hasContents] = true
        page[.contents] = text.contents(hasUses: !uses.isEmpty, hasOutcomes: !outcomes.isEmpty).map { id, title in
            TemplateValues([.href: "#" + id, .title: title, .isSub: false])
        }
        let index = page.address(of: site.rules.indexPath(in: language))
        page[.breadcrumbs] =
            page.breadcrumbs(site.structure.map.ancestors[language]?[""]?.prefix(1) ?? [])
            + [TemplateValues([.title: words[.rules], .href: index])]
        var content = text.html(uses: uses, outcomes: outcomes)
        site.trees.attributeLinks(from: path, in: language).link(&content, from: 0)
        return page.html("rule", navigation: page.navigation(at: ""), content: content)
    }

    /// Links to the samples that break a rule: the lesson, and the section that holds the sample.
    private func uses(on page: PageDraft) -> [String] {
        let course = page.course
        var links: [String] = []
        for use in page.site.rules.uses(of: id, in: language, of: course) {
            let lesson = course.lessons[use.lesson]
            guard let block = lesson.document.codeBlock(use.block) else { continue }
            let section = Array(zip(lesson.document.headings, page.site.anchors(of: use.lesson))).last { heading, _ in
                heading.range.bytes.lowerBound < block.range.bytes.lowerBound && heading.level > 1
            }
            let address = page.address(of: lesson.outputPath, anchor: section?.1)
            let title = section.map { "\(lesson.title): \($0.0.plainText)" } ?? lesson.title
            let link = "<a href=\"\(HTMLEscaping.escaped(address))\">\(HTMLEscaping.escaped(title))</a>"
            if links.last != link { links.append(link) }
        }
        return links
    }
}
