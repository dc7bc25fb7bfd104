import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Markdown
import Support

/// The record of a checked course: the next state of the course is put together from its unchanged parts.
package struct CourseRecord: Remembered {
    /// The written lessons, in the course's order.
    let lessons: [RememberedLesson]
    /// The number of all lessons, with those that are shown in place of a missing translation.
    let lessonCount: Int
    let assets: [Course.Asset]
    let listedAssets: [Course.Asset]
    let unpublished: [String]
    let isSingleFolder: Bool
    let outcomeUses: OutcomeUses
    let foundInFolders: [Diagnostic]
    /// Findings by the paths of files that are no lessons of the course, such as drafts.
    let foundInOthers: [String: [Diagnostic]]
    /// Findings in the relations between files.
    let foundInStructure: [Diagnostic]
    /// Findings about the samples as a whole.
    let foundInSamples: [Diagnostic]
    let foundInTrees: [Diagnostic]

    /// The number of written lessons.
    package var count: Int { lessons.count }

    package init(_ checked: CheckedCourse) {
        let course = checked.course
        let found = Dictionary(course.reading.files.map { ($0.path, $0.found) }) { first, _ in first }
        lessons = course.written.map { index in
            RememberedLesson(
                facts: course.lessons[index].facts,
                headingIDs: course.headingIDs[index],
                reading: found[course.lessons[index].filePath] ?? [],
                samples: checked.samples[index].diagnostics,
                told: checked.findings.samples[index] == checked.samples[index].diagnostics
                    ? nil : checked.findings.samples[index],
                counterexamples: checked.samples[index].counterexamples,
                links: checked.findings.links[index],
                twins: checked.findings.twins[index],
                texts: checked.findings.texts[index],
                counts: checked.counts[index]
            )
        }
        lessonCount = course.lessons.count
        assets = course.assets
        listedAssets = course.listedAssets
        unpublished = course.unpublished
        isSingleFolder = course.isSingleFolder
        outcomeUses = checked.outcomeUses
        let own = Set(course.lessons[course.written].map(\.filePath))
        foundInFolders = course.reading.folders
        foundInOthers = course.reading.files.reduce(into: [:]) { others, file in
            if !own.contains(file.path) { others[file.path, default: []] += file.found }
        }
        foundInStructure = course.reading.structure
        foundInSamples = checked.findings.ofSamples
        foundInTrees = checked.findings.trees
    }

    // MARK: Coding

    /// The number of lessons in a stretch. Each stretch is a record of its own, so that all cores write and read them.
    private static let stretch = 64

    private var stretches: [ArraySlice<RememberedLesson>] {
        stride(from: 0, to: lessons.count, by: Self.stretch).map {
            lessons[$0..<min($0 + Self.stretch, lessons.count)]
        }
    }

    /// The bytes for ``read(_:)``: the same as ``rememberedBytes``, made on all cores.
    package func bytes() async throws -> [UInt8] {
        let coded = try await stretches.concurrentMap { $0.rememberedBytes[...] }
        var writer = RecordWriter(room: coded.reduce(100_000) { $0 + $1.count + 4 })
        write(coded, to: &writer)
        return writer.bytes
    }

    package func write(to writer: inout RecordWriter) { write(stretches.map { $0.rememberedBytes[...] }, to: &writer) }

    private func write(_ stretches: [ArraySlice<UInt8>], to writer: inout RecordWriter) {
        writer.add(stretches.count)
        for bytes in stretches { writer.add(bytes: bytes) }
        writer.add(lessonCount, assets, listedAssets, isSingleFolder, outcomeUses, unpublished)
        writer.add(foundInFolders, foundInOthers, foundInStructure, foundInSamples, foundInTrees)
    }

    /// - Returns: nil if the bytes are not a course's record.
    package static func read(_ bytes: ArraySlice<UInt8>) async throws -> CourseRecord? {
        var reader = RecordReader(bytes)
        guard let stretches = try? reader.byteSlices() else { return nil }
        let lessons = try await stretches.concurrentMap { [RememberedLesson](remembered: $0) }
        guard let record = try? CourseRecord(lessons, from: &reader), reader.isAtEnd else { return nil }
        return record
    }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        let lessons = try reader.byteSlices().map { [RememberedLesson](remembered: $0) }
        try self.init(lessons, from: &reader)
    }

    private init(_ stretches: [[RememberedLesson]?], from reader: inout RecordReader) throws(RecordReader.Failure) {
        var lessons: [RememberedLesson] = []
        for stretch in stretches {
            guard let stretch else { throw RecordReader.Failure() }
            lessons += stretch
        }
        self.lessons = lessons
        lessonCount = try reader.take()
        (assets, listedAssets, isSingleFolder) = (try reader.take(), try reader.take(), try reader.take())
        (outcomeUses, unpublished) = (try reader.take(), try reader.take())
        (foundInFolders, foundInOthers) = (try reader.take(), try reader.take())
        (foundInStructure, foundInSamples) = (try reader.take(), try reader.take())
        foundInTrees = try reader.take()
    }
}

