import CourseChecks
import Diagnostics

/// The table of a course's languages on the terminal.
enum LanguageTable {
    private static let heads = [
        LocalizedText(en: "Language", es: "Idioma"), LocalizedText(en: "Pages", es: "Páginas"),
        LocalizedText(en: "Pairs", es: "Parejas"), LocalizedText(en: "Missing", es: "Faltan"),
        LocalizedText(en: "Behind", es: "Atrasadas"), LocalizedText(en: "Sections behind", es: "Secciones atrasadas"),
    ]

    static func text(_ languages: [LanguageStatus], in language: String) -> String {
        let rows =
            [heads.map { $0.text(in: language) }]
            + languages.map { status in
                let numbers = [status.pages, status.pairs, status.missing, status.behind, status.sectionsBehind]
                return [VisibleText.line(status.language)] + numbers.map(String.init)
            }
        let widths = heads.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            zip(row, widths).enumerated().map { column, cell in
                let padding = String(repeating: " ", count: cell.1 - cell.0.count)
                // Numbers end below one another.
                return column == 0 ? cell.0 + padding : padding + cell.0
            }.joined(separator: "  ") + "\n"
        }.joined()
    }
}
