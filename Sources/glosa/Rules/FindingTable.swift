import CourseConfiguration
import Diagnostics

/// The findings of all checks but the rules on samples, as the manual's tables have them; a test finds every name there.
enum FindingTable {
    struct Entry: Sendable {
        let levels: LocalizedText
        let what: LocalizedText
        let instead: LocalizedText
        let severity: Severity?
    }

    static let entries: [RuleID: Entry] = {
        let (en, es) = (rows("en/manual/checking.md"), rows("es/manual/comprobar.md"))
        return en.reduce(into: [:]) { entries, row in
            guard let other = es[row.key], let id = RuleID(named: row.key) else { return }
            entries[id] = Entry(
                levels: LocalizedText(en: row.value[0], es: other[0]),
                what: LocalizedText(en: row.value[1], es: other[1]),
                instead: LocalizedText(en: row.value[2], es: other[2]),
                severity: Severity(rawValue: String(row.value[0].prefix { $0.isLetter }))
            )
        }
    }()

    /// The descriptions in reports.
    static let documentation: [RuleDocumentation] = entries.sorted { $0.key < $1.key }.map { id, entry in
        RuleDocumentation(
            id: id,
            summary: entry.what,
            help: LocalizedText(
                en: "\(entry.what.en).\n\n**Instead:** \(entry.instead.en).",
                es: "\(entry.what.es).\n\n**En su lugar:** \(entry.instead.es)."
            ),
            severity: entry.severity
        )
    }

    /// Returns the cells behind the names in a page's tables of four columns, without links.
    private static func rows(_ path: String) -> [String: [String]] {
        let text = EmbeddedManual.files.first { $0.path == path }?.text ?? ""
        return text.split(separator: "\n").reduce(into: [:]) { rows, line in
            guard line.hasPrefix("| `"), line.hasSuffix(" |") else { return }
            let cells = line.dropFirst(2).dropLast(2).split(separator: " | ", omittingEmptySubsequences: false)
            guard cells.count == 4, cells[0].hasPrefix("`"), cells[0].hasSuffix("`") else { return }
            rows[String(cells[0].dropFirst().dropLast())] = cells.dropFirst().map(withoutLinks)
        }
    }

    private static func withoutLinks(_ cell: Substring) -> String {
        String(cell).replacing(/\[([^\]]*)\]\([^)]*\)/) { $0.output.1 }.replacing("\\|", with: "|")
    }
}
