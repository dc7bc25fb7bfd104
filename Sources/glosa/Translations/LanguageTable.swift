import CourseChecks
import Diagnostics

/// The table of a course's languages, on the terminal or in Markdown.
struct LanguageTable {
    private let rows: [[String]]

    private static let heads = [
        LocalizedText(en: "Language", es: "Idioma"), LocalizedText(en: "Pages", es: "Páginas"),
        LocalizedText(en: "Pairs", es: "Parejas"), LocalizedText(en: "Missing", es: "Faltan"),
        LocalizedText(en: "Behind", es: "Atrasadas"), LocalizedText(en: "Sections behind", es: "Apartados atrasados"),
        LocalizedText(en: "Words", es: "Palabras"), LocalizedText(en: "Since", es: "Desde"),
    ]

    init(_ languages: [LanguageStatus], in language: String) {
        let all =
            [Self.heads.map { $0.text(in: language) }]
            + languages.map { status in
                let numbers = [
                    status.pages, status.pairs, status.missing, status.behind, status.sectionsBehind,
                    status.wordsBehind,
                ]
                return [VisibleText.line(status.language)] + numbers.map(String.init) + [status.since ?? "–"]
            }
        // Words and days are known from a history only.
        let hasHistory = languages.contains { $0.wordsBehind > 0 }
        rows = hasHistory ? all : all.map { $0.dropLast(2) }
    }

    /// The table in columns of equal width; numbers end below one another.
    var text: String {
        let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ") + "\n"
        }.joined()
    }

    var markdown: String {
        let lines = rows.map { "| " + $0.joined(separator: " | ") + " |" }
        let rule = "|" + rows[0].indices.map { $0 == 0 ? "---|" : "--:|" }.joined()
        return ([lines[0], rule] + lines.dropFirst()).joined(separator: "\n") + "\n"
    }
}
