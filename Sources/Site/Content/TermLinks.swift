import Course
import Markdown
import MarkdownHTML

/// The links from a lesson's text to the glossary: one from the first use of each term.
enum TermLinks {
    /// - Parameter page: the page that the text is set on.
    static func tags(of lesson: Int, on page: String, in site: SiteContext) -> [NodeID: [HTMLOptions.TermTag]] {
        let course = site.course
        let language = course.lessons[lesson].fallback?.language ?? course.lessons[lesson].language
        guard let glossary = course.glossary, let path = site.structure.glossary.path(in: language) else { return [:] }
        var tags: [NodeID: [HTMLOptions.TermTag]] = [:]
        for use in site.termUses(in: lesson) {
            let term = glossary.terms[use.term]
            let address = PageAddress.relative(from: page, to: path, anchor: GlossaryTable.anchor(of: term))
            var start = "<a class=\"term\" href=\"\(HTMLEscaping.escaped(address))\""
            if let definition = term.definitions[language] {
                start += " title=\"\(HTMLEscaping.escaped(definition.replacing("`", with: "")))\""
            }
            tags[use.start.node, default: []].append(.init(offset: use.start.offset, start: start + ">"))
            tags[use.end.node, default: []].append(.init(offset: use.end.offset, start: nil))
        }
        return tags
    }
}
