import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Foundation
import Site
import SnippetCompiler
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

/// The manual says what the code does: every option, key, variable and rule has its place in both languages.
@Suite("The manual")
struct ManualTests {
    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func chapters(_ names: String...) throws -> [String] {
        try names.map { try String(contentsOf: root.appending(path: "content/\($0)"), encoding: .utf8) }
    }

    @Test("Every variable of the templates is explained")
    func variables() throws {
        let chapters = try Self.chapters("en/manual/themes.md", "es/manual/temas.md")
        for variable in TemplateVocabulary.variables {
            for chapter in chapters {
                let row = chapter.split(separator: "\n").first { $0.hasPrefix("| `\(variable.name)` |") }
                #expect(row != nil, "\(variable.name) is missing")
            }
        }
    }

    @Test("The tables of keys are those that glosa.yml is read by", arguments: ["en", "es"])
    func configuration(language: String) throws {
        let file = language == "en" ? "en/manual/configuration.md" : "es/manual/configuracion.md"
        // Prose has curved apostrophes, the program's texts have straight ones.
        let chapter = try #require(try Self.chapters(file).first).replacing("’", with: "'")
        func row(_ key: ConfigurationKey) -> String {
            let cells = [key.about, key.values, key.standard].map { $0.text(in: language) }
            return "| `\(key.name)` | \(cells.joined(separator: " | ")) |"
        }
        let rows = ConfigurationKey.all.map(row)
        #expect(rows.count >= 37)
        #expect(
            chapter.contains(rows.joined(separator: "\n") + "\n\n"),
            "the table is:\n\(rows.joined(separator: "\n"))"
        )
        for section in ConfigurationKey.all where section.keys.count > 1 {
            let rows = section.keys.map(row).joined(separator: "\n")
            #expect(chapter.contains(rows + "\n\n"), "the table of \(section.name) is:\n\(rows)")
        }
        for key in ConfigurationKey.all { #expect(chapter.contains("\n### \(key.name)\n"), "\(key.name)") }
    }

    @Test("Every colour that a course may choose is explained, and every key of its looks")
    func looks() throws {
        let keys =
            Appearance.FontUse.allCases.map(\.rawValue) + ["family", "files", "file", "weight", "style"]
            + ColourScheme.allCases.map(\.rawValue) + ["replacesTitle", "to", "in", "both"]
        for chapter in try Self.chapters("en/manual/configuration.md", "es/manual/configuracion.md") {
            for colour in ThemeColour.allCases.map(\.rawValue) {
                // Grounds are told of beside what stands on them.
                let name = colour.hasSuffix("Wash") && colour != "accentWash" ? String(colour.dropLast(4)) : colour
                #expect(chapter.contains("`\(name)`"), "\(colour)")
            }
            for key in keys { #expect(chapter.contains("`\(key)`") || chapter.contains("\(key): "), "\(key)") }
        }
    }

    @Test("Every variable that says something of the shared store is explained")
    func store() throws {
        for chapter in try Self.chapters("en/manual/many-machines.md", "es/manual/muchas-maquinas.md") {
            for variable in StoreSettings.Variable.allCases {
                #expect(chapter.contains("| `\(variable.rawValue)` |"), "\(variable)")
            }
        }
    }

    @Test(
        "Every command and every option is explained",
        arguments: [
            "build", "check", "coverage", "serve", "diagram", "render", "tree", "init", "import", "report merge",
            "schema",
        ]
    )
    func options(command: String) throws {
        let help = try Run(["help"] + command.split(separator: " ").map(String.init)).output
        let options = Set(help.matches(of: /--[a-z][a-z-]*/).map { String($0.output) })
        for chapter in try Self.chapters("en/manual/command-line.md", "es/manual/linea-de-ordenes.md") {
            #expect(chapter.contains("glosa \(command)"))
            for option in options { #expect(chapter.contains(option), "\(command) \(option)") }
        }
    }

    @Test("Every rule that the code reports is explained")
    func rules() throws {
        let rules = RuleID.all.filter { RuleCatalogue.rule($0) == nil }
        for chapter in try Self.chapters("en/manual/checking.md", "es/manual/comprobar.md") {
            for rule in rules { #expect(chapter.contains("`\(rule)`"), "\(rule)") }
        }
    }
}
