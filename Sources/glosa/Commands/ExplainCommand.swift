import ArgumentParser
import CourseConfiguration
import Diagnostics
import SnippetLint

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Explains a rule: what it reports and why, and what to write instead, with examples."
    )

    @Argument(help: ArgumentHelp("The rule's name, as findings show it in brackets.", valueName: "rule"))
    var rule: String

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() throws {
        let language = lang ?? Console.language
        if let found = RuleCatalogue.rule(named: rule) {
            Console.print(text(found, language))
        } else if let found = FindingTable.entries[RuleID(rule)] {
            Console.print(text(found, language))
        } else {
            throw noRule
        }
    }

    private var noRule: CommandFailure {
        let meant = NearMiss.suggestion(for: rule, among: RuleID.all.map(\.rawValue))
        return CommandFailure(
            en: "there is no rule “\(rule)”"
                + (meant.map { "; did you mean “\($0)”?" } ?? "; `glosa rules` lists those about samples"),
            es: "no existe la regla «\(rule)»"
                + (meant.map { "; ¿querías decir «\($0)»?" } ?? "; `glosa rules` enumera las de las muestras")
        )
    }

    private func text(_ finding: FindingTable.Entry, _ language: String) -> String {
        let style = Console.outputStyle
        let levels = LocalizedText(en: "Level", es: "Nivel").text(in: language)
        let instead = LocalizedText(en: "Instead", es: "En su lugar").text(in: language)
        return "\(style.paint(rule, .blue, bold: true)): \(finding.what.text(in: language))\n\n"
            + "\(style.paint(levels, nil, bold: true)): \(finding.levels.text(in: language))\n\n"
            + "\(style.paint(instead, nil, bold: true)): \(finding.instead.text(in: language))\n"
    }

    private func text(_ rule: Rule, _ language: String) -> String {
        let style = Console.outputStyle
        let why = LocalizedText(en: "Why", es: "Por qué").text(in: language)
        let instead = LocalizedText(en: "Instead", es: "En su lugar").text(in: language)
        var output = "\(style.paint(rule.id.rawValue, .blue, bold: true)): \(rule.about.what.text(in: language))\n\n"
        output += "\(style.paint(why, nil, bold: true)): \(rule.about.why.text(in: language))\n\n"
        output += "\(style.paint(instead, nil, bold: true)): \(rule.about.instead.text(in: language))\n"
        for example in rule.examples {
            output += "\n\(example.isFlagged ? "❌" : "✅")\n"
            output += indented(example.text)
            for finding in rule.findings(in: example) {
                let line =
                    example.text.utf8.prefix(finding.range.bytes.lowerBound).count { $0 == UInt8(ascii: "\n") } + 1
                let place = LocalizedText(en: "line", es: "línea").text(in: language)
                output += "  \(place) \(line): \(finding.message.text(in: language))\n"
            }
            if let fixed = example.fixed { output += "  →\n" + indented(fixed) }
        }
        return output
    }

    private func indented(_ code: String) -> String {
        code.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }.joined()
    }
}
