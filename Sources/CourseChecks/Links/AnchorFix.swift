import Course
import CourseConfiguration
import Diagnostics
import Markdown

/// Fixes a link whose anchor was renamed on one side only: the translation's link takes over the anchor of the same link in the
/// original, or the other way round.
///
/// The pair of links is certain if all other links of the two lessons lead to the same places.
struct AnchorFix {
    private let course: Course
    private let lesson: Int
    /// The translations that differ from the lesson in one link only, with the index of that link.
    private let twins: [(lesson: Int, link: Int)]

    init(_ lesson: Int, of course: Course) {
        self.course = course
        self.lesson = lesson
        let own = course.lessons[lesson]
        twins = course.languages.filter { $0 != own.language }.compactMap { language in
            guard let twin = course.twin(of: lesson, in: language) else { return nil }
            return Self.onlyDifference(lesson, twin, course).map { (twin, $0) }
        }
    }

    /// - Parameter link: the index, among the lesson's links, of a link that leads to no heading.
    func fixes(of link: Int) -> [Fix] {
        let source = course.lessons[lesson]
        let own = source.document.links[link]
        guard let range = own.destinationRange else { return [] }
        for (twin, difference) in twins where difference == link {
            let other = course.lessons[twin].document.links[link]
            guard other.kind == own.kind, case .lesson(let target, let anchor?) = course.resolve(other, from: twin),
                let local = course.twin(of: target, in: source.language),
                course.headingIDs[local].contains(anchor), course.lessons[local].id == destination(of: own)
            else { continue }
            return [Fix(range: range, replacement: "\(LinkDestination.address(own.destination))#\(anchor)")]
        }
        return []
    }

    /// The id of the lesson that a link leads to, whatever its anchor; nil if it leads to no lesson.
    private func destination(of link: Link) -> String? {
        let path = String(LinkDestination.address(link.destination))
        guard !path.isEmpty else { return course.lessons[lesson].id }
        guard case .lesson(let target, _) = course.resolve(path, from: lesson) else { return nil }
        return course.lessons[target].id
    }

    /// The index of the link in which two lessons differ; nil if there is none, or more than one.
    private static func onlyDifference(_ lesson: Int, _ twin: Int, _ course: Course) -> Int? {
        let (own, other) = (course.lessons[lesson].document.links, course.lessons[twin].document.links)
        guard own.count == other.count else { return nil }
        let different = own.indices.lazy.filter { index in
            switch (course.resolve(own[index], from: lesson), course.resolve(other[index], from: twin)) {
            case (.lesson(let first, let anchor), .lesson(let second, let twinAnchor)):
                return course.lessons[first].id != course.lessons[second].id || anchor != twinAnchor
            case (.external, .external), (.file, .file), (.broken, .broken): return false
            default: return true
            }
        }
        let found = Array(different.prefix(2))
        return found.count == 1 ? found[0] : nil
    }
}
