import CourseConfiguration
import Diagnostics
import Markdown

extension Course {
    /// Returns the path of the file that a lesson's text is written in: for a page that a PO file makes, the original's.
    package func writtenPath(of lesson: Int) -> String {
        let page = lessons[lesson]
        let isMade = configuration.catalogue(ofPage: page.path, at: page.filePath, in: page.language) != nil
        return isMade ? CoursePath.join(configuration.content, page.path) : page.filePath
    }

    /// Returns findings with the places where a person corrects them: those in a page that a PO file makes are in that file, or
    /// in the original's text where that is shown. What the original has too is told there alone.
    package func located(_ findings: [Diagnostic]) -> [Diagnostic] {
        guard languages.contains(where: { configuration.catalogue(of: $0) != nil }) else { return findings }
        struct Fault: Hashable {
            let rule: RuleID
            let range: SourceRange
            let message: LocalizedText
        }
        var known: Set<Fault> = []
        // Findings at their own places come first: they are the original's.
        let own = findings.map { isMade($0.range.path) == nil }
        for (finding, isOwn) in zip(findings, own) where isOwn {
            known.insert(Fault(rule: finding.rule, range: finding.range, message: finding.message))
        }
        return zip(findings, own).compactMap { finding, isOwn in
            let located = finding.relocated(place)
            guard !isOwn else { return located }
            let fault = Fault(rule: located.rule, range: located.range, message: located.message)
            return known.insert(fault).inserted ? located : nil
        }
    }

    /// Returns the lesson at a path if a PO file makes its page.
    private func isMade(_ path: String) -> Int? {
        guard let index = lesson(at: path) else { return nil }
        return writtenPath(of: index) == path ? nil : index
    }

    private func place(_ range: SourceRange) -> SourceRange {
        guard let index = isMade(range.path) else { return range }
        let origins = lessons[index].document.origins
        let next = origins.firstIndex { $0.range.lowerBound > range.bytes.lowerBound } ?? origins.count
        if next > 0, origins[next - 1].range.contains(range.bytes.lowerBound) { return origins[next - 1].place }
        return SourceRange(path: writtenPath(of: index), bytes: range.bytes)
    }
}
