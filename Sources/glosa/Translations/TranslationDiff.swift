import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Markdown

/// The changes of an original that a translation lacks, each beside the section of the translation.
struct TranslationDiff {
    private let status: TranslationStatus
    private let reading: TranslationReading
    private let language: String

    init(_ status: TranslationStatus, _ reading: TranslationReading, language: String) {
        (self.status, self.reading, self.language) = (status, reading, language)
    }

    /// Returns nil if nothing is known to have changed.
    func text(style: TerminalStyle) -> String? {
        guard let drift = status.drift, !drift.sections.isEmpty, let translation = status.translation else {
            return nil
        }
        let objects = Set(drift.sections.compactMap(\.base?.object))
        let former = reading.history?.contents(objects.sorted()) ?? [:]
        return drift.sections.compactMap { section($0, former, translation, style) }.joined(separator: "\n")
    }

    /// Returns the change of one section; nil if the original no longer has it.
    func text(of drift: SectionDrift, style: TerminalStyle) -> String? {
        guard let translation = status.translation else { return nil }
        let former = reading.history?.contents([drift.base?.object].compactMap(\.self)) ?? [:]
        return section(drift, former, translation, style)
    }

    private func section(
        _ drift: SectionDrift,
        _ former: [String: [UInt8]],
        _ translation: Int,
        _ style: TerminalStyle
    ) -> String? {
        let original = reading.course.lessons[status.original]
        guard let place = drift.original, let bytes = SectionPlace.bytes(of: place, in: original.document) else {
            return nil
        }
        let now = Array(original.file.bytes[bytes])
        let before = drift.base.flatMap { base in
            former[base.object].flatMap { bytes in
                let file = TextDecoding.decode(bytes, path: original.filePath).file
                let document = Document.parse(file, dialect: original.document.dialect).document
                return SectionPlace.bytes(of: base.section, in: document).map { Array(file.bytes[$0]) }
            }
        }
        let diff = UnifiedDiff.text(from: before ?? [], to: now, path: original.filePath)
        let lines = diff.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map { line in
            let text = VisibleText.line(String(line))
            if line.hasPrefix("+") { return style.paint(text, .green) }
            return line.hasPrefix("-") ? style.paint(text, .red) : text
        }
        return ([heading(drift)] + lines + counterpart(drift, translation)).joined(separator: "\n") + "\n"
    }

    private func heading(_ drift: SectionDrift) -> String {
        let title = drift.title.isEmpty ? "—" : VisibleText.line(drift.title)
        let since = drift.since.map { "  \($0.day) \($0.hash.prefix(10))" } ?? ""
        return "== \(title)\(since)"
    }

    /// The translation's section, with its place.
    private func counterpart(_ drift: SectionDrift, _ translation: Int) -> [String] {
        let lesson = reading.course.lessons[translation]
        guard let place = drift.translation, let bytes = SectionPlace.bytes(of: place, in: lesson.document) else {
            let missing = LocalizedText(
                en: "\(lesson.filePath) has no such section",
                es: "\(lesson.filePath) no tiene ese apartado"
            )
            return ["@ " + missing.text(in: language)]
        }
        let line = SectionPlace.line(of: place, in: lesson) ?? 1
        let text = lesson.file.text(in: bytes).split(separator: "\n", omittingEmptySubsequences: false)
            .map { VisibleText.line(String($0)) }
        return ["@ \(lesson.filePath):\(line)"] + text.reversed().drop { $0.isEmpty }.reversed()
    }
}
