import Diagnostics
import Markdown

extension LessonFacts {
    /// Whether another reading of the same file gives everything that other lessons take from it: its place, its titles, its
    /// headings, its anchors, and no part of a decision tree.
    func isSameOutline(as other: LessonFacts) -> Bool { self == other && !drawsTrees }
}

extension Course {
    /// The course with other texts of some lessons, whose outlines are the same, and the pages that show them.
    ///
    /// - Returns: nil where the new texts change more than themselves.
    fileprivate func withTexts(_ changed: [Int: (lesson: Lesson, found: [Diagnostic])]) -> (Course, shown: Set<Int>)? {
        var result = self
        let paths = Set(changed.values.map(\.lesson.filePath))
        let files = reading.files
        let places = Dictionary(
            files.indices.lazy.filter { paths.contains(files[$0].path) }.map { (files[$0].path, $0) }
        ) { first, _ in first }
        for (index, (lesson, found)) in changed {
            result.lessons[index] = lesson
            guard let place = places[lesson.filePath] else { return nil }
            result.reading.files[place].found = found
        }
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
        return (result, shown)
    }
}

extension CheckedCourse {
    /// The course with other texts of some lessons, whose outlines are the same: only what depends on the texts is worked
    /// out again.
    ///
    /// - Returns: nil where the new texts change more than themselves.
    func withTexts(_ changed: [Int: (lesson: Lesson, found: [Diagnostic])]) async throws -> CheckedCourse? {
        guard !changed.isEmpty else { return self }
        guard let (course, shown) = course.withTexts(changed) else { return nil }
        var related = Set(changed.keys)
        for index in changed.keys { related.formUnion((course.twins[course.lessons[index].id] ?? [:]).values) }
        // A translation's headings are paired with the original's by what stands below them, too.
        for index in related {
            guard HeadingIDs.ids(of: course.lessons[index], in: course) == course.headingIDs[index] else { return nil }
        }
        let order = changed.keys.sorted()
        let patterns = OutcomePatterns(course)
        let gate = SampleGate(
            course.configuration,
            preamble: course.preamble,
            makesPages: true,
            finder: patterns.finder
        )
        let (verdicts, _, _) = try await gate.judge(order.map { course.lessons[$0] })
        var samples = samples
        for (index, verdict) in zip(order, verdicts) { samples[index] = verdict }
        for page in shown {
            if let original = course.lessons[page].fallback?.original { samples[page] = samples[original] }
        }
        var findings = findings
        var uses = outcomeUses
        if !course.decisionTrees.isEmpty {
            uses = try await OutcomeUses.find(
                patterns,
                in: course,
                samples: samples,
                judged: Set(order),
                since: (outcomeUses, changed: shown)
            )
            findings.trees = TreeCheck.check(course, uses: uses) + TreeTranslationCheck.check(course)
        }
        for index in order { findings.texts[index] = TextCheck.check(index, of: course) }
        for index in related {
            findings.links[index] = LinkCheck.check(index, of: course)
            findings.twins[index] = TwinCheck.check(index, of: course, samples: samples)
        }
        return CheckedCourse(
            course: course,
            samples: samples,
            areVerdictsLasting: areVerdictsLasting,
            outcomeUses: uses,
            findings: findings
        )
    }
}
