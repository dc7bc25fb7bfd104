import Foundation
import TestSupport
import Testing

@testable import Search

struct SearchIndexTests {
    private static func page(
        _ number: Int,
        kind: SearchPage.Kind = .lesson,
        part: Int? = nil,
        title: String = "Page",
        text: String = "",
        sections: [SearchSection] = []
    ) -> SearchPage {
        SearchPage(
            path: "en/page-\(number).html",
            kind: kind,
            part: part,
            title: title,
            breadcrumbs: ["Part"],
            sections: [SearchSection(text: Array(text.utf8))] + sections
        )
    }

    private static func index(_ pages: [SearchPage], limits: SearchIndex.Limits = SearchIndex.Limits()) throws
        -> ReadIndex
    {
        try ReadIndex(files(pages, limits: limits))
    }

    private static func files(_ pages: [SearchPage], limits: SearchIndex.Limits = SearchIndex.Limits()) -> [SearchFile]
    {
        files(words(pages), pages, limits: limits)
    }

    private static func words(_ pages: [SearchPage]) -> LanguageWords {
        var words = LanguageWords()
        for page in pages { words.append(PageWords(page)) }
        words.sort()
        return words
    }

    private static func files(
        _ words: LanguageWords,
        _ pages: [SearchPage],
        limits: SearchIndex.Limits = SearchIndex.Limits()
    ) -> [SearchFile] {
        let pages = pages.map(PageText.init)
        let stretches = TextFile.stretches(pages.map(\.measure), limits: limits)
        let texts = stretches.enumerated().map { TextFile.file(number: $0, Array(pages[$1])) }
        let described = zip(stretches, texts).map { TextFile(pages: $0, version: $1.version) }
        return SearchIndex(words, texts: described, limits: limits).files + texts
    }

    @Test("The words of a small site come with the index, those of a large one in files of their own")
    func wordsInIndex() throws {
        let pages = [Self.page(0, text: "goat hill sheep"), Self.page(1, text: "valley well")]
        #expect(Self.files(pages).map { String($0.name.prefix(1)) } == ["i", "h", "t"])
        #expect(try Self.index(pages).words.contains("valley"))
        var limits = SearchIndex.Limits()
        limits.wordsFile = 1
        let names = Self.files(pages, limits: limits).map { String($0.name.prefix(1)) }
        let words = try Self.index(pages, limits: limits).words
        #expect(names.count { $0 == "w" } == words.count)
    }

    @Test func wordsLeadToTheirSections() throws {
        let index = try Self.index([
            Self.page(0, title: "Binding", text: "A way to write"),
            Self.page(
                1,
                text: "Nothing",
                sections: [SearchSection(anchor: "own", heading: "Your own binding", text: Array("way".utf8))]
            ),
        ])
        #expect(index.sections == 3)
        #expect(index.hits("binding").map(\.section) == [0, 2])
        #expect(index.hits("way").map(\.section) == [0, 2])
        #expect(index.hits("nothing").map(\.section) == [1])
        #expect(index.hits("absent").isEmpty)
    }

    @Test func aWordWeighsMoreInATitleThanInAHeadingThanInTextThanInCode() throws {
        let index = try Self.index([
            Self.page(0, title: "Owner"),
            Self.page(1, sections: [SearchSection(anchor: "a", heading: "The owner of it all")]),
            Self.page(2, text: "The owner"),
            Self.page(3, sections: [SearchSection(anchor: "b", heading: "Other", code: Array("let owner = 1".utf8))]),
        ])
        let hits = index.hits("owner")
        #expect(hits.map(\.section) == [0, 2, 3, 5])
        #expect(hits.map(\.weight) == hits.map(\.weight).sorted(by: >))
        #expect(Set(hits.map(\.weight)).count == 4)
        #expect(hits.map(\.isInTitle) == [true, false, false, false])
        #expect(hits.map(\.isInHeading) == [true, true, false, false])
        #expect(hits.map(\.isInCode) == [false, false, false, true])
    }

    @Test func aWordOfTextAndCodeIsInCodeAndKeepsItsPlaces() throws {
        let section = SearchSection(text: Array("owner owner owner owner".utf8), code: Array("owner".utf8))
        let page = SearchPage(path: "a.html", title: "Owner", breadcrumbs: [], sections: [section])
        let hit = try #require(try Self.index([page]).hits("owner").first)
        #expect(hit.isInCode && hit.isInTitle)
        #expect(hit.places.count == 4)
    }

    @Test func theKindOfEachPageIsTold() throws {
        let kinds: [SearchPage.Kind] = [.lesson, .lesson, .rule, .tree, .tree, .lesson]
        let index = try Self.index(kinds.enumerated().map { Self.page($0, kind: $1) })
        #expect(index.kinds == kinds.map { Int($0.rawValue) })
        #expect(!index.hasCode)
        let code = Self.page(0, sections: [SearchSection(code: Array("x".utf8))])
        #expect(try Self.index([Self.page(0), code]).hasCode)
    }

