import Course
import Diagnostics
import Markdown

/// Removes findings about a changed original that have another cause: its section holds an error, which is to be corrected first.
enum StaleSections {
    static func told(_ findings: [Diagnostic], of course: Course) -> [Diagnostic] {
        guard findings.contains(where: { $0.rule == Staleness.rule }) else { return findings }
        let errors = Dictionary(grouping: findings.filter { $0.severity == .error }, by: \.range.path)
        return findings.filter { finding in
            guard finding.rule == Staleness.rule, let place = finding.related.first?.range,
                let lesson = course.lesson(at: place.path), let found = errors[place.path]
            else { return true }
            let document = course.lessons[lesson].document
            let start = place.bytes.lowerBound
            let end = document.headings.map(\.range.bytes.lowerBound).first { $0 > start } ?? Int.max
            return !found.contains { (start..<end).contains($0.range.bytes.lowerBound) }
        }
    }
}
