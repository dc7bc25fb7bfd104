import CourseChecks
import CourseConfiguration
import Diagnostics
import SnippetCompiler

/// The coverage of a package as a table for people, and as JSON.
struct CoverageReport {
    private let coverage: DocumentationCoverage
    private let package: String
    private let access: CommentAccess
    private let listsSymbols: Bool

    init(_ coverage: DocumentationCoverage, package: String, access: CommentAccess, listsSymbols: Bool) {
        (self.coverage, self.package, self.access) = (coverage, package, access)
        self.listsSymbols = listsSymbols
    }

    // MARK: The table

    func table(_ language: String, style: TerminalStyle) -> String {
        func text(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let head = [
            text("Module", "Módulo"), text("Symbols", "Símbolos"), text("Documented", "Documentados"), "%",
            text("With a sample", "Con muestra"), text("Proven", "Demostrados"), text("Not judged", "Sin juzgar"),
        ]
        var rows = coverage.modules.map { Self.row($0.name, $0.counts) }
        if rows.count > 1 { rows.append(Self.row(text("All", "Todos"), coverage.total)) }
        let widths = head.indices.map { column in ([head] + rows).map { $0[column].count }.max() ?? 0 }
        func line(_ cells: [String]) -> String {
            zip(cells, widths).enumerated().map { column, cell in
                let blanks = String(repeating: " ", count: cell.1 - cell.0.count)
                return column == 0 ? cell.0 + blanks : blanks + cell.0
            }.joined(separator: "  ")
        }
        var output = style.paint(line(head), nil, bold: true) + "\n"
        for row in rows { output += line(row) + "\n" }
        return output + notes(language) + (listsSymbols ? symbols(language, style) : "")
    }

    private static func row(_ name: String, _ counts: DocumentationCoverage.Counts) -> [String] {
        [name]
            + [
                counts.symbols, counts.documented, counts.percentage, counts.withSample, counts.withProof,
                counts.unjudged,
            ].map { "\($0)" }
    }

    private func notes(_ language: String) -> String {
        let total = coverage.total
        var notes: [LocalizedText] = []
        if total.unjudged > 0 {
            let count = LocalizedText.counted(
                total.unjudged,
                en: ("symbol has samples", "symbols have samples"),
                es: ("símbolo tiene muestras", "símbolos tienen muestras")
            )
            notes.append(
                LocalizedText(
                    en: "\(count.en) whose types can't be judged: excerpts, or names that nobody declares",
                    es:
                        "\(count.es) cuyos tipos no se pueden juzgar: fragmentos, o nombres que nadie declara"
                )
            )
        }
        if total.synthesized > 0 {
            let count = LocalizedText.counted(
                total.synthesized,
                en: ("member that types get", "members that types get"),
                es: ("miembro que los tipos reciben", "miembros que los tipos reciben")
            )
            notes.append(
                LocalizedText(
                    en: "Not counted: \(count.en) from protocols. DocC makes pages of these, too",
                    es: "No cuentan: \(count.es) de protocolos. DocC también hace páginas de estos"
                )
            )
        }
        return notes.isEmpty ? "" : "\n" + notes.map { $0.text(in: language) + "\n" }.joined()
    }

    private func symbols(_ language: String, _ style: TerminalStyle) -> String {
        coverage.modules.filter { !$0.undocumented.isEmpty }.map { module in
            let title = LocalizedText(
                en: "Without documentation in \(module.name):",
                es: "Sin documentación en \(module.name):"
            ).text(in: language)
            let lines = module.undocumented.map { symbol in
                let place = symbol.place.map { "  \(shown($0.file)):\($0.line)" } ?? ""
                return "  \(VisibleText.line(symbol.path))\(VisibleText.line(place))\n"
            }
            return "\n" + style.paint(title, nil, bold: true) + "\n" + lines.joined()
        }.joined()
    }

    /// Returns a file's path relative to the package.
    private func shown(_ path: String) -> String {
        path.hasPrefix(package + "/") ? String(path.dropFirst(package.count + 1)) : path
    }

    // MARK: JSON

    func json() throws -> String {
        try JSONText.encode(
            Contents(
                schemaVersion: 1,
                access: access.rawValue,
                total: Numbers(coverage.total),
                modules: coverage.modules.map { module in
                    Module(
                        name: module.name,
                        counts: Numbers(module.counts),
                        undocumented: module.undocumented.map { symbol in
                            Symbol(
                                path: symbol.path,
                                kind: symbol.kind,
                                file: symbol.place.map { shown($0.file) },
                                line: symbol.place?.line
                            )
                        }
                    )
                }
            )
        )
    }

    private struct Contents: Encodable {
        let schemaVersion: Int
        let access: String
        let total: Numbers
        let modules: [Module]
    }

    private struct Module: Encodable {
        let name: String
        let counts: Numbers
        let undocumented: [Symbol]
    }

    private struct Symbol: Encodable {
        let path, kind: String
        let file: String?
        let line: Int?
    }

    private struct Numbers: Encodable {
        let symbols, documented, percentage, withSample, proven, notJudged, synthesized: Int

        init(_ counts: DocumentationCoverage.Counts) {
            (symbols, documented, percentage) = (counts.symbols, counts.documented, counts.percentage)
            (withSample, proven, notJudged) = (counts.withSample, counts.withProof, counts.unjudged)
            synthesized = counts.synthesized
        }
    }
}