/// A course in the state of its record, with all findings; texts are read and samples judged when somebody asks for them.
package struct RestoredCourse: Sendable {
    package let checked: CheckedCourse
    fileprivate let mismatches: Mutex<Int>

    /// True if a text that was asked for differs from the one that the record is about. Everything made of the course is then of
    /// no use.
    package var isOutdated: Bool { mismatches.with { $0 } > 0 }
}

extension CourseLoader {
    /// - Returns: nil if the record contradicts itself.
    package func restore(
        _ record: CourseRecord,
        _ read: ReadConfiguration
    ) throws -> RestoredCourse? {
        // Indices stand for the lessons: a remembered lesson has many parts, and copying it counts references to each.
        let places = record.lessons.indices
        guard places.allSatisfy({ record.lessons[$0].headingIDs.count == record.lessons[$0].facts.headings.count }),
            record.outcomeUses.allLessons({ 0 <= $0 && $0 < record.lessonCount })
        else { return nil }
        let configuration = read.value
        let preamble = try reader.preamble(configuration)
        let terms = try reader.glossary(configuration)
        let records = try CommittedRecords(reader)
        // A website also publishes files beside its pages.
        let folder = configuration.publicFolders.isEmpty ? configuration.content : ""
        let enclosure = try? FileSystem.Enclosure(course: root, folder: folder)
        let samples = SampleFiles(root: root, configuration)
        let texts = RememberedTexts(
            root: root,
            enclosure: enclosure,
            configuration: configuration,
            samples: samples
        )
        let written = places.map { place in
            let facts = record.lessons[place].facts
            return Lesson(facts, document: { texts.document(of: facts) }, file: { texts.file(of: facts) })
        }
        let found = places.map { (path: record.lessons[$0].facts.filePath, found: record.lessons[$0].reading) }
        let others = record.foundInOthers.sorted { $0.key < $1.key }.map { (path: $0.key, found: $0.value) }
        let ids = places.map { (record.lessons[$0].facts.filePath, record.lessons[$0].headingIDs) }
        var course = Course(
            root: root,
            configuration: configuration,
            lessons: written + reader.fallbacks(written, configuration),
            assets: record.assets,
            otherFiles: read.files + [preamble, terms?.file].compactMap(\.self),
            enclosure: enclosure,
            samples: samples,
            isSingleFolder: record.isSingleFolder,
            listedAssets: record.listedAssets,
            unpublished: record.unpublished,
            glossary: terms?.glossary,
            reading: ReadingFindings(folders: record.foundInFolders, files: found + others),
            headingIDs: Dictionary(ids) { first, _ in first }
        )
        guard course.lessons.count == record.lessonCount else { return nil }
        course.reading.structure = record.foundInStructure
        let types = TypeCheck(configuration, root: root, asksCompiler: false, ledger: records.evidence)
        let gate = SampleGate(configuration, preamble: course.preamble, types: types, makesPages: true)
        // Each lesson holds the closure: one reference instead of the gate's parts.
        let judge: @Sendable (Int) -> SampleVerdicts = { gate.judge(written[$0]) }
        let verdicts = places.map { place in
            SampleVerdicts(
                counterexamples: record.lessons[place].counterexamples,
                diagnostics: record.lessons[place].samples
            ) { judge(place) }
        }
        let checked = CheckedCourse(
            course: course,
            records: records,
            samples: course.onAllPages(verdicts),
            areVerdictsLasting: true,
            outcomeUses: record.outcomeUses,
            findings: CheckedCourse.Findings(
                ofSamples: record.foundInSamples,
                samples: places.map { record.lessons[$0].told ?? record.lessons[$0].samples },
                links: places.map { record.lessons[$0].links },
                twins: places.map { record.lessons[$0].twins },
                trees: record.foundInTrees,
                texts: places.map { record.lessons[$0].texts }
            ),
            counts: places.map { record.lessons[$0].counts }
        )
        return RestoredCourse(checked: checked, mismatches: texts.mismatches)
    }
}

/// The texts of the lessons in a record. A class, because each lesson holds it.
private final class RememberedTexts: Sendable {
    let root: String
    let enclosure: FileSystem.Enclosure?
    let configuration: Configuration
    let profiles: ProfileChoice
    let samples: SampleFiles
    let mismatches = Mutex(0)

    init(root: String, enclosure: FileSystem.Enclosure?, configuration: Configuration, samples: SampleFiles) {
        (self.root, self.enclosure, self.configuration) = (root, enclosure, configuration)
        self.samples = samples
        profiles = ProfileChoice(configuration)
    }

    /// Returns the file that the facts are about, as it is now: whether it still is that one, the build's inputs say.
    func file(of facts: LessonFacts) -> SourceFile? {
        LessonSource(facts, configuration, within: enclosure).file(root: root)
    }

    /// The text of a file; if that is not the one that the facts are about, a text with as many headings, so that work on it can
    /// be completed.
    func document(of facts: LessonFacts) -> Document {
        let source = LessonSource(facts, configuration, within: enclosure)
        let files = facts.isCut ? samples.allowing(.remainder) : samples
        let read = source.read(root: root, profiles: profiles, samples: files).0
        if let lesson = read, lesson.facts == facts { return lesson.document }
        mismatches.with { $0 += 1 }
        let headings = facts.headings.map { _ in "# -" }.joined(separator: "\n\n")
        return Document.parse(SourceFile(path: facts.filePath, text: headings)).document
    }
}
