import Course
import Diagnostics
import Markdown
import MarkdownHTML

/// A thing that texts name and that a person may want to go to, or find all uses of.
enum Target: Hashable {
    /// A heading, by the index of its lesson and its own.
    case heading(lesson: Int, heading: Int)
    case lesson(Int)
    case tree(Int, node: Int?)
    /// A term of the glossary, by its index.
    case term(Int)
    /// A rule, by its name.
    case rule(RuleID)
    /// Lines of a file of code.
    case code(SourceRange)
    /// A footnote of a lesson, by its index.
    case footnote(lesson: Int, index: Int)
    /// A file that no page is made of, as the course has it.
    case file(String)
}

/// A target, with the range of the text that names it.
struct NamedTarget {
    let target: Target
    let range: SourceRange
    /// True if the place is the target itself.
    var isDefinition = false
}

extension Course {
    /// Returns the target that a link resolves to; nil for one elsewhere, or nowhere.
    func target(_ link: ResolvedLink) -> Target? {
        switch link {
        case .lesson(let page, let anchor):
            let lesson = original(shownBy: page)
            if let anchor, let heading = headingIDs[lesson].firstIndex(of: anchor) {
                return .heading(lesson: lesson, heading: heading)
            }
            return .lesson(lesson)
        case .tree(let tree, let node): return .tree(tree, node: node)
        case .file(let output, _):
            return assets.first { $0.outputPath == output }.map { .file($0.path) }
        case .external, .picture, .web, .symbol, .broken: return nil
        }
    }

    /// The range of a target in its file; nil for a rule, which has none.
    func range(of target: Target) -> SourceRange? {
        switch target {
        case .heading(let lesson, let heading): return lessons[lesson].document.headings[heading].range
        case .lesson(let lesson):
            let document = lessons[lesson].document
            return lessons[lesson].titleHeading.map { document.headings[$0].range } ?? document.file.range(0..<0)
        case .tree(let tree, let node):
            return node.map { decisionTrees[tree].nodes[$0].range } ?? decisionTrees[tree].range
        case .term(let term):
            let names = glossary?.terms[term].names
            return (names?[configuration.mainLanguage] ?? names?.values.first)?.range
        case .rule: return nil
        case .code(let range): return range
        case .footnote(let lesson, let index): return lessons[lesson].document.footnotes[index].range
        case .file(let path): return SourceRange(path: path, bytes: 0..<0)
        }
    }

    /// Returns the same target in the other languages, with the language of each.
    func twins(of target: Target) -> [(language: String, target: Target)] {
        let lesson: Int
        switch target {
        case .heading(let own, _), .lesson(let own): lesson = own
        default: return []
        }
        let others = languages.filter { $0 != lessons[lesson].language }
        return others.compactMap { language in
            guard let twin = twin(of: lesson, in: language) else { return nil }
            guard case .heading(_, let heading) = target else { return (language, .lesson(twin)) }
            let id = headingIDs[lesson][heading]
            let place = headingIDs[twin].firstIndex(of: id)
            return (language, place.map { .heading(lesson: twin, heading: $0) } ?? .lesson(twin))
        }
    }
}
