import CourseConfiguration
import TestSupport
import Testing

@testable import Site

/// Pages for what languages lack, and pages with two languages, grow with the course and not with the square of its languages.
@Suite("Many languages")
struct ManyLanguageTests {
    private static let tags = ["en", "de", "es", "fr", "it", "pt", "nl", "sv", "pl", "cs", "fi", "ro"]

    /// A course of some lessons in English, of which each other language has the first ones.
    private static func course(lessons: Int, translated: Int, settings: String = "") -> String {
        var text = "-- glosa.yml --\nlanguages: [\(tags.joined(separator: ", "))]\nsearch: false\n\(settings)\n"
        for tag in tags {
            text += "-- content/\(tag)/index.md --\n# \(tag)\n\n[First](p0.md) [last](p\(lessons - 1).md)\n"
            for lesson in 0..<(tag == "en" ? lessons : translated) {
                text += "-- content/\(tag)/p\(lesson).md --\n# P\(lesson)\n"
            }
        }
        return text
    }

    private static func lessons(_ site: BuiltSite) -> Int { site.pages.keys.count { $0.contains(/\/p\d+\.html$/) } }
    private static func pairs(_ site: BuiltSite) -> Int { site.pages.keys.count { $0.contains(/\.en\.html$/) } }

    @Test("A translated course has twice the pages of its files at most")
    func translated() async throws {
        let site = try await BuiltSite(Self.course(lessons: 10, translated: 10))
        #expect(Self.lessons(site) == 120 && Self.pairs(site) == 110)
        let large = try await BuiltSite(Self.course(lessons: 60, translated: 60))
        #expect(Self.lessons(large) == 60 * 12 && Self.pairs(large) == 0)
        let asked = try await BuiltSite(Self.course(lessons: 60, translated: 60, settings: "sideBySide: true"))
        #expect(Self.pairs(asked) == 60 * 11)
    }

    @Test("A course with few translations has no fallbacks in languages that lack most, unless it asks for them")
    func fewTranslations() async throws {
        let sparse = try await BuiltSite(Self.course(lessons: 60, translated: 2))
        #expect(Self.lessons(sparse) == 60 + 11 * 2)
        // A link to what is missing leads to the main language.
        #expect(sparse["de/index.html"].contains("<a href=\"../en/p59.html\""))
        #expect(sparse["de/index.html"].contains("<a href=\"p0.html\""))
        let asked = try await BuiltSite(Self.course(lessons: 60, translated: 2, settings: "fallbacks: true"))
        #expect(Self.lessons(asked) == 60 * 12)
        #expect(Self.pairs(asked) == 0)
        let half = try await BuiltSite(Self.course(lessons: 60, translated: 31))
        #expect(Self.lessons(half) == 60 * 12)
    }

    @Test("A small course has every page in every language")
    func small() async throws {
        let site = try await BuiltSite(Self.course(lessons: 20, translated: 1))
        #expect(Self.lessons(site) == 20 * 12)
    }

    @Test("A page that only another language has is in that language alone")
    func otherLanguageOnly() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [en, zh, fr]
            -- content/en/index.md --
            # Boats
            -- content/en/keel.md --
            # Keel
            -- content/zh/index.md --
            # 船
            -- content/zh/keel-zh.md --
            # 龙骨
            -- content/fr/index.md --
            # Bateaux
            """
        )
        #expect(site.pages.keys.filter { $0.contains("keel-zh") } == ["zh/keel-zh.html"])
        #expect(!site["en/index.html"].contains("龙骨") && !site["fr/keel.html"].contains("龙骨"))
        #expect(site.pages["zh/keel.html"] != nil && site.pages["fr/keel.html"] != nil)
    }

    @Test("A suffix names its language in whatever letters")
    func lettersOfSuffixes() async throws {
        let site = try await BuiltSite(
            """
            -- glosa.yml --
            languages: [en, es, pt-BR]
            translations: suffixes
            -- content/index.md --
            # Boats
            -- content/index.pt-br.md --
            # Barcos
            -- content/b.md --
            # B
            -- content/b.ES.md --
            # Be
            """
        )
        #expect(site["pt-BR/index.html"].contains("Barcos"))
        #expect(site["es/b.html"].contains("Be</h1>"))
        #expect(site.pages.keys.allSatisfy { !$0.contains("pt-br") && !$0.contains("ES") })
    }
}
