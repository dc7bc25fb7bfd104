import CourseChecks
import Diagnostics

/// The status of a course's translations in Markdown, for an issue or a comment on a pull request.
struct TranslationSummary {
    let languages: [LanguageStatus]
    let rows: [TranslationStatus]
    /// The paths of the lessons, by their indices.
    let paths: [String]
    let language: String

    /// The largest number of sections that are listed for a language: GitHub takes 65,536 characters.
    private static let most = 100

    var text: String {
        let head = LocalizedText(en: "## Translations", es: "## Traducciones").text(in: language)
        let details = languages.map(\.language).compactMap(details).joined(separator: "\n")
        return head + "\n\n" + LanguageTable(languages, in: language).markdown + (details.isEmpty ? "" : "\n" + details)
    }

    private func details(of tag: String) -> String? {
        let own = rows.filter { $0.language == tag }
        let lines = own.flatMap { row in (row.drift?.sections ?? []).map { line($0, of: row) } }
        let missing = own.filter { $0.state == .missing }.map {
            "- `\(VisibleText.line(paths[$0.original]))`"
        }
        // The missing pages of a language that has few are most of the course.
        let isBegun = missing.count * 2 > own.count
        guard !lines.isEmpty || !missing.isEmpty && !isBegun else { return nil }
        let sections = LocalizedText.counted(
            lines.count,
            en: ("section behind", "sections behind"),
            es: ("apartado atrasado", "apartados atrasados")
        )
        let pages = LocalizedText.counted(
            missing.count,
            en: ("page missing", "pages missing"),
            es: ("página sin traducir", "páginas sin traducir")
        )
        let counts = [lines.isEmpty ? nil : sections, missing.isEmpty ? nil : pages].compactMap(\.self)
        let summary = counts.map { $0.text(in: language) }.joined(separator: ", ")
        return """
            <details><summary>\(tag): \(summary)</summary>

            \(list(isBegun ? lines : lines + missing))

            </details>

            """
    }

    private func list(_ lines: [String]) -> String {
        guard lines.count > Self.most else { return lines.joined(separator: "\n") }
        let rest = LocalizedText(
            en: "- and \(lines.count - Self.most) more",
            es: "- y \(lines.count - Self.most) más"
        )
        return (lines.prefix(Self.most) + [rest.text(in: language)]).joined(separator: "\n")
    }

    private func line(_ drift: SectionDrift, of row: TranslationStatus) -> String {
        let path = VisibleText.line(paths[row.translation ?? row.original])
        let beginning = LocalizedText(en: "beginning", es: "principio").text(in: language)
        let place = drift.title.isEmpty ? beginning : drift.title
        let words = LocalizedText.counted(drift.words, en: ("word", "words"), es: ("palabra", "palabras"))
        let since = drift.since.map { commit in
            LocalizedText(
                en: ", since \(commit.day) in \(commit.hash.prefix(10))",
                es: ", desde el \(commit.day), en \(commit.hash.prefix(10))"
            ).text(in: language)
        }
        return "- `\(path)`: \(Self.escaped(place)) (\(words.text(in: language))\(since ?? ""))"
    }

    /// Returns a heading's words with a backslash before each sign that Markdown or HTML could take for markup.
    private static func escaped(_ text: String) -> String {
        VisibleText.line(text).reduce(into: "") { result, character in
            if "\\`*_[]<>|#&@".contains(character) { result += "\\" }
            result.append(character)
        }
    }
}
