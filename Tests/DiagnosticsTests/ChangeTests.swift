import Testing

@testable import Diagnostics

@Suite("What a change touched or caused")
struct ChangeTests {
    private static func file(_ path: String, _ text: String) -> SourceFile { SourceFile(path: path, text: text) }

    /// A finding at each “!” of the files.
    private static func report(_ files: [SourceFile]) -> Report {
        let findings = files.flatMap { file in
            file.bytes.indices.filter { file.bytes[$0] == UInt8(ascii: "!") }.map {
                Diagnostic(
                    rule: .brokenLink,
                    severity: .error,
                    message: LocalizedText(verbatim: "!"),
                    range: file.range($0..<($0 + 1))
                )
            }
        }
        return Report(diagnostics: findings, files: files, summary: Report.Summary())
    }

    private static func lines(_ old: [SourceFile], _ new: [SourceFile]) -> (lines: [String], leftOut: Int) {
        let result = ChangeFilter(old: report(old), oldFiles: old, newFiles: new).filter(report(new))
        let places = result.report.diagnostics.map {
            "\($0.range.path):\(result.report.positions(of: $0.range).start.line)"
        }
        return (places, result.leftOut)
    }

    @Test(
        "Findings in the same lines are left out, those in changed or new ones are kept",
        arguments: [
            ("a\nb!\nc", "a\nb!\nc", [], 1),
            ("a\nb!\nc", "x\ny\na\nb!\nc", [], 1),
            ("a\nb!\nc", "a\nB!\nc", ["f.md:2"], 0),
            ("a!\r\nb!\r\n", "a!\nb!\nc!\n", ["f.md:3"], 2),
            ("", "a!", ["f.md:1"], 0),
            // The same line, moved to another place, is a change; the one that stayed is not.
            ("a!\nb\nc\nd\n", "b\nc\nd\na!\n", ["f.md:4"], 0),
        ]
    )
    func touched(old: String, new: String, kept: [String], leftOut: Int) {
        let result = Self.lines([Self.file("f.md", old)], [Self.file("f.md", new)])
        #expect(result.lines == kept)
        #expect(result.leftOut == leftOut)
    }

    @Test("A finding that is new in a line that is the same was caused")
    func caused() {
        let file = Self.file("f.md", "a\nlink!\nother!")
        let other = Self.file("g.md", "# gone")
        let known = Diagnostic(
            rule: .brokenLink,
            severity: .error,
            message: LocalizedText(verbatim: "!"),
            range: file.range(13..<14)
        )
        let old = Report(diagnostics: [known], files: [file, other], summary: Report.Summary())
        let result = ChangeFilter(old: old, oldFiles: [file, other], newFiles: [file]).filter(Self.report([file]))
        #expect(result.report.diagnostics.map(\.range.bytes.lowerBound) == [6])
        #expect(result.leftOut == 1)
    }

    @Test("A file that was renamed is followed, with changes or without; a new one is not taken for another")
    func renamed() {
        let old = [
            Self.file("a.md", "one!\ntwo\nthree\nfour"), Self.file("b.md", "alpha!\nbeta"),
            Self.file("c.md", "something\nelse!"),
        ]
        let new = [
            Self.file("x/a.md", "one!\ntwo\nthree!\nfour"), Self.file("y.md", "alpha!\nbeta"),
            Self.file("z.md", "nothing\nlike it!"),
        ]
        let result = Self.lines(old, new)
        #expect(result.lines == ["x/a.md:3", "z.md:2"])
        #expect(result.leftOut == 2)
    }

    @Test("Lines that match are the same line, in the same order, and a text of one's own matches wholly")
    func matching() {
        var generator = SystemRandomNumberGenerator()
        for _ in 0..<200 {
            let old = (0..<Int.random(in: 0...60, using: &generator)).map { _ in "\(Int.random(in: 0...20))" }
            var new = old
            for _ in 0..<Int.random(in: 0...8, using: &generator) {
                let place = Int.random(in: 0...new.count, using: &generator)
                if place < new.count, Bool.random(using: &generator) {
                    new.remove(at: place)
                } else {
                    new.insert("\(Int.random(in: 0...20))", at: place)
                }
            }
            let match = LineMatch(
                from: Array(old.joined(separator: "\n").utf8),
                to: Array(new.joined(separator: "\n").utf8)
            )
            let pairs = match.oldLines.enumerated().compactMap { line, other in other.map { (line, $0) } }
            for (line, other) in pairs where !old.isEmpty && !new.isEmpty { #expect(new[line] == old[other]) }
            #expect(pairs.map(\.1) == pairs.map(\.1).sorted())
            #expect(Set(pairs.map(\.1)).count == pairs.count)
            if old == new { #expect(pairs.count == max(1, new.count)) }
        }
    }

    @Test("Texts of many lines that have nothing in common are compared in no time")
    func large() {
        let text = { (name: String) in Array((0..<200_000).map { "\(name)\($0 % 7)\n" }.joined().utf8) }
        let match = LineMatch(from: text("a"), to: text("b"))
        // The empty line at the end.
        #expect(match.oldLines.count { $0 != nil } == 1)
    }
}
