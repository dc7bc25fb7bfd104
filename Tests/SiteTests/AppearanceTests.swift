import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Site

/// Colours, fonts, logo, footer and links by keys of `glosa.yml`.
@Suite("Own colours, fonts, logo and links")
struct AppearanceTests {
    private static let lessons = """
        -- content/en/index.md --
        # Home
        -- content/en/part/one.md --
        ---
        id: one
        ---
        # One

        ## Deep {#deep}
        -- content/es/index.md --
        # Inicio
        -- content/es/parte/uno.md --
        ---
        id: one
        ---
        # Uno

        ## Hondo {#deep}
        -- content/shared/logo.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- content/shared/logo-dark.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- content/shared/Inter Bold.woff2 --
        wOF2

        """

    private static func course(_ keys: String) -> String {
        "-- glosa.yml --\nlanguages: [en, es]\n\(keys)\n\(lessons)"
    }

    /// What is found in a course with the keys, as `rule line: message`, and the bytes of its style sheet.
    private static func look(_ keys: String) async throws -> (findings: [Diagnostic], style: String) {
        try await withTemporaryFolder { folder in
            try FileTree(course(keys)).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let theme = try Theme.load(for: checked.course)
            let style = try #require(theme.assets.first { $0.path == "assets/glosa.css" })
            return (
                checked.diagnostics.filter { $0.range.path == "glosa.yml" } + theme.diagnostics,
                String(decoding: style.bytes, as: UTF8.self)
            )
        }
    }

    // MARK: Colours

    @Test(
        "A colour is written into the style sheet anew, whatever its spelling",
        arguments: [
            ("\"#0b6e4f\"", "#0b6e4f"), ("\"#055\"", "#005555"), ("'rgb(11 110 79)'", "#0b6e4f"),
            ("'rgb(11, 110, 79)'", "#0b6e4f"), ("'hsl(161 82% 24%)'", "#0b6f50"), ("DarkGreen", "#006400"),
        ]
    )
    func spellings(written: String, hexadecimal: String) async throws {
        let (findings, style) = try await Self.look("colors: {link: {light: \(written)}}")
        #expect(findings.map(\.message.en) == [])
        #expect(style.contains("--link:light-dark(\(hexadecimal),#82b8ff)"))
    }

    @Test("An accent brings what is written on it and the wash behind it along")
    func derived() async throws {
        let (findings, style) = try await Self.look("colors: {accent: {light: \"#0b6e4f\", dark: \"#6fd6ad\"}}")
        #expect(findings.map(\.message.en) == [])
        #expect(style.contains("--accent:light-dark(#0b6e4f,#6fd6ad);"))
        #expect(style.contains("--accent-ink:light-dark(#ffffff,#101010);"))
        #expect(style.matches(of: /--accent-wash:/).count == 2)
    }

    @Test(
        "A colour that can't be told apart is found, with the ratio, what is needed and one that would do",
        arguments: [
            (
                "colors: {link: \"#9999ff\"}", "light",
                "“link” (#9999ff) has a contrast of 2.32 to 1 with “sunken”, and 4.5"
            ),
            (
                "colors: {edge: {dark: \"#333333\"}}", "dark",
                "“edge” (#333333) has a contrast of 1.16 to 1 with “raised”, and 3"
            ),
            ("colors: {paper: {light: \"#444444\"}}", "light", "“paper” (#444444) has a contrast of"),
            (
                "colors: {accent: {light: \"#ff8800\"}}", "light",
                "“accent” (#ff8800) has a contrast of 2.39 to 1 with “paper”, and 4.5"
            ),
        ]
    )
    func contrast(keys: String, scheme: String, text: String) async throws {
        let found = try await Self.look(keys).findings.filter { $0.rule == "theme-contrast" }
        let finding = try #require(found.first { $0.message.en.hasPrefix("on \(scheme) pages") })
        #expect(finding.message.en.contains(text), "\(finding.message.en)")
        #expect(finding.severity == .warning)
        #expect(finding.range.path == "glosa.yml")
        // What is advised is really enough.
        if let advised = finding.advice?.en.firstMatch(of: /`([a-zA-Z]+: \{[a-z]+: "#[0-9a-f]{6}"\})`/) {
            let (after, _) = try await Self.look("colors: {\(advised.1)}")
            #expect(after.map(\.message.en) == [])
        } else {
            #expect(keys.contains("paper"), "\(String(describing: finding.advice?.en))")
        }
    }

