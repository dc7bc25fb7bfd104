import Foundation
import Testing

@testable import Search

struct WordReaderTests {
    private func words(_ text: String) -> [String] {
        var reader = WordReader()
        var found: [String] = []
        _ = reader.read(text.utf8) { word, _, place in found.append("\(String(decoding: word, as: UTF8.self))/\(place)")
        }
        return found
    }

    @Test(arguments: [
        ("Una vista", ["una/0", "vista/1"]),
        ("¿Observación?", ["observación/0"]),
        ("ÁRBOL Ñu", ["árbol/0", "ñu/1"]),
        ("state-private", ["state/0", "private/1"]),
        ("isn’t", ["isn/0", "t/1"]),
        ("", []),
        ("… · —", []),
        ("iOS 17.0", ["ios/0", "os/1", "17/2", "0/3"]),
        ("наблюдение", ["наблюдение/0"]),
        ("視圖 view", ["視圖/0", "圖/1", "view/2"]),
        ("ひらがな", ["ひら/0", "らが/1", "がな/2", "な/3"]),
        ("SwiftUIで状態", ["swiftui/0", "swift/0", "ui/1", "で状/2", "状態/3", "態/4"]),
        ("iOS版、3つ", ["ios/0", "os/1", "版/2", "3/3", "つ/4"]),
        ("상태를 관리", ["상태/0", "태를/1", "를/2", "관리/3", "리/4"]),
        ("人々〇", ["人々/0", "々〇/1", "〇/2"]),
        ("カード・リスト", ["カー/0", "ード/1", "ド/2", "リス/3", "スト/4", "ト/5"]),
        ("𠮷野", ["𠮷野/0", "野/1"]),
        ("Ｓｗｉｆｔ６", ["swift6/0"]),
        ("👍🏽 sí", ["sí/0"]),
    ])
    func wordsAreRunsOfLetters(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    /// Half-width kana, kana with their marks apart, syllables letter by letter, variation selectors, compatibility ideographs.
    @Test(arguments: [
        ("ﾃﾞｰﾀ", ["デー/0", "ータ/1", "タ/2"]),
        ("テ\u{3099}タ", ["デタ/0", "タ/1"]),
        ("\u{1109}\u{1161}\u{11BC}\u{1110}\u{1162}", ["상태/0", "태/1"]),
        ("葛\u{E0100}城\u{FE00}", ["葛城/0", "城/1"]),
        ("\u{F900}", ["\u{8C48}/0"]),
        ("\u{FE0F}漢", ["\u{FE0F}/0", "漢/1"]),
    ])
    func lettersAreFoundInOneForm(text: String, expected: [String]) {
        #expect(words(text).map { Array($0.utf8) } == expected.map { Array($0.utf8) })
    }

    @Test(arguments: [
        ("NavigationLink here", ["navigationlink/0", "navigation/0", "link/1", "here/2"]),
        ("URLSession", ["urlsession/0", "url/0", "session/1"]),
        ("@Bindable", ["bindable/0", "@bindable/0"]),
        ("#Preview", ["preview/0", "#preview/0"]),
        ("ana@example", ["ana/0", "example/1"]),
        (".task(id:)", ["task/0", "id/1", "task(id:/0"]),
        (".task(id: hut)", ["task/0", "id/1", "task(id:/0", "hut/2"]),
        ("load()", ["load/0"]),
        ("load(hut)", ["load/0", "hut/1"]),
        ("load (id: 1)", ["load/0", "id/1", "1/2"]),
        ("add(a: b, c: [d, e: f])", ["add/0", "a/1", "add(a:/0", "b/2", "c/3", "add(c:/0", "d/4", "e/5", "f/6"]),
        ("add(_:b:c:)", ["add/0", "b/1", "add(b:/0", "c/2", "add(c:/0"]),
        (
            "add(x ? a : b, f(g: 1), h: 2)",
            ["add/0", "x/1", "a/2", "b/3", "f/4", "g/5", "f(g:/4", "1/6", "h/7", "add(h:/0", "2/8"]
        ),
        ("add(Result::ok)", ["add/0", "result/1", "ok/2"]),
        (
            "withAnimation(.snappy) { a } completion: { b }",
            [
                "withanimation/0", "with/0", "animation/1", "snappy/2", "a/3", "completion/4",
                "withanimation(completion:/0", "b/5",
            ]
        ),
        (
            "Button {\n    a()\n} label: {\n    Text(b)\n} other: { c }",
            ["button/0", "a/1", "label/2", "button(label:/0", "text/3", "b/4", "other/5", "button(other:/0", "c/6"]
        ),
        ("if x { y } default: z", ["if/0", "x/1", "y/2", "default/3", "z/4"]),
        ("add(a: (b], c: d)", ["add/0", "a/1", "add(a:/0", "b/2", "c/3", "d/4"]),
        (
            "withTaskGroup(of: Forecast.self)",
            [
                "withtaskgroup/0", "with/0", "task/1", "group/2", "of/3", "withtaskgroup(of:/0", "forecast/4", "self/5",
            ]
        ),
        ("$isOn", ["$/0", "ison/0", "is/0", "on/1"]),
    ])
    func namesOfCodeAreFoundAsWrittenAndInParts(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    /// Bytes that are no UTF-8 part words and do no harm.
    @Test(arguments: [
        ([0x61, 0xFF, 0x62] as [UInt8], 2), ([0x61, 0xC3], 1), ([0xE2, 0x82], 0), ([0xED, 0xA0, 0x80, 0x61], 1),
        ([0xC0, 0x80], 0),
        ([0xF0, 0x9F, 0x91], 0),
    ])
    func brokenTextDoesNoHarm(bytes: [UInt8], count: Int) {
        var reader = WordReader()
        var found = 0
        _ = reader.read(bytes) { _, _, _ in found += 1 }
        #expect(found == count)
    }

    /// What no person writes costs no more than it is long.
    @Test func namesThatAreNoneHaveNoLabels() {
        let long = String(repeating: "n", count: 100)
        #expect(words("\(long)(a: b)") == ["\(long)/0", "a/1", "b/2"])
        #expect(words("f(\(long): b)") == ["f/0", "\(long)/1", "b/2"])
        let deep = String(repeating: "f(a: ", count: 100_000)
        #expect(words(deep).count == 300_000)
    }

    @Test(arguments: [
        ("observación", "observacion"), ("año", "ano"), ("pingüino", "pinguino"), ("plain", "plain"), ("ά", "α"),
        ("việt", "viet"), ("straße", "straße"),
    ])
    func accentsAreTakenOff(word: String, expected: String) {
        #expect(String(decoding: Folding.folded(Array(word.utf8)), as: UTF8.self) == expected)
    }

    /// The decomposition of a whole word, as Foundation has it, without the marks that are left out.
    private static func folded(_ word: String) -> String {
        var scalars = String.UnicodeScalarView()
        for scalar in word.decomposedStringWithCanonicalMapping.unicodeScalars
        where !(0x300...0x36F).contains(scalar.value) { scalars.append(scalar) }
        return String(scalars)
    }

    /// A long word is folded in pieces, which makes no difference.
    @Test(arguments: [
        "é", "ạ̈", "Ǖ", "각", "\u{1100}\u{1161}\u{11A8}", "שָׁ", "\u{F40}\u{F73}\u{F71}", "क़ि", "ά", "語", "a1",
    ])
    func longWordsAreFoldedAlike(part: String) {
        for count in [1, 40, 340, 341, 5000] {
            let word = "x" + String(repeating: part, count: count) + "é"
            let found = String(decoding: Folding.folded(Array(word.utf8)), as: UTF8.self)
            #expect(Array(found.utf8) == Array(Self.folded(word).utf8), "\(part) \(count)")
        }
    }

    /// Compatibility composition takes no letter apart either.
    @Test(arguments: [
        ("ｶﾞ", "ガ"), ("か\u{3099}", "が"), ("\u{1100}\u{1161}\u{11A8}", "각"), ("ﾊﾟ", "パ"), ("語\u{E0100}", "語"),
        ("ㄱ", "\u{1100}"),
    ])
    func longLettersAreComposedAlike(part: String, expected: String) {
        for count in [1, 100, 1000] {
            let found = Folding.composed(Array(String(repeating: part, count: count).utf8))
            #expect(found == Array(String(repeating: expected, count: count).utf8), "\(part) \(count)")
        }
    }

    /// Letters with more marks than any writing has are taken in pieces as well, and nothing but marks is lost.
    @Test(arguments: ["\u{34F}", "\u{301}", "\u{FE00}", "\u{3099}\u{309A}", "\u{20D0}\u{323}"])
    func endlessLettersAreFolded(mark: String) {
        let word = "a" + String(repeating: mark, count: 50_000) + "b"
        let folded = String(decoding: Folding.folded(Array(word.utf8)), as: UTF8.self)
        #expect(folded.unicodeScalars.first == "a" && folded.unicodeScalars.last == "b")
        let kept = word.unicodeScalars.count { !(0x300...0x36F).contains($0.value) }
        #expect(folded.unicodeScalars.count == kept)
        let composed = String(decoding: Folding.composed(Array(("か" + word).utf8)), as: UTF8.self)
        #expect(composed.unicodeScalars.last == "b")
    }
}
