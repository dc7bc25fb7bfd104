/// Renders a report for a person at a terminal: each finding with its place, the framed code, the reason and the advice.
public struct HumanReport: Sendable {
    private let language: String
    private let style: TerminalStyle

    public init(language: String, style: TerminalStyle) {
        self.language = language
        self.style = style
    }

    /// Returns the findings and a closing line with their numbers.
    public func render(_ report: Report) -> String {
        renderFindings(report)
            + renderClosing(
                report.summary,
                errors: report.count(.error),
                warnings: report.count(.warning),
                notes: report.count(.note)
            )
    }

    /// Returns the closing line with the numbers of files, samples, diagrams, links and findings.
    public func renderClosing(_ summary: Report.Summary, errors: Int, warnings: Int, notes: Int) -> String {
        closingLine(summary, errors: errors, warnings: warnings, notes: notes) + "\n"
    }

    /// Returns the findings alone.
    public func renderFindings(_ report: Report) -> String {
        report.diagnostics.reduce(into: "") { $0 += render($1, in: report) + "\n" }
    }

    private func render(_ diagnostic: Diagnostic, in report: Report) -> String {
        let word = diagnostic.severity.word.text(in: language)
        let heading = style.paint("\(word)[\(diagnostic.rule)]", color(diagnostic.severity), bold: true)
        var output = "\(heading)\(style.paint(": \(shown(diagnostic.message))", nil, bold: true))\n"
        output += frame(diagnostic.range, marker: "^", color: color(diagnostic.severity), in: report)
        for related in diagnostic.related {
            output += "   \(style.paint("=", .blue)) \(shown(related.message))\n"
            output += frame(related.range, marker: "-", color: .blue, in: report)
        }
        let why = LocalizedText(en: "why", es: "por qué")
        let help = LocalizedText(en: "help", es: "ayuda")
        for (label, text) in [(why, diagnostic.reason), (help, diagnostic.advice)] {
            guard let text else { continue }
            let name = style.paint("= \(label.text(in: language)):", .blue)
            output += "   \(name) \(shown(text))\n"
        }
        return output
    }

    /// Returns a text in the report's language, without characters that control a terminal, and indented so that no line passes
    /// for a finding.
    private func shown(_ text: LocalizedText) -> String {
        VisibleText.replacing("\n", with: "\n     ", in: VisibleText.escaping(text.text(in: language)))
    }

    private func frame(_ range: SourceRange, marker: Character, color: TerminalStyle.Color, in report: Report) -> String
    {
        let start = report.positions(of: range).start
        var output =
            "  \(style.paint("-->", .blue)) \(VisibleText.line(range.path)):\(start.line):\(start.characterColumn)\n"
        guard let excerpt = report.excerpt(of: range) else { return output }
        let number = String(start.line)
        let gutter = String(repeating: " ", count: number.count)
        let bar = style.paint("|", .blue)
        let pad = String(repeating: " ", count: columns(excerpt.before))
        let underline = String(repeating: marker, count: max(1, columns(excerpt.marked)))
        output += "\(gutter) \(bar)\n"
        output += "\(style.paint(number, .blue)) \(bar) \(excerpt.before)\(excerpt.marked)\(excerpt.after)\n"
        output += "\(gutter) \(bar) \(pad)\(style.paint(underline, color, bold: true))\n"
        return output
    }

    /// Returns the number of terminal cells that the text takes; emoji and East Asian wide characters take two.
    private func columns(_ text: String) -> Int {
        text.utf8.allSatisfy { $0 < 0x80 } ? text.utf8.count : text.reduce(0) { $0 + ($1.isWide ? 2 : 1) }
    }

    private func closingLine(_ counts: Report.Summary, errors: Int, warnings: Int, notes: Int) -> String {
        let looked: [LocalizedText] = [
            .files(counts.files),
            samples(counts),
            .counted(counts.diagrams, en: ("diagram", "diagrams"), es: ("diagrama", "diagramas")),
            .counted(counts.links, en: ("link", "links"), es: ("enlace", "enlaces")),
        ]
        let found: [LocalizedText] = [
            .errors(errors), .warnings(warnings), .counted(notes, en: ("note", "notes"), es: ("nota", "notas")),
        ]
        func list(_ counts: [LocalizedText]) -> String { counts.map { $0.text(in: language) }.joined(separator: ", ") }
        let tint: TerminalStyle.Color = errors > 0 ? .red : warnings > 0 ? .yellow : .green
        return list(looked) + ": " + style.paint(list(found), tint, bold: true)
    }

    /// Returns the number of Swift samples, and how many of them were judged if not all were.
    private func samples(_ counts: Report.Summary) -> LocalizedText {
        let all = counts.snippets + counts.unjudged
        let samples = LocalizedText.counted(all, en: ("sample", "samples"), es: ("muestra", "muestras"))
        guard counts.unjudged > 0 else { return samples }
        return LocalizedText(
            en: "\(samples.en) (\(counts.snippets) judged)",
            es: "\(samples.es) (\(counts.snippets) \(counts.snippets == 1 ? "juzgada" : "juzgadas"))"
        )
    }

    private func color(_ severity: Severity) -> TerminalStyle.Color {
        switch severity {
        case .error: .red
        case .warning: .yellow
        case .note: .cyan
        }
    }
}

extension Character {
    /// True if a terminal gives the character two cells: emoji presentation and the wide East Asian blocks.
    fileprivate var isWide: Bool {
        guard let scalar = unicodeScalars.first else { return false }
        if scalar.properties.isEmojiPresentation { return true }
        if unicodeScalars.contains("\u{FE0F}") { return true }
        switch scalar.value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
            return true
        default:
            return false
        }
    }
}