    @Test("On paper, colours that need a dark ground give way to the palette's")
    func printed() async throws {
        let night = """
            colors:
              paper: "#101418"
              sunken: "#181c22"
              raised: "#1c2128"
              ink: "#e8eaed"
            """
        let style = try await Self.look(night).style
        #expect(
            style.contains(
                "@media print{:root{--paper:#ffffff;--sunken:#f7f6f3;--raised:#ffffff;--ink:#1f2024}}"
            )
        )
        let day = try await Self.look("colors: {ink: {light: \"#000080\"}}").style
        #expect(
            day.matches(of: /@media print/).count == (try await Self.look("").style).matches(of: /@media print/).count
        )
    }

    // MARK: Fonts

    @Test("A system font is a list of names, completed with a generic one")
    func systemFont() async throws {
        let (findings, style) = try await Self.look(
            "fonts: {text: \"Georgia, 'Times New Roman'\", code: Courier Prime}"
        )
        #expect(findings.map(\.message.en) == [])
        #expect(style.contains("--font-text:\"Georgia\",\"Times New Roman\",system-ui,sans-serif;"))
        #expect(style.contains("--font-code:\"Courier Prime\",ui-monospace,monospace}"))
        #expect(!style.contains("@font-face"))
    }

    @Test("A font's files come from the content folder")
    func ownFont() async throws {
        let keys = """
            fonts:
              headings:
                family: Inter
                files: [{file: shared/Inter Bold.woff2, weight: 100 900, style: italic}]
            """
        let (findings, style) = try await Self.look(keys)
        #expect(findings.map(\.message.en) == [])
        #expect(
            style.contains(
                "@font-face{font-family:\"Inter\";src:url(\"../shared/Inter-Bold.woff2\") format(\"woff2\");font-weight:100 900;font-style:italic;"
            )
        )
        #expect(style.contains("--font-headings:\"Inter\",system-ui,sans-serif}"))
    }

    // MARK: Logo, footer, links

    @Test("A logo stands on every page, for light and dark")
    func logo() async throws {
        let site = try await BuiltSite(
            Self.course("logo: {light: shared/logo.svg, dark: shared/logo-dark.svg, replacesTitle: true}")
        )
        #expect(
            site["en/part/one.html"].contains(
                "<img class=\"logo only-light\" src=\"../../shared/logo.svg\" alt=\"\"><img class=\"logo only-dark\" src=\"../../shared/logo-dark.svg\" alt=\"\"><span class=\"visually-hidden\">"
            )
        )
        #expect(site["index.html"].contains("<img class=\"logo only-light\" src=\"shared/logo.svg\""))
        let plain = try await BuiltSite(Self.course("logo: shared/logo.svg"))
        #expect(plain["en/index.html"].contains("<img class=\"logo\" src=\"../shared/logo.svg\" alt=\"\"><span>"))
        #expect(!plain["en/index.html"].contains("only-dark"))
    }

    @Test("Links lead to the page of each language, and name it in that language")
    func links() async throws {
        let keys = """
            footer: {en: "© 2026 <Ada>", es: "© 2026 Ada"}
            links:
              - {text: {en: Deep, es: Hondo}, to: part/one.md#deep}
              - {text: Forum, to: "https://forum.example.org/?a=1&b=2", in: both}
              - {text: Logo, to: {en: /shared/logo.svg, es: parte/uno.md}, in: footer}
            """
        let site = try await BuiltSite(Self.course(keys))
        let english = site["en/part/one.html"]
        let spanish = site["es/index.html"]
        #expect(english.contains("<li><a href=\"one.html#deep\">Deep</a></li>"))
        #expect(spanish.contains("<li><a href=\"parte/uno.html#deep\">Hondo</a></li>"))
        #expect(english.contains("<li><a href=\"https://forum.example.org/?a=1&amp;b=2\">Forum</a></li>"))
        #expect(english.contains("<p class=\"footer-text\">© 2026 &lt;Ada&gt;</p>"))
        #expect(spanish.contains("<nav class=\"footer-links\" aria-label=\"Más enlaces\">"))
        // Header and drawer; the footer has two.
        #expect(english.matches(of: />Forum</).count == 3)
        #expect(english.matches(of: />Logo</).count == 1)
        #expect(spanish.contains("<li><a href=\"parte/uno.html\">Logo</a></li>"))
        let bare = try await BuiltSite(Self.course(""))
        for sign in ["site-links", "footer-links", "drawer-links", "footer-text", "class=\"logo"] {
            #expect(!bare["en/part/one.html"].contains(sign))
        }
    }

    @Test("A link to the page itself says so")
    func current() async throws {
        let site = try await BuiltSite(Self.course("links: [{text: One, to: part/one.md}]"))
        #expect(site["en/part/one.html"].contains("<a href=\"one.html\" aria-current=\"page\">One</a>"))
        #expect(!site["en/index.html"].contains("aria-current=\"page\">One"))
    }

    @Test("What a link or a file is called and does not exist is found, with what was meant")
    func missing() async throws {
        let keys = """
            logo: shared/lgo.svg
            links:
              - {text: {en: A, es: B}, to: part/on.md}
              - {text: {en: A, es: B}, to: part/one.md#depp}
            """
        let found = try await Self.look(keys).findings.sorted { $0.range.bytes.lowerBound < $1.range.bytes.lowerBound }
        #expect(found.map(\.rule) == ["configuration", "broken-link", "broken-link"])
        #expect(
            found.map { $0.advice?.en } == [
                "did you mean “shared/logo.svg”?", "did you mean “part/one.md”?", "did you mean “#deep”?",
            ]
        )
    }

    @Test("A language without a path of its own has the main one's, and that is told")
    func missingPath() async throws {
        let keys = "links: [{text: One, to: {en: part/one.md}}]"
        #expect(try await Self.look(keys).findings.map(\.message.en) == ["“to” has no text in: es"])
        #expect(try await BuiltSite(Self.course(keys))["es/index.html"].contains("<a href=\"parte/uno.html\">One</a>"))
    }

    @Test("A colour holds beside a style sheet of the course's own")
    func ownSheet() async throws {
        let keys =
            "templates: templates\ncolors: {accent: {light: \"#0b6e4f\"}}\n-- templates/assets/glosa.css --\na { b: c }\n"
        let (findings, style) = try await Self.look(keys)
        #expect(findings.map(\.message.en) == [])
        #expect(style.hasPrefix("a { b: c }\n"))
        #expect(style.contains("--accent: light-dark(#0b6e4f, #0b6e4f);"))
    }

    @Test("A text without one of the course's languages is found")
    func missingLanguage() async throws {
        let found = try await Self.look("links: [{text: {en: A}, to: part/one.md}]").findings
        #expect(found.map(\.message.en) == ["“text” has no text in: es"])
    }

    // MARK: Untrusted values

    @Test(
        "Nothing that a value holds reaches a style or a tag",
        arguments: [
            "colors: {accent: \"#fff;}</style><script>\"}", "colors: {accent: \"url(x)\"}",
            "colors: {accent: \"#ffffff80\"}",
            "colors: {accent: \"rgb(0 0 0 / 50%)\"}", "colors: {accent: \"hsl(10 50 50)\"}",
            "colors: {accent: #0b6e4f\n}",
            "colors: {accent: [red]}", "fonts: {text: \"a\\\"; } body { display: none\"}",
            "fonts: {text: \"a</style>\"}",
            "fonts: {text: {family: serif, files: [shared/logo.woff2]}}",
            "fonts: {text: {family: A, files: [https://x.example/a.woff2]}}",
            "fonts: {text: {family: A, files: [../../etc/a.woff2]}}",
            "fonts: {text: {family: A, files: [shared/logo.svg]}}",
            "fonts: {text: {family: A, files: [{file: a.woff2, weight: bold}]}}",
            "logo: https://x.example/logo.svg", "logo: shared/logo.html", "logo: /etc/logo.svg", "logo: [a.svg]",
            "footer: \"\"", "footer: [a]", "links: {a: b}", "links: [a]", "links: [{text: a}]", "links: [{to: a}]",
            "links: [{text: a, to: \"javascript:alert(1)\"}]", "links: [{text: a, to: \"JavaScript:alert(1)\"}]",
            "links: [{text: a, to: \"java\\nscript:alert(1)\"}]", "links: [{text: a, to: \" javascript:alert(1)\"}]",
            "links: [{text: a, to: \"data:text/html,x\"}]", "links: [{text: a, to: \"doc:One\"}]",
            "links: [{text: a, to: \"https://\"}]", "links: [{text: a, to: \"https://x.example/a b\"}]",
            "links: [{text: a, to: {en: part/one.md, es: \"vbscript:x\"}}]",
        ]
    )
    func refused(keys: String) async throws {
        let error = await #expect(throws: CourseError.self) { try await Self.look(keys) }
        let errors = (error?.diagnostics ?? []).filter { $0.severity == .error }
        #expect(!errors.isEmpty)
        for finding in errors {
            #expect(["configuration", "unsafe-link"].contains(finding.rule.rawValue))
            #expect(finding.range.bytes.lowerBound > 0)
        }
    }

    @Test(
        "A key that doesn't exist is found, with what was meant",
        arguments: [
            ("colours: {accent: red}", "colors"), ("colors: {acent: \"#0b6e4f\"}", "accent"),
            ("colors: {link: {lihgt: \"#0b6e4f\"}}", "light"), ("fonts: {test: Georgia}", "text"),
            ("logo: {light: shared/logo.svg, drak: shared/logo.svg}", "dark"),
            ("links: [{text: a, to: part/one.md, inn: footer}]", "in"), ("footer: {en: a, es: b, ess: c}", "es"),
        ]
    )
    func unknownKeys(keys: String, meant: String) async throws {
        let found = try await Self.look(keys).findings
        #expect(found.compactMap(\.advice?.en).contains("did you mean “\(meant)”?"), "\(found.map(\.message.en))")
    }
}
