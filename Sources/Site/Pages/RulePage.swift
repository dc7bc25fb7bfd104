import Course
import Diagnostics
import Markdown
import SnippetLint

/// The page of a lint rule, made of the rule's own documentation and examples.
struct RulePage: Page {
    let id: RuleID
    let language: String

    func path(in site: SiteContext) -> String? { site.rules.path(of: id, in: language) }

    func dependencies(in course: Course) -> PageDependencies {
        PageDependencies(texts: .none, listsCounterexamples: true)
    }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        path(in: site).map { path in
            SitemapEntry(path: path, versions: site.versions { site.rules.path(of: id, in: $0) })
        }
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        guard let rule = RuleCatalogue.rule(id) else { return [] }
        let words = site.theme.strings.texts(for: language)
        let text = RuleText(rule: rule, language: language, words: words)
        let uses = uses(on: path, of: site)
        let outcomes = site.trees.outcomes(guardedBy: rule.id, in: language).map { tree, node in
            let address = PageAddress.relative(from: path, to: site.trees.address(tree, node))
            let text = site.course.decisionTrees[tree].nodes[node].text
            return "<a href=\"\(HTMLEscaping.escaped(address))\">\(HTMLEscaping.escaped(text))</a>"
        }
        var values = site.values(
            page: path,
            language: language,
            title: rule.id.rawValue,
            description: RuleText.sentence(rule.about.what.text(in: language)),
            versions: site.versions { site.rules.path(of: id, in: $0) }
        )
        values[.heading] = rule.id.rawValue
        values[.hasContents] = true
        values[.contents] = text.contents(hasUses: !uses.isEmpty, hasOutcomes: !outcomes.isEmpty).map { id, title in
            TemplateValues([.href: "#" + id, .title: title, .isSub: false])
        }
        var trail = site.breadcrumbs(site.structure.map.ancestors[language]?[""]?.prefix(1) ?? [], page: path)
        trail.append(
            TemplateValues([
                .title: words["rules"] ?? "",
                .href: PageAddress.relative(from: path, to: site.rules.indexPath(in: language)),
            ])
        )
        values[.breadcrumbs] = trail
        var content = text.html(uses: uses, outcomes: outcomes)
        site.trees.attributeLinks(from: path, in: language).link(&content, from: 0)
        return site.html(
            "rule",
            language: language,
            values: values,
            navigation: site.structure.navigations.html(language: language, folder: "", page: path),
            content: content
        )
    }

    /// Links to the samples that break a rule: the lesson, and the section that the sample stands in.
    private func uses(on page: String, of site: SiteContext) -> [String] {
        let course = site.course
        var links: [String] = []
        for use in site.rules.uses(of: id, in: language, of: course) {
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
