import Course
import Markdown
import MarkdownHTML
import SnippetLint

/// The list of the rules that have pages, by their group in the catalogue.
struct RuleIndexPage: Page {
    let language: String

    func dependencies(in course: Course) -> PageDependencies { .none }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        SitemapEntry(path: site.rules.indexPath(in: language), versions: site.versions(site.rules.indexPath))
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let rules = site.rules.rules
        let words = site.theme.strings.words(in: language)
        let title = words[.rules]
        let versions = site.versions(site.rules.indexPath)
        var page = PageDraft(site, at: path, language: language, title: title, versions: versions)
        page[.description] = words[.rulesText]
        page[.heading] = title
        page[.breadcrumbs] = page.breadcrumbs(site.structure.map.ancestors[language]?[""]?.prefix(1) ?? [])
        let groups = Rule.Group.allCases.filter { group in rules.contains { $0.group == group } }
        page[.hasContents] = groups.count > 1
        page[.contents] = groups.map { group in
            TemplateValues([
                .href: "#" + group.rawValue, .title: words[key: group], .isSub: false,
            ])
        }
        return page.html("rule", navigation: page.navigation(at: ""), content: list(groups, on: page, words: words))
    }

    private func list(_ groups: [Rule.Group], on page: PageDraft, words: InterfaceWords) -> [UInt8] {
        let site = page.site
        var output = Array("<p>\(HTMLEscaping.escaped(words[.rulesText]))</p>\n".utf8)
        for group in groups {
            output += "<h2 id=\"\(group.rawValue)\">".utf8
            HTMLEscaping.append(words[key: group], to: &output)
            output += "</h2>\n<dl class=\"rule-list\">\n".utf8
            for rule in site.rules.rules where rule.group == group {
                let address = site.rules.path(of: rule.id, in: language).map { page.address(of: $0) }
                output += "<dt><a href=\"\(address ?? "")\"><code>\(rule.id)</code></a></dt>".utf8
                output += "<dd\(InlineCode.languageOfRules(on: language))>".utf8
                InlineCode.append(RuleText.sentence(rule.about.what.text(in: language)), to: &output)
                output += "</dd>\n".utf8
            }
            output += "</dl>\n".utf8
        }
        return output
    }
}