    @Test("The lessons of a part are a kind of their own, behind lessons, rules and trees; further parts are lessons")
    func parts() throws {
        let pages = [Self.page(0), Self.page(1, part: 0), Self.page(2, part: 1), Self.page(3, kind: .rule, part: 1)]
        let words = Self.words(pages)
        let index = try ReadIndex(SearchIndex(words, texts: [], parts: ["Course", "Manual"]).files)
        #expect(index.kinds == [0, 3, 4, 1])
        #expect(index.parts == ["Course", "Manual"])
        #expect(try ReadIndex(SearchIndex(words, texts: []).files).kinds == [0, 0, 0, 1])
    }

    @Test("The length of a title is told in words; the parts of a name in camel case are as many")
    func titles() throws {
        let titles = ["@State", "Forms and validation", "MVVM with ViewData", ""]
        let index = try Self.index(titles.enumerated().map { Self.page($0, title: $1) })
        #expect(index.titles == [1, 3, 4, 0])
    }

    @Test(
        "Signs of code are words: operators anywhere, the sign of a name, others in code alone",
        arguments: [
            ("$", "Forget the $ and $name", "", true), ("->", "(Int) -> Int", "", true), ("??", "a ?? b", "", true),
            ("&&", "", "a && b", true), ("?", "Why?", "", false), ("?", "", "var a: Int?", true),
            ("...", "And so on...", "", false), ("...", "", "0...9", true), ("--", "a -- b", "", false),
            ("//", "", "// Note", false), ("!!!", "Stop!!!", "", false),
        ]
    )
    func signs(sign: String, text: String, code: String, isFound: Bool) throws {
        let section = SearchSection(text: Array(text.utf8), code: Array(code.utf8))
        let page = SearchPage(path: "a.html", title: "Page", breadcrumbs: [], sections: [section])
        #expect(try Self.index([page]).hits(sign).isEmpty == !isFound)
    }

    @Test func pairsOfLettersLeadToTheirSections() throws {
        let index = try Self.index([Self.page(0, text: "SwiftUIで状態を管理する"), Self.page(1, text: "상태 관리, 狀態管理")])
        #expect(index.hits("状態").map(\.section) == [0])
        #expect(index.hits("管理").map(\.section) == [0, 1])
        #expect(index.hits("상태").map(\.section) == [1])
        let first = try #require(index.hits("swiftui").first?.places.first)
        // The name has two parts.
        #expect(index.hits("で状").first?.places == [first + 2])
        #expect(index.hits("管理").first?.places == [first + 6])
    }

    @Test func placesTellHowFarWordsStandApart() throws {
        let index = try Self.index([Self.page(0, title: "T", text: "one two three two two two two")])
        let one = try #require(index.hits("one").first?.places.first)
        #expect(index.hits("three").first?.places == [one + 2])
        #expect(index.hits("two").first?.places == [one + 1, one + 3, one + 4, one + 5])
    }

    @Test func ofCommonWordsTheHeaviestHitsAreListed() throws {
        var limits = SearchIndex.Limits()
        limits.mostHits = 3
        let pages = (0..<10).map {
            Self.page($0, title: $0 == 7 ? "Common" : "Page", text: $0 == 4 ? "common common" : "common")
        }
        let index = try Self.index(pages, limits: limits)
        #expect(index.count("common") == 10)
        #expect(index.hits("common").map(\.section) == [0, 4, 7])
    }

    @Test(arguments: [1, 40, 10_000])
    func everyWordIsFoundHoweverSmallTheFilesAre(size: Int) throws {
        var limits = SearchIndex.Limits()
        (limits.wordsFile, limits.hitsFile, limits.textsFile) = (size, size, size)
        let pages = (0..<12).map { Self.page($0, title: "Título \($0)", text: "palabra\($0) año ano común \($0 % 3)") }
        let index = try Self.index(pages, limits: limits)
        for number in 0..<12 { #expect(index.hits("palabra\(number)").map(\.section) == [number]) }
        #expect(index.hits("común").count == 12)
        #expect(index.hits("año").count == 12)
        #expect(
            index.words
                == index.words.sorted { (Folding.folded(Array($0.utf8)), $0) < (Folding.folded(Array($1.utf8)), $1) }
        )
        #expect(index.texts.count == 12)
        #expect(index.texts[5].contains("palabra5"))
    }

