import Diagnostics
import Markdown

extension LessonFacts {
    /// Whether another reading of the same file gives everything that other lessons take from it: its place, its titles, its
    /// headings, its anchors, and no part of a decision tree.
    func isSameOutline(as other: LessonFacts) -> Bool { self == other && !drawsTrees }
}

extension Course {
    /// The course with other texts of some lessons, whose outlines are the same: only what depends on the texts is worked
    /// out again.
    ///
    /// - Returns: nil where the new texts change more than themselves.
    func withTexts(_ changed: [Int: (lesson: Lesson, found: [Diagnostic])]) async throws -> Course? {
        guard !changed.isEmpty else { return self }
        var result = self
        var related: Set<Int> = []
        let paths = Set(changed.values.map(\.lesson.filePath))
        let places = Dictionary(
            findings.files.indices.lazy.filter { paths.contains(findings.files[$0].path) }
                .map { (findings.files[$0].path, $0) }
        ) { first, _ in first }
        for (index, (lesson, found)) in changed {
            result.lessons[index] = lesson
            related.formUnion(twins[lesson.id].map { Array($0.values) } ?? [])
            related.insert(index)
            guard let place = places[lesson.filePath] else { return nil }
            result.findings.files[place].found = found
        }
        // The pages that show the new texts.
        var shown = Set(changed.keys)
        for pages in changed.values.compactMap({ fallbacks[$0.lesson.id]?.values }) {
            for page in pages {
                let old = lessons[page]
                guard let original = old.fallback?.original, let new = changed[original]?.lesson else { continue }
                shown.insert(page)
                result.lessons[page] = new.fallback(
                    of: original,
                    language: old.language,
                    path: old.path,
                    outputPath: old.outputPath
                )
            }
        }
        // A translation's headings are paired with the original's by what stands below them, too.
        for index in related {
            let ids = HeadingIDs.ids(of: result.lessons[index], in: result)
            guard ids == headingIDs[index] else { return nil }
        }
        let order = changed.keys.sorted()
        let lessons = result.lessons
        let (verdicts, _, _) = try await sampleGate().judge(order.map { lessons[$0] })
        for (index, verdict) in zip(order, verdicts) {
            result.samples[index] = verdict
            for page in fallbacks[lessons[index].id]?.values.map(\.self) ?? []
            where lessons[page].fallback?.original == index {
                result.samples[page] = verdict
            }
        }
        if !decisionTrees.isEmpty {
            result.outcomeUses = try await OutcomeUses.find(in: result, since: (outcomeUses, changed: shown))
            result.findings.trees = TreeCheck.check(result) + TreeTranslationCheck.check(result)
        }
        for index in related {
            result.findings.links[index] = LinkCheck.check(index, of: result)
            result.findings.twins[index] = TwinCheck.check(index, of: result)
        }
        return result
    }
}
