import Course
import Markdown
import SnippetLint

extension PageRenderer {
    /// The list of the rules that have pages, by their part of the catalogue.
    func ruleIndexPage(language: String) -> OutputFile {
        let page = rules.indexPath(in: language)
        let words = theme.strings.texts(for: language)
        let title = words["rules"] ?? ""
        var values = values(
            page: page,
            language: language,
            title: title,
            description: words["rulesText"],
            versions: course.languages.reduce(into: [:]) { $0[$1] = rules.indexPath(in: $1) }
        )
        values[.heading] = title
        values[.breadcrumbs] = breadcrumbs(map.ancestors[language]?[""]?.prefix(1) ?? [], page: page)
        let groups = Rule.Group.allCases.filter { group in rules.rules.contains { $0.group == group } }
        values[.hasContents] = groups.count > 1
        values[.contents] = groups.map { group in
            TemplateValues([
                .href: "#" + group.rawValue, .title: words["ruleGroup.\(group.rawValue)"], .isSub: false,
            ])
        }
        return self.page(
            page,
            language: language,
            template: "rule",
            values: values,
            navigation: navigations.html(language: language, folder: "", page: page),
            content: ruleList(groups, language: language, page: page, words: words)
        )
    }

    private func ruleList(_ groups: [Rule.Group], language: String, page: String, words: [String: String]) -> [UInt8] {
        var output = Array("<p>\(HTMLEscaping.escaped(words["rulesText"] ?? ""))</p>\n".utf8)
        for group in groups {
            output += "<h2 id=\"\(group.rawValue)\">".utf8
            HTMLEscaping.append(words["ruleGroup.\(group.rawValue)"] ?? group.rawValue, to: &output)
            output += "</h2>\n<dl class=\"rule-list\">\n".utf8
            for rule in rules.rules where rule.group == group {
                let address = rules.path(of: rule.id, in: language).map { PageAddress.relative(from: page, to: $0) }
                output += "<dt><a href=\"\(address ?? "")\"><code>\(rule.id)</code></a></dt><dd>".utf8
                InlineCode.append(RuleText.sentence(rule.about.what.text(in: language)), to: &output)
                output += "</dd>\n".utf8
            }
            output += "</dl>\n".utf8
        }
        return output
    }
}