    @Test func wordsMayBeginWithAMarkOrDifferInHowTheirMarksAreWrittenOnly() throws {
        let index = try Self.index([Self.page(0, text: "b \u{744}a c"), Self.page(1, text: "e\u{301} \u{E9} \u{E9}")])
        #expect(index.hits("\u{744}a").map(\.section) == [0])
        #expect(index.hits("e\u{301}").map(\.places.count) == [1])
        #expect(index.hits("\u{E9}").map(\.places.count) == [2])
        #expect(index.words.count == Set(index.words.map { Array($0.utf8) }).count)
    }

    @Test func textsMayHoldAnything() throws {
        let text = "\"quotes\" \\ </script> \u{2028} \u{7} tab\t end"
        let index = try Self.index([Self.page(0, title: text, text: text)])
        #expect(index.texts.first?.contains("</script>") == true)
    }

    @Test func theSamePagesGiveTheSameBytes() {
        let pages = (0..<50).map { Self.page($0, title: "Title \($0 % 7)", text: "one two \($0) three") }
        #expect(Self.files(pages) == Self.files(pages))
    }

    @Test func pagesThatAreExchangedLeaveNoTrace() {
        var pages = (0..<30).map { Self.page($0, title: "Title \($0 % 7)", text: "one two \($0) árbol arbol") }
        var words = Self.words(pages)
        for round in 0..<20 {
            let place = round * 7 % pages.count
            let sections = (0..<round % 4).map { SearchSection(anchor: "\($0)", heading: "Heading \(round)") }
            let kind = SearchPage.Kind.allCases[round % 3]
            pages[place] = Self.page(place, kind: kind, text: "three \(round) arból zeta\(round)", sections: sections)
            words.replace([(place, PageWords(pages[place]))])
            #expect(Self.files(words, pages) == Self.files(pages), "\(round), page \(place)")
        }
        let kept = LanguageWords(words: words.words, order: words.order, pages: words.pages)
        #expect(kept.map { Self.files($0, pages) } == Self.files(pages))
    }

    @Test func wordsThatDoNotBelongTogetherAreRefused() {
        let words = Self.words([Self.page(0, text: "one two three")])
        #expect(LanguageWords(words: words.words, order: words.order.dropLast(), pages: words.pages) == nil)
        #expect(LanguageWords(words: words.words, order: words.order.map { $0 + 1 }, pages: words.pages) == nil)
        #expect(WordList(letters: [1, 2], ends: [2, 1]) == nil)
        #expect(WordList(letters: [1, 2], ends: [-1, 2]) == nil)
    }

    /// Lists that were cut or that name words which aren't there: what can be read of them is taken.
    @Test func damagedHitsMakeAnIndex() throws {
        let pages = [Self.page(0, text: "one two three one"), Self.page(1, text: "two four")]
        let words = Self.words(pages)
        for length in 0..<words.pages[0].hits.count {
            var damaged = words.pages
            damaged[0] = LanguageWords.Page(
                sectionCount: 1,
                traits: damaged[0].traits,
                hits: damaged[0].hits.prefix(length)
            )
            let kept = try #require(LanguageWords(words: words.words, order: words.order, pages: damaged))
            #expect(Self.files(kept, pages).count > 1)
        }
        for place in words.pages[0].hits.indices {
            for byte: UInt8 in [0, 0x7F, 0xFF] {
                var damaged = words.pages
                var hits = damaged[0].hits
                hits[place] = byte
                damaged[0] = LanguageWords.Page(sectionCount: 1, traits: damaged[0].traits, hits: hits)
                let kept = try #require(LanguageWords(words: words.words, order: words.order, pages: damaged))
                #expect(Self.files(kept, pages).count > 1)
            }
        }
    }

    @Test(arguments: [400, 4_000])
    func aPageOfAnotherSizeMovesFewBorders(limit: Int) {
        var limits = SearchIndex.Limits()
        limits.textsFile = limit
        var pages = (0..<400).map { Self.page($0, text: String(repeating: "text ", count: 10 + $0 * 37 % 40)) }
        let before = TextFile.stretches(pages.map { PageText($0).measure }, limits: limits)
        pages[100] = Self.page(100, text: String(repeating: "text ", count: 100))
        let after = TextFile.stretches(pages.map { PageText($0).measure }, limits: limits)
        #expect(before.last?.upperBound == 400 && after.last?.upperBound == 400)
        #expect(Set(before).subtracting(after).reduce(0) { $0 + $1.count } < 80)
    }

    @Test func noPagesAreAnIndexThatFindsNothing() throws {
        let index = try Self.index([])
        #expect(index.sections == 0)
        #expect(index.words.isEmpty)
    }
}

private func < (left: ([UInt8], String), right: ([UInt8], String)) -> Bool {
    left.0 == right.0 ? left.1.utf8.lexicographicallyPrecedes(right.1.utf8) : left.0.lexicographicallyPrecedes(right.0)
}
