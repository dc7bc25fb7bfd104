import CourseChecks
import Diagnostics
import TestSupport
import Testing

/// Differences in front matter, addresses, quotations and home pages, and passages in a third language.
@Suite("Translations of other generators' pages") struct WebsiteParityTests {
    /// Returns the rules and places of the findings about translations.
    private static func findings(_ tree: String) async throws -> [String] {
        try await withTemporaryFolder { folder in
            try FileTree(tree).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            return checked.diagnostics.filter { $0.rule.rawValue.hasPrefix("translation-") }.map { finding in
                let file = checked.course.files.first { $0.path == finding.range.path }
                let before = file?.bytes[..<finding.range.bytes.lowerBound].count { $0 == UInt8(ascii: "\n") } ?? -1
                return "\(finding.rule) \(finding.range.path):\(before + 1)"
            }
        }
    }

    /// Returns the findings of a page in two languages.
    private static func findings(english: String, spanish: String) async throws -> [String] {
        try await findings(
            "-- glosa.yml --\nlanguages: [en, es]\n-- content/en/a.md --\n\(english)\n-- content/es/a.md --\n\(spanish)\n"
        )
    }

    /// - Parameter orders: the positions of the Spanish pages.
    private static func starlight(_ orders: [Int]) -> String {
        func page(_ name: String, _ order: Int, _ text: String) -> String {
            "-- \(name).md --\n---\ntitle: \(text)\nsidebar: {order: \(order)}\n---\n\(text)\n"
        }
        return
            "-- glosa.yml --\nlanguages: [en, es]\ntranslations: subfolders\nrootLanguage: true\ndialect: starlight\n"
            + page("content/a", 1, "One") + page("content/b", 3, "Two") + page("content/c", 4, "Three")
            + page("content/es/a", orders[0], "Uno") + page("content/es/b", orders[1], "Dos")
            + page("content/es/c", orders[2], "Tres")
    }

    @Test(
        "Numbers that give the same order are no difference, and others are",
        arguments: [
            ([1, 3, 4], []), ([1, 2, 3], []), ([2, 4, 9], []),
            ([1, 4, 3], ["translation-front-matter content/es/b.md:3", "translation-front-matter content/es/c.md:3"]),
            ([1, 4, 4], ["translation-front-matter content/es/b.md:3"]),
        ] as [([Int], [String])]
    )
    func order(orders: [Int], expected: [String]) async throws {
        #expect(try await Self.findings(Self.starlight(orders)).map { $0.replacing(/:\d+$/, with: ":3") } == expected)
    }

