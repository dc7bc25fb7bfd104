import Course
import Markdown

/// The anchors that a lesson's headings are known by on its page: a translation has words of its own in them, and the ids that it
/// shares with its original lead to the same places.
enum HeadingAnchors {
    /// Returns the anchor of each heading. An own anchor that would be taken for another place is given up for the shared id.
    static func shown(on lesson: Int, of course: Course) -> [String] {
        let shared = course.headingIDs[lesson]
        let facts = course.lessons[lesson].facts
        guard course.lessons[lesson].fallback == nil, facts.headings.count == shared.count else { return shared }
        let own = facts.headings.map { $0.explicitID ?? $0.slug }
        let raw = facts.rawHTMLAnchors.map { RawIDPrefix.standard + $0 } + facts.rawHeadings
        let taken = Set(shared + raw)
        let counts = own.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        return zip(facts.headings, zip(own, shared)).map { heading, ids in
            // Links to a title mean the page.
            let isKept = heading.level == 1 || ids.0.isEmpty || taken.contains(ids.0) || counts[ids.0] != 1
            return isKept ? ids.1 : ids.0
        }
    }
}

extension SiteContext {
    /// The anchor on a lesson's page that leads where a heading's shared id does; other anchors are as they are.
    func anchor(_ id: String, of lesson: Int) -> String {
        guard let heading = course.headingIDs[lesson].firstIndex(of: id) else { return id }
        return anchors(of: lesson)[heading]
    }
}
