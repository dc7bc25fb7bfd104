import CourseConfiguration
import Diagnostics

extension Diagnostic {
    /// Returns the finding for the Markdown files that a book's summary doesn't list; nil if there are none.
    ///
    /// - Parameters:
    ///   - files: relative to the course.
    ///   - lessons: the pages; the files whose texts they show are in them.
    static func unlisted(_ files: [String], besides lessons: [Lesson], _ configuration: Configuration) -> Diagnostic? {
        guard let summary = configuration.book?.summary, !files.isEmpty else { return nil }
        let shown = Set(lessons.flatMap { $0.facts.sampleFiles })
        let rest = files.filter { !shown.contains($0) }
        guard !rest.isEmpty else { return nil }
        let names = rest.prefix(10).joined(separator: ", ") + (rest.count > 10 ? ", …" : "")
        let (file, fichero) = rest.count == 1 ? ("file", "fichero") : ("files", "ficheros")
        return Diagnostic(
            rule: .configuration,
            severity: .note,
            message: LocalizedText(
                en: "\(summary) doesn't list \(rest.count) Markdown \(file), so they are no pages: \(names)",
                es: "\(summary) no lista \(rest.count) \(fichero) Markdown, así que no son páginas: \(names)"
            ),
            range: SourceRange(path: summary, bytes: 0..<0)
        )
    }
}
