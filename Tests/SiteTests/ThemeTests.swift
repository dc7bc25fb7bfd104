import Course
import CourseChecks
import Diagnostics
import Foundation
import Markdown
import MarkdownHTML
import SnippetLint
import TestSupport
import Testing

@testable import Site

@Suite("Themes")
struct ThemeTests {
    private static let course = """
        -- glosa.yml --
        languages: [en]
        templates: templates
        theme: {motto: "Step by <step>"}
        -- content/en/a.md --
        # A

        Text.

        """

    private static func theme(_ files: String) async throws -> Theme {
        try await withTemporaryFolder { folder in
            try FileTree(course + files).write(to: folder)
            return try Theme.load(for: try await CourseLoader(root: folder.path).load().course)
        }
    }

    @Test("A course's own template replaces the built-in one, and the others stay")
    func override() async throws {
        let site = try await BuiltSite(
            Self.course
                + "-- templates/footer.mustache --\n<footer>{{theme.motto}} {{strings.next}} {{siteTitle}}</footer>\n"
        )
        #expect(site["en/a.html"].contains("<footer>Step by &lt;step&gt; Next "))
        #expect(site["en/a.html"].contains("class=\"site-header\""))
    }

    @Test("A theme that asks for what is not current gets it on every page")
    func inverted() async throws {
        let site = try await BuiltSite(
            Self.course
                + "-- content/en/b.md --\n# B\n"
                + "-- templates/navigation-lesson.mustache --\n<li>{{^isCurrent}}<a href=\"{{href}}\">{{title}}</a>{{/isCurrent}}{{#isCurrent}}<b>{{title}}</b>{{/isCurrent}}</li>\n"
        )
        #expect(site["en/a.html"].contains("<li><b>A</b></li>"))
        #expect(site["en/a.html"].contains("<li><a href=\"b.html\">B</a></li>"))
        #expect(site["en/b.html"].contains("<li><b>B</b></li>"))
    }

    @Test(
        "What a template names and does not exist is reported at its line, with what was meant",
        arguments: [
            ("<p>\n{{titel}}</p>", "titel", 2, "title"), ("{{#childern}}x{{/childern}}", "childern", 1, "children"),
            ("\n\n{{> heder}}", "heder", 3, "header"), ("{{strings.nxt}}", "strings.nxt", 1, "strings.next"),
        ]
    )
    func unknown(template: String, name: String, line: Int, meant: String) async throws {
        let theme = try await Self.theme("-- templates/lesson.mustache --\n\(template)\n")
        #expect(theme.diagnostics.count == 1)
        let finding = try #require(theme.diagnostics.first)
        let report = Report(diagnostics: [finding], files: theme.files, summary: .init())
        #expect(report.positions(of: finding.range).start.line == line)
        #expect(finding.message.en.contains("“\(name)”"))
        #expect(finding.advice?.en.contains("“\(meant)”") == true)
    }

    @Test("A template that does not parse is refused with its file")
    func parseError() async throws {
        let error = await #expect(throws: ThemeError.self) {
            try await Self.theme("-- templates/lesson.mustache --\n<p>\n{{#title}}\n</p>\n")
        }
        #expect(error?.diagnostics.first?.range.path == "templates/lesson.mustache")
    }

    @Test("The built-in templates name only what exists")
    func builtIn() throws {
        let known = EmbeddedTheme.files.map(\.path)
        let strings = try InterfaceStrings(
            EmbeddedTheme.files.filter { $0.path.hasPrefix("strings/") }.map {
                ($0.path, SourceFile(path: $0.path, text: $0.text))
            },
            languages: ["en"]
        )
        for file in EmbeddedTheme.files where file.path.hasSuffix(".mustache") {
            let source = SourceFile(path: file.path, text: file.text)
            #expect(
                TemplateCheck.check(source, known: known, strings: strings.keys).isEmpty,
                "\(file.path)"
            )
        }
    }

    @Test("Each word that pages ask for is in the strings")
    func pageWords() throws {
        let file = try #require(EmbeddedTheme.files.first { $0.path == "strings/en.yml" })
        let strings = try InterfaceStrings(
            [(file.path, SourceFile(path: file.path, text: file.text))],
            languages: ["en"]
        )
        let keys =
            InterfaceWord.allCases.map(\.key) + Rule.Group.allCases.map(\.key) + Rule.Fixability.allCases.map(\.key)
            + RuleLevel.allCases.map(\.key) + AlertKind.allCases.map(\.key) + AsideKind.allCases.map(\.key)
            + Callout.allCases.map(\.key) + Container.Pointer.allCases.map(\.key)
            + HTMLLabels.TutorialWord.allCases.map(\.key)
        #expect(Set(keys).subtracting(strings.keys).isEmpty)
    }

    @Test("A language without texts has its name and its direction")
    func unknownLanguage() throws {
        let strings = try InterfaceStrings([], languages: ["en"])
        #expect(strings.text(.direction, in: "ar") == "rtl")
        #expect(strings.text(.languageName, in: "pt-BR") == "Português (Brasil)")
        #expect(strings.text(.languageName, in: "tlh") == "tlh")
    }

    @Test("Every language of the interface has the same words")
    func sameWords() throws {
        let files = EmbeddedTheme.files.filter { $0.path.hasPrefix("strings/") }
        let keys = files.map { file in
            Set(file.text.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) })
        }
        #expect(files.count >= 2)
        for other in keys.dropFirst() { #expect(other == keys[0]) }
    }

    @Test("Words of the interface that were left in another language are found")
    func untranslatedWords() async throws {
        let theme = try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [es, en]
                templates: templates
                -- content/es/a.md --
                # A
                -- content/en/a.md --
                # A
                -- templates/strings/es.yml --
                next: Siguiente
                copyCode: Copy this code to the clipboard
                """
            ).write(to: folder)
            return try Theme.load(for: try await CourseLoader(root: folder.path).load().course)
        }
        #expect(theme.diagnostics.map(\.rule) == ["translation-untranslated"])
        #expect(theme.diagnostics.first?.range.path == "templates/strings/es.yml")
    }
}
