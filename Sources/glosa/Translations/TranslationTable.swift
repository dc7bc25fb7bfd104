import CourseChecks
import Diagnostics

/// The list of a course's translations on the terminal.
struct TranslationTable {
    let rows: [TranslationStatus]
    let language: String

    func text(style: TerminalStyle) -> String {
        let lines = rows.map {
            (VisibleText.line($0.lesson), $0.language, words(for: $0).text(in: language), $0.state)
        }
        let width = lines.map(\.0.count).max() ?? 0
        var text = ""
        for (lesson, tag, words, state) in lines {
            let padding = String(repeating: " ", count: width - lesson.count)
            text += "\(lesson)\(padding)  \(tag)  \(style.paint(VisibleText.line(words), color(of: state)))\n"
        }
        let behind = rows.count { if case .current = $0.state { false } else { true } }
        let all = LocalizedText.counted(
            rows.count,
            en: ("translation", "translations"),
            es: ("traducción", "traducciones")
        )
        return text
            + LocalizedText(
                en: "\n\(all.en), \(behind) to review\n",
                es: "\n\(all.es), \(behind) por revisar\n"
            ).text(in: language)
    }

    private func words(for status: TranslationStatus) -> LocalizedText {
        switch status.state {
        case .current: LocalizedText(en: "up to date", es: "al día")
        case .stale(let sections):
            LocalizedText(
                en: "behind in: \(names(sections, top: "(beginning)"))\(amount(status.drift)?.en ?? "")",
                es: "atrasada en: \(names(sections, top: "(principio)"))\(amount(status.drift)?.es ?? "")"
            )
        case .unreviewed: LocalizedText(en: "never accepted", es: "nunca aceptada")
        case .missing: LocalizedText(en: "missing", es: "falta")
        }
    }

    private func amount(_ drift: PageDrift?) -> LocalizedText? {
        guard let drift, drift.words > 0 else { return nil }
        let words = LocalizedText.counted(drift.words, en: ("word", "words"), es: ("palabra", "palabras"))
        let since = drift.sections.compactMap(\.since?.day).min()
        return LocalizedText(
            en: " (\(words.en)\(since.map { ", since \($0)" } ?? ""))",
            es: " (\(words.es)\(since.map { ", desde \($0)" } ?? ""))"
        )
    }

    private func names(_ sections: [String], top: String) -> String {
        sections.map { $0.isEmpty ? top : "#" + $0 }.joined(separator: ", ")
    }

    private func color(of state: TranslationStatus.State) -> TerminalStyle.Color? {
        switch state {
        case .current: .green
        case .stale: .yellow
        case .unreviewed: nil
        case .missing: .red
        }
    }
}
