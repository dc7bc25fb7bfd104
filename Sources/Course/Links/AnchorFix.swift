import Diagnostics
import Markdown

/// Mends a link whose anchor was renamed on one side only: the translation's link takes over the anchor of the same link in
/// the original, or the other way round.
enum AnchorFix {
    /// - Parameter link: one that leads to no heading, by its place among the lesson's links.
    /// - Returns: nothing where the languages' links do not match one by one, or the twin's is broken too.
    static func fixes(_ link: Int, in lesson: Int, of course: Course) -> [Fix] {
        let source = course.lessons[lesson]
        let links = source.document.links
        guard let range = links[link].destinationRange else { return [] }
        for language in course.languages where language != source.language {
            guard let twin = course.twin(of: lesson, in: language) else { continue }
            let others = course.lessons[twin].document.links
            guard others.count == links.count, others[link].kind == links[link].kind,
                case .lesson(let target, let anchor?) = course.resolve(others[link], from: twin),
                let local = course.twin(of: target, in: source.language),
                course.headingIDs[local].contains(anchor),
                course.lessons[local].id == destination(of: links[link], from: lesson, course),
                isAlike(lesson, twin, except: link, course)
            else { continue }
            let path = links[link].destination.prefix { $0 != "#" }
            return [Fix(range: range, replacement: "\(path)#\(anchor)")]
        }
        return []
    }

    /// The id of the lesson that a link leads to, whatever its anchor.
    private static func destination(of link: Link, from lesson: Int, _ course: Course) -> String? {
        let path = String(link.destination.prefix { $0 != "#" })
        guard !path.isEmpty else { return course.lessons[lesson].id }
        guard case .lesson(let target, _) = course.resolve(path, from: lesson) else { return nil }
        return course.lessons[target].id
    }

    /// Whether all other links of two lessons lead to the same lessons: then this one is its twin's twin.
    private static func isAlike(_ lesson: Int, _ twin: Int, except link: Int, _ course: Course) -> Bool {
        let (own, other) = (course.lessons[lesson].document.links, course.lessons[twin].document.links)
        return own.indices.allSatisfy { index in
            guard index != link else { return true }
            switch (course.resolve(own[index], from: lesson), course.resolve(other[index], from: twin)) {
            case (.lesson(let first, let anchor), .lesson(let second, let twinAnchor)):
                return course.lessons[first].id == course.lessons[second].id && anchor == twinAnchor
            case (.external, .external), (.file, .file), (.broken, .broken): return true
            default: return false
            }
        }
    }
}