    @Test("A position is called by the key that the page has, at its line")
    func positionKey() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.starlight([1, 4, 3])).write(to: folder)
            let found = try await CourseLoader(root: folder.path).load().diagnostics.filter {
                $0.rule == .translationFrontMatter
            }
            #expect(found.map(\.message.en).allSatisfy { $0.hasPrefix("`sidebar.order` is ") } && found.count == 2)
            #expect(
                found.allSatisfy { $0.range.bytes.lowerBound > 4 && $0.related.first?.range.bytes.lowerBound ?? 0 > 4 }
            )
        }
    }

    @Test("A difference in a home page's text is at its line in the front matter")
    func home() async throws {
        func page(_ words: String, _ number: Int) -> String {
            """
            ---
            layout: home
            hero:
              name: Alba
              tagline: \(words) \(number)
            features:
              - title: Alba
                details: Brisa
            ---
            """
        }
        let tree = """
            -- glosa.yml --
            languages: [en, es]
            translations: subfolders
            rootLanguage: true
            dialect: vitepress
            -- content/index.md --
            \(page("The only boat that you will ever want to have for sailing, with sails of the kind", 12))
            -- content/es/index.md --
            \(page("El único barco que vas a querer tener para salir a navegar, con velas de la clase", 13))
            """
        #expect(try await Self.findings(tree) == ["translation-numbers content/es/index.md:5"])
    }

    /// A value in German, with other words around it.
    private static func table(_ language: String, _ value: String) -> String {
        "# A\n\n| \(language) | B |\n|---|---|\n| \(value) | 1 |\n"
    }

    private static let german = "durch die Stadt und das Land, aber nicht mit dem Boot"
    private static let english = "through the city and the land, but not with the boat"

    @Test(
        "Data in a third language stays as it is; text that was left in the original's language is reported",
        arguments: [
            ([german, german, german], []),
            ([german, "otra cosa", "anderes"], ["translation-untranslated content/en/a.md:5"]),
            ([english, english, "anderes"], ["translation-untranslated content/es/a.md:5"]),
            (["text", german, "anderes"], ["translation-untranslated content/es/a.md:5"]),
        ] as [([String], [String])]
    )
    func shared(values: [String], expected: [String]) async throws {
        let tree = """
            -- glosa.yml --
            languages: [en, es, de]
            -- content/en/a.md --
            \(Self.table("One", values[0]))
            -- content/es/a.md --
            \(Self.table("Uno", values[1]))
            -- content/de/a.md --
            \(Self.table("Eins", values[2]))
            """
        #expect(try await Self.findings(tree) == expected)
    }

    @Test(
        "A page that shows the original as a component is not compared with it",
        arguments: [
            ("import Original from '../boats.mdx';\n\n<Original />\n", []),
            ("import Boat from '../Boat.tsx';\n\nLos barcos.\n", ["translation-samples content/es/boats.mdx:1"]),
        ] as [(String, [String])]
    )
    func imported(text: String, expected: [String]) async throws {
        let tree = """
            -- glosa.yml --
            languages: [en, es]
            translations: subfolders
            rootLanguage: true
            dialect: starlight
            -- content/boats.mdx --
            The boats.

            ```sh
            boat go
            ```
            -- content/es/boats.mdx --
            \(text)
            """
        #expect(try await Self.findings(tree) == expected)
    }

    @Test(
        "Names of controls in bold may be in another language than the sentence around them",
        arguments: [
            ("Pulsa **Next**; pregunta **“Would you like to keep the settings of the boat?”** y pulsa **Edit**.", []),
            (
                "Pulsa _Next_; pregunta what you would like to do with the settings of the boat, and you answer it.",
                ["translation-untranslated content/es/a.md:1"]
            ),
            ("**Would you like to keep the settings of the boat?**", ["translation-untranslated content/es/a.md:1"]),
            (
                "Press **Next to keep the settings**, and then the boat is yours with all that it has.",
                ["translation-untranslated content/es/a.md:1"]
            ),
        ] as [(String, [String])]
    )
    func controls(text: String, expected: [String]) async throws {
        let findings = try await Self.findings(english: "Press **Next** and **Edit**.", spanish: text)
        #expect(findings.filter { $0.hasPrefix("translation-untranslated") } == expected)
    }

    @Test(
        "References, titles of works and messages of programs stay in their language",
        arguments: [
            ("\"The boat is not in the harbour\"", "## \"The boat is not in the harbour\"", []),
            (
                "The boat is not in the harbour", "## \"The boat is not in the harbour\"",
                ["translation-untranslated content/es/a.md:3"]
            ),
            ("x", "Giulia Ceccarelli, The boats of the north and of the south. Sails 4, 2019, pp. 34–39.", []),
            ("x", "The boats of the north and of the south, 1919. ISBN 978-3", []),
            (
                "x", "The boats of the north and of the south were built in 1919.",
                ["translation-untranslated content/es/a.md:3"]
            ),
            ("x", "1. 《The boats of the north and of the south》 - 2. 《What is it that they have?》", []),
            (
                "x", "《Moby》 is one of the books that they have on the boats.",
                ["translation-untranslated content/es/a.md:3"]
            ),
        ] as [(String, String, [String])]
    )
    func quotations(original: String, text: String, expected: [String]) async throws {
        let findings = try await Self.findings(english: "# A\n\n## \(original)", spanish: "# A\n\n\(text)")
        #expect(findings.filter { $0.hasPrefix("translation-untranslated") } == expected)
    }

    @Test(
        "Front matter whose keys are all indented is front matter",
        arguments: [
            ("---\n  tags:\n  - boats\n  - sails\n---\n", []),
            ("---\n  Look: that is all\n\n- boats\n- sails\n", ["translation-lists content/es/a.md:1"]),
        ] as [(String, [String])]
    )
    func indentedKeys(matter: String, expected: [String]) async throws {
        let english = "\(matter)\nBoats have sails that are set by two people in a few minutes."
        let spanish = "---\ntags: [barcos]\n---\nLos barcos tienen velas que izan dos personas en unos minutos."
        #expect(try await Self.findings(english: english, spanish: spanish) == expected)
    }

    @Test(
        "The whole address of a page of the site, and its path in the folder of a language, lead to the same page",
        arguments: [
            ("[las velas](/docs/es/sails/#two)", []), ("[las velas](/es/sails)", []),
            ("las velas", ["translation-links content/es/a.md:1"]),
        ] as [(String, [String])]
    )
    func addresses(link: String, expected: [String]) async throws {
        let english = "See [the sails](https://boats.example/docs/sails/#two) of the boats."
        #expect(try await Self.findings(english: english, spanish: "Mira \(link) de los barcos.") == expected)
    }
}
