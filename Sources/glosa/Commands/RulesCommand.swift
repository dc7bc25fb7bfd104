import ArgumentParser
import Diagnostics
import SnippetLint

struct RulesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "rules",
        abstract: "Lists the rules for samples."
    )

    enum Format: String, ExpressibleByArgument, CaseIterable { case human, json }

    @Option(help: "The format of the list.")
    var format = Format.human

    @Option(help: ArgumentHelp("Language of the texts: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() throws {
        let language = lang ?? Console.language
        switch format {
        case .human: Console.print(list(language))
        case .json: Console.print(try json(language))
        }
    }

    private func list(_ language: String) -> String {
        let width = RuleCatalogue.all.map(\.id.rawValue.count).max() ?? 0
        var output = ""
        for group in Rule.Group.allCases {
            let rules = RuleCatalogue.all.filter { $0.group == group }
            guard !rules.isEmpty else { continue }
            output += "\(Console.outputStyle.paint(group.rawValue, .blue, bold: true))\n"
            for rule in rules {
                let level = rule.levels[.modernState].rawValue
                let name = rule.id.rawValue.padded(to: width)
                let kind = level.padded(to: 7)
                output += "  \(name)  \(kind)  \(rule.about.what.text(in: language))\n"
            }
        }
        return output
    }

    private func json(_ language: String) throws -> String {
        let entries = RuleCatalogue.all.map { rule in
            Entry(
                id: rule.id.rawValue,
                group: rule.group.rawValue,
                levels: Profile.Base.allCases.reduce(into: [:]) { $0[$1.rawValue] = rule.levels[$1].rawValue },
                fix: rule.fixability.rawValue,
                what: rule.about.what.text(in: language),
                why: rule.about.why.text(in: language),
                instead: rule.about.instead.text(in: language)
            )
        }
        return try JSONText.encode(entries)
    }

    private struct Entry: Encodable {
        let id, group: String
        let levels: [String: String]
        let fix, what, why, instead: String
    }
}

extension String {
    fileprivate func padded(to length: Int) -> String { self + String(repeating: " ", count: max(0, length - count)) }
}
