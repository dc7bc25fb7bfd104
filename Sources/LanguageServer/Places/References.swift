import Course
import Diagnostics
import Markdown
import MarkdownHTML

/// Finds the places of a course that name a target.
enum References {
    /// The largest number of places in an answer.
    private static let most = 10_000

    static func ranges(of target: Target, in course: Course) -> [SourceRange] {
        var found: [SourceRange] = []
        for lesson in course.written where found.count < most {
            switch target {
            case .term(let term): found += course.termUses(in: lesson).filter { $0.term == term }.map(\.range)
            case .rule(let rule): found += ranges(of: rule, in: course.lessons[lesson].document)
            case .footnote(lesson, let index):
                let document = course.lessons[lesson].document
                found += document.footnotes[index].references.map { document.range(of: $0) }
            case .footnote: continue
            case .code(let code):
                found += course.lessons[lesson].document.codeBlocks.filter { block in
                    block.origin != nil && block.slice.path == code.path
                }.flatMap { $0.attributes.filter { $0.name == "file" }.map(\.range) }
            case .heading, .lesson, .tree, .file:
                found += links(of: lesson, in: course).filter { target.isReached(by: $0.target) }.map(\.range)
            }
        }
        return Array(found.prefix(most))
    }

    /// The links of a lesson that lead to something in the course.
    static func links(of lesson: Int, in course: Course) -> [(target: Target, range: SourceRange)] {
        let document = course.lessons[lesson].document
        let written = document.links.compactMap { link in
            course.target(course.resolve(link, from: lesson)).map { ($0, link.destinationRange ?? link.range) }
        }
        let raw = document.rawLinks.compactMap { link in
            course.target(course.resolve(link, from: lesson)).map { ($0, link.range) }
        }
        return written + raw
    }

    private static func ranges(of rule: RuleID, in document: Document) -> [SourceRange] {
        let places =
            document.comments.filter { $0.text.contains("glosa:") }.map(\.range)
            + document.codeBlocks.flatMap { $0.attributes.filter { $0.name == "fails" }.compactMap(\.valueRange) }
        let lines = TextLines(document.file.bytes, .utf8)
        return places.flatMap { place -> [SourceRange] in
            var found: [SourceRange] = []
            var offset = place.bytes.lowerBound
            while offset < place.bytes.upperBound {
                guard let word = lines.ruleName(at: offset), word.lowerBound >= offset else {
                    offset += 1
                    continue
                }
                if lines.text(word) == rule.rawValue { found.append(SourceRange(path: place.path, bytes: word)) }
                offset = word.upperBound + 1
            }
            return found
        }
    }
}

extension Target {
    /// Returns true for a link to this target; one to a heading also leads to its lesson.
    fileprivate func isReached(by other: Target) -> Bool {
        if case .lesson(let lesson) = self, case .heading(lesson, _) = other { return true }
        return self == other
    }
}
