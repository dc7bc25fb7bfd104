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
        ("視圖 view", ["視/0", "圖/1", "view/2"]),
        ("ひらがな", ["ひ/0", "ら/1", "が/2", "な/3"]),
        ("👍🏽 sí", ["sí/0"]),
    ])
    func wordsAreRunsOfLetters(text: String, expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(arguments: [
        ("NavigationLink here", ["navigationlink/0", "navigation/0", "link/1", "here/2"]),
        ("URLSession", ["urlsession/0", "url/0", "session/1"]),
        ("@Bindable", ["bindable/0", "@bindable/0"]),
        ("#Preview", ["preview/0", "#preview/0"]),
        ("ana@example", ["ana/0", "example/1"]),
        (".task(id:)", ["task/0", "task(id:/0", "id/1"]),
        (".task(id: hut)", ["task/0", "task(id:/0", "id/1", "hut/2"]),
        ("load()", ["load/0"]),
        (
            "withTaskGroup(of: Forecast.self)",
            [
                "withtaskgroup/0", "withtaskgroup(of:/0", "with/0", "task/1", "group/2", "of/3", "forecast/4", "self/5",
            ]
        ),
        ("$isOn", ["ison/0", "is/0", "on/1"]),
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

    @Test(arguments: [
        ("observación", "observacion"), ("año", "ano"), ("pingüino", "pinguino"), ("plain", "plain"), ("ά", "α"),
        ("việt", "viet"), ("straße", "straße"),
    ])
    func accentsAreTakenOff(word: String, expected: String) {
        #expect(String(decoding: Folding.folded(Array(word.utf8)), as: UTF8.self) == expected)
    }
}
