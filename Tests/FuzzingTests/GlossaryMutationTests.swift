import Foundation
import FuzzProperties
import TestSupport
import Testing

@Suite("Glossaries and texts that were damaged")
struct GlossaryMutationTests {
    @Test(
        "Whatever a glossary and a text hold, places lie in the file and links in their texts",
        arguments: 1...UInt64(4)
    )
    func mutations(seed: UInt64) throws {
        let folder = URL(filePath: #filePath).appending(path: "../../../Fuzzing/Seeds/glossary").standardizedFileURL
        let original = Array(try Data(contentsOf: folder.appending(path: "terms")))
        let property = try #require(properties["glossary"])
        let signs = Array("*_`[](){}<>&\\\"'«»“”-:,.@#/\n> |é\u{301}状ñ😀\0".utf8)
        var random = SeededGenerator(seed: seed)
        for _ in 0..<Effort.count(usual: 100, thorough: 5000) {
            var bytes = original
            for _ in 0..<Int.random(in: 1...12, using: &random) {
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let length = min(bytes.count - place, Int.random(in: 0...6, using: &random))
                let from = Int.random(in: 0..<signs.count, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes.replaceSubrange(place..<place + length, with: signs[from...].prefix(4))
                case 1: bytes.removeSubrange(place..<place + min(length, bytes.count - 1))
                default: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
                }
            }
            let fault = property(bytes)
            #expect(fault == nil, "\(String(decoding: bytes, as: UTF8.self))")
            if fault != nil { return }
        }
    }
}
