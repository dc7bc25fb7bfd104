import Course
import Markdown
import MarkdownHTML

/// The lessons that a lesson's links lead to, be it to a heading that isn't there; links in diagrams and in raw HTML count.
enum LinkTargets {
    static func of(_ lesson: Int, in course: Course) -> Set<Int> {
        let (own, document) = (course.lessons[lesson], course.lessons[lesson].document)
        var targets: Set<Int> = []
        func add(_ resolved: ResolvedLink) {
            switch resolved {
            case .lesson(let target, _), .broken(.missingAnchor(_, let target)):
                targets.insert(course.original(shownBy: target))
            default: return
            }
        }
        for link in document.links { add(course.resolve(link, from: lesson)) }
        for link in document.rawLinks { add(course.resolve(link, from: lesson)) }
        for block in document.codeBlocks {
            for link in own.diagram(in: block)?.links ?? [] {
                if let address = link.href { add(course.resolve(address, from: lesson)) }
            }
        }
        return targets
    }
}
