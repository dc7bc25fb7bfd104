import CourseConfiguration
import TestSupport
import Testing

@testable import CourseChecks

@Suite("Languages of MkDocs sites without a plugin") struct MkDocsFolderTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let configuration: String
        let files: String
        let languages: [String]
        let content: String
        /// The lessons of each language's navigation.
        var navigation: [String: [String]] = [:]
    }

    private static func pages(_ folders: String...) -> String {
        folders.map { folder in
            ["boats", "sails", "masts"].map { name in
                let isSpanish = folder.hasPrefix("docs/es")
                let text =
                    isSpanish
                    ? "Los barcos son de madera, y cada uno de ellos tiene dos velas."
                    : "The boats are made of wood, and each of them has two sails."
                return "-- \(folder)/\(name).md --\n# \(name)\n\n\(text)\n"
            }.joined()
        }.joined()
    }

    static let cases = [
        Case(
            testDescription: "a plugin's folders, the main language around the others, and a link in the list",
            configuration:
                "plugins:\n  - i18n:\n      docs_structure: folder\n      languages:\n        - locale: en\n          default: true\n        - locale: es\n        - locale: \"null\"\n          fixed_link: /help\n",
            files: pages("docs", "docs/es"),
            languages: ["en", "es"],
            content: "docs"
        ),
        Case(
            testDescription: "a folder for each, which the navigation names",
            configuration:
                "nav:\n  - English:\n      - Boats: en/boats.md\n      - Sails: en/sails.md\n  - Español:\n      - Barcos: es/boats.md\n",
            files: pages("docs/en", "docs/es"),
            languages: ["en", "es"],
            content: "docs",
            navigation: ["en": ["boats.md", "sails.md"], "es": ["boats.md"]]
        ),
        Case(
            testDescription: "a navigation of the main language's folder alone",
            configuration: "nav:\n  - Boats: en/boats.md\n  - More:\n      - Sails: en/sails.md\n",
            files: pages("docs/en", "docs/es"),
            languages: ["en", "es"],
            content: "docs",
            navigation: ["en": ["boats.md", "sails.md"], "es": ["boats.md", "sails.md"]]
        ),
        Case(
            testDescription: "the others in folders of the main one",
            configuration: "nav:\n  - boats.md\n",
            files: pages("docs", "docs/es"),
            languages: ["en", "es"],
            content: "docs",
            navigation: ["en": ["boats.md"]]
        ),
        Case(
            testDescription: "a configuration for each",
            configuration: "docs_dir: docs/en\nnav:\n  - boats.md\n",
            files: pages("docs/en", "docs/es") + "-- mkdocs-es.yml --\nsite_name: A\ndocs_dir: docs/es\n",
            languages: ["en", "es"],
            content: "docs",
            navigation: ["en": ["boats.md"]]
        ),
        Case(
            testDescription: "a folder that spells a language in another way",
            configuration: "nav:\n  - Boats: ./en/boats.md\n  - es:\n      - es_ES/sails.md\n",
            files: pages("docs/en", "docs/es_ES"),
            languages: ["en", "es-ES"],
            content: "docs",
            navigation: ["en": ["boats.md"], "es-ES": ["sails.md"]]
        ),
        Case(
            testDescription: "the theme's language is the main one",
            configuration: "theme:\n  language: es\n",
            files: pages("docs/en", "docs/es"),
            languages: ["es", "en"],
            content: "docs"
        ),
        Case(
            testDescription: "a folder whose name is a language's by chance",
            configuration: "",
            files: pages("docs") + "-- docs/it/printers.md --\n# Printers\n\nThe printers are in the hall.\n",
            languages: ["en"],
            content: "docs"
        ),
    ]

    @Test(arguments: cases)
    func areFound(_ value: Case) async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- mkdocs.yml --\nsite_name: A\n\(value.configuration)" + value.files).write(to: folder)
            let found = try CourseLoader(root: folder.path).configuration().value
            #expect(found.languages == value.languages)
            #expect(found.content == value.content)
            for (language, paths) in value.navigation {
                #expect(NavigationItem.lessons(in: found.navigation(in: language)).map(\.path) == paths)
            }
        }
    }

    @Test("A `glosa.yml` that names the same folder keeps the title and the navigation", arguments: [0, 1, 3])
    func areKept(_ number: Int) async throws {
        let value = Self.cases[number]
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- mkdocs.yml --\nsite_name: A\n\(value.configuration)"
                    + "-- glosa.yml --\nlanguages: [en, es]\ncontent: docs\n" + value.files
            ).write(to: folder)
            let found = try CourseLoader(root: folder.path).configuration().value
            #expect(found.title?.text(in: "en", main: "en") == "A")
            for (language, paths) in value.navigation {
                #expect(NavigationItem.lessons(in: found.navigation(in: language)).map(\.path) == paths)
            }
        }
    }

    @Test("A `glosa.yml` that names another folder takes nothing from `mkdocs.yml`")
    func isApart() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- mkdocs.yml --\nsite_name: A\nnav: [boats.md]\n-- glosa.yml --\ncontent: notes\n"
                    + Self.pages("docs", "notes")
            ).write(to: folder)
            let found = try CourseLoader(root: folder.path).configuration().value
            #expect(found.title == nil)
            #expect(found.navigation.isEmpty)
        }
    }
}
