import Course
import CourseConfiguration
import Diagnostics

/// The contents of a page's panel: the findings about the text on the page, in the page's language.
struct PageFindings: Encodable, Sendable, Equatable {
    struct Item: Encodable, Sendable, Equatable {
        let severity: String
        /// The severity in the page's language.
        let label: String
        let rule: String
        let message: String
        let reason: String?
        let advice: String?
        /// The file, line and column of the finding, as editors count.
        let place: String
        /// The address that opens the place in an editor; nil if the reader sits at another machine.
        let href: String?
        let line: Int
        /// The line in three parts: before the place, the place, and after it; nil if the file was not read.
        let text: [String]?
        /// The sample or diagram of the page that the finding is about, counted from 0; nil if it is about none.
        let figure: Int?
    }

    let language: String
    /// The panel's title and the label of its button.
    let title: String
    let close: String
    /// The label of links that lead to a sample.
    let show: String
    /// True if the page is the last good one, because the course can't be used as it is now.
    let isOutdated: Bool
    let items: [Item]

    init(
        _ diagnostics: [Diagnostic],
        lesson: Lesson?,
        problem: Report?,
        language: String,
        disclosure: Disclosure
    ) {
        self.language = language
        isOutdated = problem != nil
        let report = Report(
            diagnostics: diagnostics,
            files: lesson.map { [$0.file] + $0.document.includedFiles } ?? [],
            summary: .init()
        )
        items =
            (problem.map { Self.items($0, lesson: nil, language: language, disclosure: disclosure) } ?? [])
            + Self.items(report, lesson: lesson, language: language, disclosure: disclosure)
        close = LocalizedText(en: "Close", es: "Cerrar").text(in: language)
        show = LocalizedText(en: "show the sample", es: "ver la muestra").text(in: language)
        let outdated = LocalizedText(
            en: "The course can't be read as it is now: this is the page's last good version",
            es: "El curso no se puede leer como está: esta es la última versión correcta de la página"
        )
        let plain = LocalizedText.counted(
            items.count,
            en: ("finding on this page", "findings on this page"),
            es: ("hallazgo en esta página", "hallazgos en esta página")
        )
        title = (isOutdated ? outdated : plain).text(in: language)
    }

    private static func items(
        _ report: Report,
        lesson: Lesson?,
        language: String,
        disclosure: Disclosure
    ) -> [Item] {
        report.diagnostics.map { finding in
            let start = report.positions(of: finding.range).start
            return Item(
                severity: finding.severity.rawValue,
                label: finding.severity.word.text(in: language),
                rule: finding.rule.rawValue,
                message: disclosure.shown(finding.message.text(in: language)),
                reason: (finding.reason?.text(in: language)).map(disclosure.shown),
                advice: (finding.advice?.text(in: language)).map(disclosure.shown),
                place: disclosure.shown("\(finding.range.path):\(start.line):\(start.utf16Column)"),
                href: disclosure.editor?.address(
                    of: finding.range.path,
                    line: start.line,
                    column: start.utf16Column
                ),
                line: start.line,
                text: report.excerpt(of: finding.range).map { [$0.before, $0.marked, $0.after] },
                figure: lesson?.codeBlock(at: finding.range)
            )
        }
    }

    var json: String {
        // All values are texts and numbers: this can't fail.
        (try? JSONText.encode(self, isIndented: false)) ?? "{}"
    }
}

/// A link that opens a place in a file in a person's editor.
package struct EditorLink: Sendable {
    /// An address in which `{file}`, `{line}` and `{column}` stand for the place.
    private let pattern: String
    private let root: String

    package static let standard = "vscode://file{file}:{line}:{column}"

    /// - Parameter root: the course's folder, as an absolute path.
    package init(pattern: String = standard, root: String) {
        self.pattern = pattern
        self.root = root
    }

    func address(of path: String, line: Int, column: Int) -> String {
        let file = path.hasPrefix("/") ? path : CoursePath.join(root, path)
        return
            pattern
            .replacing("{file}", with: PercentEncoding.path(file))
            .replacing("{line}", with: "\(line)").replacing("{column}", with: "\(column)")
    }
}
