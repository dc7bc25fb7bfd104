import HTTPServer
import TestSupport
import Testing

@testable import CourseChecks
@testable import Preview

@Suite("What the preview shows to translators")
struct TranslatorDeskTests {
    private static let course = FileTree(
        """
        -- glosa.yml --
        title: Course
        languages: [en, es, fr]
        -- content/en/index.md --
        # Course
        -- content/en/a.md --
        # State

        Kept.

        ## Owner

        A view.

        ## Life

        Short.
        -- content/es/a.md --
        # Estado

        Guardado.

        ## Dueña

        Una vista.

        ## Vida

        Corta.
        -- content/fr/a.md --
        # État

        Gardé.

        Une phrase de plus.

        ## Propriétaire

        Une vue.

        ## Vie

        Courte.
        """
    )

    /// Tells that a section has changed in the original of every translation.
    private static func drift(in section: Int?) -> DriftSource {
        { _, translations in
            let changed = section.map {
                SectionDrift(
                    id: "owner",
                    title: "Owner",
                    original: $0,
                    translation: $0,
                    words: 2,
                    since: FileHistory.Commit(hash: "1234", day: "2026-03-05"),
                    base: nil
                )
            }
            let drift = PageDrift(basis: .history, sections: [changed].compactMap(\.self))
            return Dictionary(uniqueKeysWithValues: translations.map { ($0, drift) })
        }
    }

    private static func rows(_ page: String) -> [Substring] {
        Array(page.split(separator: "<div class=\"beside-row").dropFirst(2))
    }

    @Test("Rows of a section that changed according to the history are marked as soon as it is known")
    func marks() async throws {
        try await desk(Self.course, drift: Self.drift(in: 2)) { desk in
            let page = "es/a.en.html"
            let before = await desk.text("/" + page)
            #expect(Self.rows(before).count == 6 && !before.contains("is-behind"))
            let browser = try await desk.open(page)
            await desk.store.readings[page]?.value
            #expect(browser.next("reload") != nil)
            let rows = Self.rows(await desk.text("/" + page))
            try #require(rows.count == 6)
            #expect(rows.map { $0.hasPrefix(" is-behind") } == [false, false, true, true, false, false])
            #expect(rows[2].contains("<time datetime=\"2026-03-05\">(5 de marzo de 2026)</time>"))
        }
    }

    @Test("A page without changes isn't loaded again")
    func noMarks() async throws {
        try await desk(Self.course, drift: Self.drift(in: nil)) { desk in
            let page = "es/a.en.html"
            let browser = try await desk.open(page)
            await desk.store.readings[page]?.value
            #expect(browser.next("reload") == nil)
        }
    }

    @Test("What is marked stays so while the texts are edited")
    func editing() async throws {
        try await desk(Self.course, drift: Self.drift(in: 2)) { desk in
            let page = "es/a.en.html"
            _ = await desk.text("/" + page)
            await desk.store.readings[page]?.value
            try await desk.edit("content/es/a.md") { $0 + "Muy corta.\n" }
            let text = await desk.text("/" + page)
            #expect(text.contains("Muy corta.") && text.contains("is-behind"))
        }
    }

    @Test("A third language stands beside two, in rows with both")
    func thirdLanguage() async throws {
        try await desk(Self.course) { desk in
            let pair = await desk.text("/es/a.en.html")
            #expect(pair.contains("<a href=\"a.en+fr.html\""))
            let rows = Self.rows(await desk.text("/es/a.en+fr.html"))
            let cells = rows.map { row in row.matches(of: /is-(first|second|third)" lang="(..)"/).map { "\($0.2)" } }
            let all = ["es", "en", "fr"]
            #expect(cells == [all, all, ["fr"], all, all, all, all])
            #expect(rows[2].contains("Une phrase de plus."))
        }
    }

    @Test("With three languages the notice says which translations are behind")
    func notice() async throws {
        try await desk(Self.course, drift: Self.drift(in: 2)) { desk in
            let page = "es/a.en+fr.html"
            _ = await desk.text("/" + page)
            await desk.store.readings[page]?.value
            let text = await desk.text("/" + page)
            #expect(text.contains("<p class=\"beside-notice\">Español, Français: "))
        }
    }

    @Test("A language can't be set beside itself, nor one that lacks the lesson", arguments: ["es", "en", "de", ""])
    func noThird(language: String) async throws {
        try await desk(Self.course) { desk in
            #expect(await desk.get("/es/a.en+\(language).html").status == 404)
        }
    }
}
