import Course
import Markdown
import MarkdownHTML

/// The terms of the course in one language: their meanings, their names in other languages, names to avoid.
struct GlossaryPage: Page {
    let language: String

    /// No dependencies: the page shows the glossary and the theme, and a change of these makes everything new.
    func dependencies(in course: Course) -> PageDependencies { .none }

    func sitemapEntry(in site: SiteContext) -> SitemapEntry? {
        site.path(of: .glossary(language: language)).map {
            SitemapEntry(path: $0, versions: site.versions(site.structure.glossary.path))
        }
    }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let words = site.theme.strings.words(in: language)
        let title = words[.glossary]
        let versions = site.versions(site.structure.glossary.path)
        var page = PageDraft(site, at: path, language: language, title: title, versions: versions)
        page[.description] = words[.glossaryText]
        page[.heading] = title
        page[.breadcrumbs] = page.breadcrumbs(site.structure.map.ancestors[language]?[""]?.prefix(1) ?? [])
        let groups = site.structure.glossary.groups(in: language)
        page[.hasContents] = groups.count > 1
        page[.contents] = groups.enumerated().map { number, group in
            TemplateValues([.href: "#\(Self.anchor(number))", .title: group.letter, .isSub: false])
        }
        return page.html("glossary", navigation: page.navigation(at: ""), content: list(groups, of: site, words: words))
    }

    private static func anchor(_ group: Int) -> String { "letter-\(group + 1)" }

    private func list(_ groups: [GlossaryTable.LetterGroup], of site: SiteContext, words: InterfaceWords) -> [UInt8] {
        var output = Array("<p>\(HTMLEscaping.escaped(words[.glossaryText]))</p>\n".utf8)
        for (number, group) in groups.enumerated() {
            if groups.count > 1 {
                output += "<h2 id=\"\(Self.anchor(number))\">\(HTMLEscaping.escaped(group.letter))</h2>\n".utf8
            }
            output += "<dl class=\"glossary\">\n".utf8
            for index in group.terms {
                if let term = site.course.glossary?.terms[index] { append(term, of: site, words: words, to: &output) }
            }
            output += "</dl>\n".utf8
        }
        return output
    }

    private func append(_ term: Glossary.Term, of site: SiteContext, words: InterfaceWords, to output: inout [UInt8]) {
        guard let name = term.names[language] else { return }
        output += "<dt id=\"\(HTMLEscaping.escaped(GlossaryTable.anchor(of: term)))\"><dfn>".utf8
        HTMLEscaping.append(name.text, to: &output)
        output += "</dfn></dt>\n".utf8
        if let definition = term.definitions[language] {
            output += "<dd>".utf8
            InlineCode.append(definition, to: &output)
            output += "</dd>\n".utf8
        }
        let others = Self.others(than: language, of: term, in: site).map { code, name in
            let direction = site.theme.strings.text(.direction, in: code)
            let text = "<span lang=\"\(code)\" dir=\"\(direction)\">\(HTMLEscaping.escaped(name))</span>"
            return "\(HTMLEscaping.escaped(site.theme.strings.text(.languageName, in: code))): \(text)"
        }
        if !others.isEmpty { output += "<dd class=\"glossary-names\">\(others.joined(separator: " · "))</dd>\n".utf8 }
        if !name.avoided.isEmpty {
            let avoided = name.avoided.map { HTMLEscaping.escaped($0.text) }.joined(separator: ", ")
            let label = HTMLEscaping.escaped(words[.glossaryAvoid])
            output += "<dd class=\"glossary-avoid\">\(label) <s>\(avoided)</s></dd>\n".utf8
        }
    }

    /// The names of a term in the other languages of the course, where they are different.
    static func others(
        than language: String,
        of term: Glossary.Term,
        in site: SiteContext
    ) -> [(language: String, name: String)] {
        site.structure.languages.filter { $0 != language }.compactMap { code in
            term.names[code].flatMap { $0.text == term.names[language]?.text ? nil : (code, $0.text) }
        }
    }
}
