import Diagnostics
import FileSystem
import Markdown

/// A course of which only some lessons were read, judged and compared; of the others, as much as these need is remembered.
///
/// Whatever is asked of ``checked`` is as if it had been loaded, but for its ``CheckedCourse/diagnostics``: texts are parsed
/// and samples judged when somebody asks for them.
public struct RememberedCourse: Sendable {
    public let checked: CheckedCourse
    /// The written lessons that were looked at anew: those that changed, and those whose pages or findings may be others
    /// for it.
    public let lessons: Set<Int>
    /// All that ``CheckedCourse/diagnostics`` would hold about the files of those lessons.
    public let diagnostics: [Diagnostic]
}

extension CourseLoader {
    /// The course as it is now, by what is remembered of a former state that differs in texts of lessons only.
    ///
    /// - Parameters:
    ///   - bytes: what the content's files hold now.
    ///   - changed: the files that hold something else than before.
    ///   - mentioning: files with findings that show places in those.
    /// - Returns: nil where more may follow from the changes: then the course has to be loaded.
    public func remembered(
        _ record: CourseRecord,
        bytes: [String: [UInt8]],
        changed: Set<String>,
        mentioning: Set<String>,
        overriding: (inout Configuration) -> Void = { _ in }
    ) async throws -> RememberedCourse? {
        var (configuration, file, _) = try readConfiguration()
        overriding(&configuration)
        let preamble = try readPreamble(configuration)
        guard
            let former = restored(record, configuration, [file, preamble].compactMap(\.self), bytes, try readReviews())
        else { return nil }
        let course = former.course
        let places = Dictionary(course.written.map { (course.lessons[$0].filePath, $0) }) { first, _ in first }
        var texts: Set<Int> = []
        let assets = Set(record.assets.map(\.path))
        for path in changed.union(mentioning).union(record.treePaths) where !assets.contains(path) {
            guard let lesson = places[path] else { return nil }
            texts.insert(lesson)
        }
        // What is compared with one another is looked at together.
        for lesson in texts { texts.formUnion((course.twins[course.lessons[lesson].id] ?? [:]).values) }
        let paths = Set(texts.map { course.lessons[$0].filePath })
        guard paths.isDisjoint(with: record.sharedPaths) else { return nil }

        let profiles = ProfileChoice(configuration)
        var read: [Int: (lesson: Lesson, found: [Diagnostic])] = [:]
        for index in texts {
            let old = course.lessons[index]
            guard let text = bytes[old.filePath] else { return nil }
            let source = LessonSource(
                language: old.language,
                path: old.path,
                coursePath: old.filePath,
                enclosure: course.enclosure
            )
            let (lesson, found) = source.read(text, profiles: profiles)
            guard lesson.facts == old.facts else { return nil }
            // A tree's own text changes more than its page.
            guard !changed.contains(old.filePath) || !lesson.facts.drawsTrees else { return nil }
            read[index] = (lesson, found)
        }
        guard let result = try await former.withTexts(read) else { return nil }
        let all = result.diagnostics(
            samples: course.written.lazy.map { texts.contains($0) ? result.samples[$0] : SampleVerdicts() }
        )
        // A finding elsewhere belongs to something else than these lessons.
        guard all.allSatisfy({ paths.contains($0.range.path) }) else { return nil }
        return RememberedCourse(checked: result, lessons: texts, diagnostics: all)
    }

    /// The course without its findings.
    private func restored(
        _ record: CourseRecord,
        _ configuration: Configuration,
        _ otherFiles: [SourceFile],
        _ bytes: [String: [UInt8]],
        _ reviews: ReviewRecord
    ) -> CheckedCourse? {
        let written = record.lessons.compactMap { entry -> Lesson? in
            guard let text = bytes[entry.facts.filePath] else { return nil }
            return Lesson(entry.facts) {
                Document.parse(TextDecoding.decode(text, path: entry.facts.filePath).0).document
            }
        }
        guard written.count == record.lessons.count else { return nil }
        let course = Course(
            root: root,
            configuration: configuration,
            lessons: written + fallbacks(written, configuration),
            assets: record.assets,
            otherFiles: otherFiles,
            enclosure: try? FileSystem.Enclosure(course: root, folder: configuration.content),
            isSingleFolder: record.isSingleFolder,
            listedAssets: record.listedAssets,
            reviews: reviews,
            reading: ReadingFindings(files: written.map { ($0.filePath, []) })
        )
        let gate = SampleGate(configuration, preamble: course.preamble, makesPages: true)
        let verdicts = zip(written, record.lessons).map { lesson, entry in
            SampleVerdicts(counterexamples: entry.counterexamples) { gate.judge(lesson) }
        }
        let none: [[Diagnostic]] = written.map { _ in [] }
        return CheckedCourse(
            course: course,
            samples: course.onAllPages(verdicts),
            areVerdictsLasting: true,
            outcomeUses: record.outcomeUses,
            findings: CheckedCourse.Findings(links: none, twins: none, texts: none)
        )
    }
}
