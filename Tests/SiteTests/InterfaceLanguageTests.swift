import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// Which way a language is written, and what it says where words are missing.
@Suite("Languages of the interface")
struct InterfaceLanguageTests {
    @Test(
        "A language is written from the side that its script asks for",
        arguments: [
            ("ar", true), ("ar-EG", true), ("he", true), ("fa", true), ("ur-PK", true), ("az-Arab", true),
            ("en", false),
            ("ar-Latn", false), ("uz-Cyrl-UZ", false), ("ja", false), ("arn", false), ("", false),
        ]
    )
    func direction(tag: String, isRightToLeft: Bool) {
        #expect(LanguageTag.isRightToLeft(tag) == isRightToLeft)
    }

    private static func course(_ languages: [String], _ files: String = "") -> String {
        let lessons = languages.map { "-- content/\($0)/a.md --\n---\nid: a\n---\n# A\n" }.joined()
        return
            "-- glosa.yml --\nlanguages: [\(languages.joined(separator: ", "))]\ntemplates: templates\n\(lessons)\(files)"
    }

    @Test(
        "A page says which way its language is written, with words of its own or without",
        arguments: [("ar", "العربية"), ("he", "עברית")]
    )
    func pages(language: String, name: String) async throws {
        let site = try await BuiltSite(Self.course([language, "en"], "-- templates/strings/ca.yml --\nnext: a\n"))
        #expect(site["\(language)/a.html"].contains("<html lang=\"\(language)\" dir=\"rtl\">"))
        #expect(site["en/a.html"].contains("<html lang=\"en\" dir=\"ltr\">"))
        #expect(site["en/a.html"].contains("<span class=\"language-name\">\(name)</span>"))
        #expect(site["index.html"].contains("<li class=\"choice\" lang=\"\(language)\" dir=\"rtl\">"))
        #expect(site["\(language)/a.en.html"].contains("lang=\"en\" dir=\"ltr\""))
    }

    @Test("A text that stands in for a translation keeps its own direction")
    func fallback() async throws {
        let files = "-- content/en/b.md --\n---\nid: b\n---\n# B\n-- templates/strings/ca.yml --\nnext: a\n"
        let site = try await BuiltSite(Self.course(["en", "ar"], files))
        #expect(
            site["ar/b.html"].contains(
                "<article class=\"article prose\" id=\"glosa.text\" tabindex=\"-1\" lang=\"en\" dir=\"ltr\">"
            )
        )
        #expect(site["ar/whole-course.html"].contains("lang=\"en\" dir=\"ltr\""))
    }

    @Test("What rules say is marked as English on pages of a language that they don't speak")
    func rules() async throws {
        let sample =
            "```swift\n// ❌\nstruct A: View {\n    @State var n = 0\n    var body: some View { Text(\"\\(n)\") }\n}\n```\n"
        let site = try await BuiltSite(
            "-- glosa.yml --\nlanguages: [ar, es]\n-- content/ar/a.md --\n# A\n\n\(sample)\n-- content/es/a.md --\n# A\n\n\(sample)\n"
        )
        #expect(site["ar/a.html"].contains("<span lang=\"en\" dir=\"ltr\">“n” is"))
        #expect(site["ar/rules/state-private.html"].contains("<p class=\"rule-what\" lang=\"en\" dir=\"ltr\">"))
        #expect(site["ar/rules/index.html"].contains("<dd lang=\"en\" dir=\"ltr\">"))
        #expect(!site["es/a.html"].contains("lang=\"en\""))
        #expect(site["es/reglas/state-private.html"].contains("<p class=\"rule-what\">"))
    }

    @Test("A language that lacks words is named, with how many and which")
    func missing() async throws {
        let words =
            "-- templates/strings/ca.yml --\nlanguageName: Català\nnext: Següent\n-- templates/strings/en.yml --\nbye: Goodbye\n"
        let found = try await withTemporaryFolder { folder in
            try FileTree(Self.course(["en", "ca", "es", "pt-BR", "he"], words)).write(to: folder)
            return try ThemeSource.read(for: try await CourseLoader(root: folder.path).load().course).diagnostics
        }
        let messages = found.map(\.message.en)
        #expect(found.allSatisfy { $0.rule == "theme" && $0.severity == .warning })
        #expect(messages.count == 4)
        #expect(messages[0].hasPrefix("“ca” lacks "))
        #expect(messages[0].contains("`alert.caution`"))
        #expect(found[0].range.path == "templates/strings/ca.yml")
        #expect(messages[1].contains("“es” lacks 1 of ") && messages[1].hasSuffix(": `bye`"))
        #expect(messages[2].contains("“pt-BR” lacks 1 of "))
        #expect(messages[3].contains("no texts in “he”"))
    }

    @Test("Languages without words are named in one finding")
    func severalMissing() async throws {
        let found = try await withTemporaryFolder { folder in
            try FileTree(
                Self.course(["en", "he", "fa", "uk"], "-- templates/strings/en.yml --\nlanguageName: English\n")
            ).write(to: folder)
            return try ThemeSource.read(for: try await CourseLoader(root: folder.path).load().course).diagnostics
        }
        #expect(
            found.map(\.message.en) == [
                "the theme has no texts in “he”, “fa”, “uk”: buttons and notices will be in English"
            ]
        )
    }

    @Test("The built-in theme speaks the languages that documentation is most often translated into")
    func builtIn() {
        let files = Set(EmbeddedTheme.files.map(\.path).filter { $0.hasPrefix("strings/") })
        for language in ["de", "en", "es", "fr", "it", "ja", "ko", "pt", "ru", "zh", "ar"] {
            #expect(files.contains("strings/\(language).yml"))
        }
    }

    @Test("Words hold the same places to fill in every language")
    func places() throws {
        func lines(_ text: String) -> [(key: String, value: String)] {
            text.split(separator: "\n").map { line in
                let parts = line.split(separator: ":", maxSplits: 1)
                return (String(parts[0]), String(parts[1]))
            }
        }
        let files = EmbeddedTheme.files.filter { $0.path.hasPrefix("strings/") }
        let english = Dictionary(
            uniqueKeysWithValues: lines(try #require(files.first { $0.path == "strings/en.yml" }).text)
        )
        for file in files {
            for (key, value) in lines(file.text) {
                let own = value.matches(of: /\{[a-z]+\}/).map { String($0.output) }.sorted()
                let expected = (english[key] ?? "").matches(of: /\{[a-z]+\}/).map { String($0.output) }.sorted()
                #expect(own == expected, "\(file.path): \(key)")
                #expect(value.count > 1, "\(file.path): \(key)")
            }
        }
    }
}
