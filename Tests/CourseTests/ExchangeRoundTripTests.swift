import Course
import CourseChecks
import Diagnostics
import Foundation
import TestSupport
import Testing

@Suite("Texts that went to a translator and came back")
struct ExchangeRoundTripTests {
    private static let original = """
        ---
        title: Boats
        description: "All about them"
        ---

        Before the first heading.

        # Boats

        A paragraph of
        two lines with `code`.

        > [!NOTE]
        > A note of
        > two lines.

        1. one
           with more
        2. two
           - inner

             far inside

        - [ ] a task

        ## Sails {#sails}

        | Sail | Wind |
        |:-----|-----:|
        | Jib  | weak |

        <p>Raw text.</p>

        ```swift
        // A comment on
        // two lines.
        let mast = 12 // tall
        ```

        Setext
        ------

        The end.[^1]

        [^1]: A footnote.

        """

    private static func units(_ es: String, in folder: URL) async throws -> (PageUnits, SourceFile) {
        var tree = FileTree("-- glosa.yml --\nlanguages: [en, es]\n")
        tree["content/en/a.md"] = original
        tree["content/es/a.md"] = es
        try tree.write(to: folder)
        let course = try await CourseLoader(root: folder.path).load().course
        let original = try #require(course.lessons.firstIndex { $0.language == "en" })
        let translation = try #require(course.lessons.firstIndex { $0.language == "es" })
        return (PageUnits(course, original: original, translation: translation), course.lessons[translation].file)
    }

    private static let words = [
        "viento", "mar", "«ola»", "3 nudos", "`f(x)`", "[aquí](b.md)", "y", "ñandú", "*fuerte*",
    ]

    @Test(
        "Texts that were changed say what the translator wrote, and all others stay, byte for byte",
        arguments: 1...25
    )
    func changed(seed: UInt64) async throws {
        var random = SeededGenerator(seed: seed)
        try await withTemporaryFolder { folder in
            // With line ends of both kinds.
            let returns = seed % 2 == 0
            var page = returns ? Self.original.replacing("\n", with: "\r\n") : Self.original
            for _ in 0..<8 {
                let (units, file) = try await Self.units(page, in: folder)
                #expect(units.units.count == 22)
                #expect(UnitImport(units, into: file, [:]).bytes == nil)
                let same = Dictionary(
                    uniqueKeysWithValues: units.units.compactMap { unit in unit.target.map { (unit.id, $0) } }
                )
                #expect(same.count == 22 && UnitImport(units, into: file, same).bytes == nil)
                var targets: [String: String] = [:]
                for unit in units.units where Int.random(in: 0..<4, using: &random) == 0 && !unit.isCode {
                    let count = Int.random(in: 1...5, using: &random)
                    let text = (0..<count).map { _ in Self.words.randomElement(using: &random) ?? "" }.joined(
                        separator: " "
                    )
                    // A translator's tool protects tags.
                    targets[unit.id] = unit.source.hasPrefix("<p>") ? "<p>\(text)</p>" : "Texto \(text)"
                }
                let result = UnitImport(units, into: file, targets)
                #expect(result.unplaced == [])
                page = String(decoding: result.bytes ?? file.bytes, as: UTF8.self)
                let (after, _) = try await Self.units(page, in: folder)
                for (old, new) in zip(units.units, after.units) {
                    #expect(new.target == targets[old.id] ?? old.target, "\(old.id)")
                }
            }
        }
    }
}
