import Course
import CourseChecks
import FileSystem

/// The state of a course's translations with all that reports show of it, so that the next command need not read the course.
struct TranslationAnswer: Remembered {
    /// The status of each lesson in each language, with all changes that the history knows.
    let rows: [TranslationStatus]
    let languages: LanguagePages
    /// The paths of the lessons, by their indices.
    let paths: [String]
    /// The lines of the sections in lessons that a drift names, from 1, by the indices of the lessons.
    private let lines: [Int: [Int]]
    /// True if the clone is shallow.
    let isShallow: Bool

    init(_ reading: TranslationReading) {
        let course = reading.course
        rows = reading.rows()
        languages = LanguagePages(course)
        paths = course.lessons[course.written].map(\.filePath)
        isShallow = reading.history?.isWhole == false
        let drifting = rows.filter { $0.drift?.sections.isEmpty == false }
        lines = Set(drifting.flatMap { [$0.original, $0.translation].compactMap(\.self) }).reduce(into: [:]) {
            $0[$1] = SectionPlace.lines(in: course.lessons[$1])
        }
    }

    /// The status of each lesson in each language, counting the changes of some commits; nil: all.
    func rows(changedIn commits: Set<String>?) -> [TranslationStatus] {
        commits.map { commits in rows.map { $0.changes(in: commits) } } ?? rows
    }

    /// Returns the line of a section of a lesson.
    func line(of section: Int?, in lesson: Int?) -> Int? {
        guard let section, let lesson, let lines = lines[lesson], lines.indices.contains(section) else { return nil }
        return lines[section]
    }

    func write(to writer: inout RecordWriter) { writer.add(rows, languages, paths, lines, isShallow) }

    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        (rows, languages, paths) = (try reader.take(), try reader.take(), try reader.take())
        (lines, isShallow) = (try reader.take(), try reader.take())
        // Indices lead into the paths.
        let lessons = rows.flatMap { [$0.original, $0.translation].compactMap(\.self) }
        guard lessons.allSatisfy(paths.indices.contains) else { throw RecordReader.Failure() }
    }
}
