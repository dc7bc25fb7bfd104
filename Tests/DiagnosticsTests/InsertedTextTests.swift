import Diagnostics
import TestSupport
import Testing

/// Texts inserted into a file in which texts are inserted already.
@Suite struct InsertedTextTests {
    private func inserted(_ file: SourceFile, _ texts: [(Range<Int>, String)]) -> SourceFile {
        InsertedTexts.file(file, with: texts.map { .init(range: $0.0, bytes: Array($0.1.utf8)) })
    }

    /// For each byte of a text the range of the file that it is at.
    private func places(_ file: SourceFile) -> [Range<Int>] {
        file.bytes.indices.map { file.range($0..<$0 + 1).bytes }
    }

    @Test func aTextInAnInsertedOneIsAtItsPlace() {
        let file = SourceFile(path: "a.md", text: "one {x} two")
        let first = inserted(file, [(4..<7, "long words")])
        #expect(first.text == "one long words two")
        let second = inserted(first, [(9..<14, "signs")])
        #expect(second.text == "one long signs two")
        #expect(places(second) == places(first))
        #expect(second.insertions?.original.text == "one {x} two")
    }

    @Test func textsBeforeAndBehindKeepTheirPlaces() {
        let file = SourceFile(path: "a.md", text: "one {x} two")
        let second = inserted(inserted(file, [(4..<7, "long words")]), [(0..<3, "1"), (15..<18, "2 and 3")])
        #expect(second.text == "1 long words 2 and 3")
        #expect(second.range(0..<1).bytes == 0..<3)
        #expect(second.range(2..<6).bytes == 4..<7)
        #expect(second.range(13..<14).bytes == 8..<11)
        #expect(second.range(12..<13).bytes == 7..<8)
    }

    @Test("Texts from other places of the file are at those, and the text behind them at its own")
    func sources() {
        let file = SourceFile(path: "a.md", text: "key: one\nrest")
        let text = InsertedTexts.file(
            file,
            with: [
                .init(range: 9..<9, bytes: Array("# one\n".utf8), source: 5..<8),
                .init(range: 9..<9, bytes: Array("\n".utf8)),
            ]
        )
        #expect(text.text == "key: one\n# one\n\nrest")
        #expect(text.range(9..<14).bytes == 5..<8 && text.range(11..<12).bytes == 5..<8)
        #expect(text.range(5..<8).bytes == 5..<8)
        #expect(text.range(16..<20).bytes == 9..<13)
        let second = inserted(text, [(18..<20, "!")])
        #expect(second.range(9..<14).bytes == 5..<8 && second.range(16..<19).bytes == 9..<13)
    }

    @Test func originsAreThoseOfTheirRanges() {
        let file = SourceFile(path: "a.md", text: "one two three")
        let place = SourceRange(path: "b.po", bytes: 5..<9)
        let text = InsertedTexts.file(
            file,
            with: [.init(range: 4..<7, bytes: Array("zwei".utf8), origin: place), .init(range: 13..<13, bytes: [])]
        )
        #expect(text.insertions?.origins.map(\.range) == [4..<7])
        #expect(text.insertions?.origins.map(\.place) == [place])
    }

    /// Two steps give the places that one step would, wherever the second one's texts lie.
    @Test func twoStepsAreOne() {
        var random = SeededGenerator(seed: 11)
        for _ in 0..<500 {
            let bytes = (0..<Int.random(in: 0...20, using: &random)).map { UInt8(97 + $0) }
            let file = SourceFile(path: "a", bytes: bytes)
            let first = inserted(file, ranges(of: file, &random))
            let changes = ranges(of: first, &random)
            let second = inserted(first, changes)
            // Bytes outside of the second step's texts are at their former places; those in them are at those of the range.
            var (offset, position) = (0, 0)
            for (range, text) in changes + [(first.bytes.count..<first.bytes.count, "")] {
                for index in position..<range.lowerBound {
                    #expect(second.range(offset..<offset + 1).bytes == first.range(index..<index + 1).bytes)
                    offset += 1
                }
                for index in offset..<offset + text.utf8.count {
                    #expect(second.range(index..<index + 1).bytes == first.range(range).bytes)
                }
                offset += text.utf8.count
                position = range.upperBound
            }
            #expect(offset == second.bytes.count)
        }
    }

    private func ranges(of file: SourceFile, _ random: inout SeededGenerator) -> [(Range<Int>, String)] {
        var found: [(Range<Int>, String)] = []
        var start = 0
        for _ in 0..<Int.random(in: 1...3, using: &random) {
            guard start < file.bytes.count else { break }
            let lower = Int.random(in: start..<file.bytes.count, using: &random)
            let upper = Int.random(in: lower + 1...file.bytes.count, using: &random)
            found.append((lower..<upper, String(repeating: "+", count: Int.random(in: 1...4, using: &random))))
            start = upper
        }
        return found
    }
}
