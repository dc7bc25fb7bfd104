import Course
import CourseChecks
import Foundation
import Support
import TestSupport
import Testing

@Suite("Translations behind the history of their originals")
struct DriftTests {
    /// A commit: the files that it changes.
    struct Commit: Sendable {
        var en: String?
        var es: String?
    }

    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let commits: [Commit]
        /// The sections that are behind, each with the number of the commit that it lacks, from 0.
        let expected: [String]

        var testDescription: String { name }
    }

    private static func english(_ one: String = "The boat has a mast.") -> String {
        let two = "It can be sailed alone."
        return "# Boats\n\nAll about them.\n\n## One\n\n\(one)\n\n## Two\n\n\(two)\n"
    }
    private static func spanish(
        _ one: String = "El barco tiene un mástil.",
        _ two: String = "Lo maneja una persona."
    ) -> String {
        "# Barcos\n\nTodo sobre ellos.\n\n## Uno\n\n\(one)\n\n## Dos\n\n\(two)\n"
    }

    private static let first = Commit(en: english(), es: spanish())

    static let cases = [
        Case(name: "Nothing happens", commits: [first], expected: []),
        Case(
            name: "Words change",
            commits: [first, Commit(en: english("The boat has two masts."))],
            expected: ["one 1"]
        ),
        Case(
            name: "Words change, and the translation later",
            commits: [
                first, Commit(en: english("The boat has two masts.")),
                Commit(es: spanish("El barco tiene dos mástiles.")),
            ],
            expected: []
        ),
        Case(
            name: "Both change in one commit",
            commits: [
                first, Commit(en: english("The boat has two masts."), es: spanish("El barco tiene dos mástiles.")),
            ],
            expected: []
        ),
        Case(
            name: "The translation changes in another section only",
            commits: [
                first, Commit(en: english("The boat has two masts.")),
                Commit(es: spanish("El barco tiene un mástil.", "Lo maneja una sola persona.")),
            ],
            expected: ["one 1"]
        ),
        Case(
            name: "Lines are wrapped and words marked up",
            commits: [first, Commit(en: english("The **boat** has\na mast."))],
            expected: []
        ),
        Case(
            name: "A number changes, and the translation has touched the section for another reason",
            commits: [
                Commit(en: english("It needs iOS 16."), es: spanish("Nesecita iOS 16.")),
                Commit(en: english("It needs iOS 17.")), Commit(es: spanish("Necesita iOS 16.")),
            ],
            expected: ["one 1"]
        ),
        Case(
            name: "A number that the translation has already",
            commits: [
                Commit(en: english("It needs iOS 16."), es: spanish("Necesita iOS 17.")),
                Commit(en: english("It needs iOS 17.")),
            ],
            expected: []
        ),
        Case(
            name: "Code changes in both, and the sentence around it in neither",
            commits: [
                Commit(en: english("Write `reef()` first."), es: spanish("Escribe primero `reef()`.")),
                Commit(en: english("Write `hoist()` first.")), Commit(es: spanish("Escribe primero `hoist()`.")),
            ],
            expected: []
        ),
        Case(
            name: "Two changes, of which the translation has the later one",
            commits: [
                Commit(en: english("Version 1 has a mast."), es: spanish("La versión 1 tiene un mástil.")),
                Commit(en: english("Version 2 has a mast.")), Commit(en: english("Version 2 has a tall mast.")),
                Commit(es: spanish("La versión 1 tiene un mástil alto.")),
            ],
            expected: ["one 1"]
        ),
        Case(
            name: "A change that was taken back",
            commits: [first, Commit(en: english("The boat has two masts.")), Commit(en: english())],
            expected: []
        ),
        Case(
            name: "A new section, and one that was moved",
            commits: [
                first,
                Commit(
                    en: "# Boats\n\nAll about them.\n\n## Two\n\nIt can be sailed alone.\n\n"
                        + "## One\n\nThe boat has a mast.\n\n## Three\n\nNever sail at night.\n"
                ),
            ],
            expected: ["three 1"]
        ),
        Case(
            name: "A translation that began after the change",
            commits: [Commit(en: english()), Commit(en: english("The boat has two masts.")), Commit(es: spanish())],
            expected: []
        ),
        Case(
            name: "A placeholder of a line of code is translated, the number beside it is not",
            commits: [
                Commit(
                    en: english("```sh\ncurl localhost:5000/NUMBER\n```"),
                    es: spanish("```sh\ncurl localhost:8000/NUMERO\n```")
                ),
                Commit(en: english("```sh\ncurl localhost:8000/NUMBER\n```")),
            ],
            expected: []
        ),
        Case(
            name: "The title in the front matter changes",
            commits: [
                Commit(en: "---\ntitle: Boats\n---\n" + english(), es: "---\ntitle: Barcos\n---\n" + spanish()),
                Commit(en: "---\ntitle: Ships\n---\n" + english()),
            ],
            expected: [" 1"]
        ),
        Case(
            name: "A commit that the translation names counts, not the history",
            commits: [
                first, Commit(en: english("The boat has two masts.")), Commit(en: english("The boat has three masts.")),
                Commit(es: "---\ndefault_lang_commit: c0000001\n---\n" + spanish("El barco tiene dos mástiles.")),
            ],
            expected: ["one 2"]
        ),
        Case(
            name: "A comment names the commit",
            commits: [
                first, Commit(en: english("The boat has two masts.")),
                Commit(es: "<!-- translated from c0000001 -->\n\n" + spanish("El barco tiene dos mástiles y más.")),
            ],
            expected: []
        ),
    ]

    /// The history of two files, and their last texts in a folder.
    private static func drift(_ commits: [Commit], _ folder: URL) async throws -> [String] {
        var (objects, en, es): ([String: [UInt8]], FileHistory, FileHistory) = ([:], FileHistory(), FileHistory())
        var places: [String: String] = [:]
        var tree = FileTree("-- glosa.yml --\nlanguages: [en, es]\n")
        var last = ""
        for (position, commit) in commits.enumerated() {
            let made = FileHistory.Commit(hash: "c000000\(position)", day: "2026-11-0\(position + 1)")
            for (language, text) in [("en", commit.en), ("es", commit.es)] {
                guard let text else { continue }
                let object = "\(language)\(position)"
                objects[object] = Array(text.utf8)
                tree["content/\(language)/a.md"] = text
                let version = FileHistory.Version(position: position, commit: made, object: object)
                if language == "en" { en.versions.insert(version, at: 0) } else { es.versions.insert(version, at: 0) }
                if language == "en" { last = object }
            }
            places["c000000\(position):content/en/a.md"] = last
        }
        try tree.write(to: folder)
        let (known, named) = (objects, places)
        let history = CourseHistory(
            files: ["content/en/a.md": en, "content/es/a.md": es],
            isWhole: true,
            contents: { names in known.filter { names.contains($0.key) } },
            objects: { places in places.map { named["\($0.commit):\($0.path)"] } }
        )
        let checked = try await CourseLoader(root: folder.path).load()
        let drifts = try await DriftReading(checked.course, reviews: ReviewRecord(), history: history).drifts().pages
        let translation = try #require(checked.course.lessons.firstIndex { $0.language == "es" })
        return try #require(drifts[translation]).sections.map {
            "\($0.id) \($0.since.map { String($0.hash.suffix(1)) } ?? "?")"
        }
    }

    @Test("Each section that the translation lacks is told, with the first change", arguments: cases)
    func drift(of example: Case) async throws {
        try await withTemporaryFolder { folder in
            let found = try await Self.drift(example.commits, folder)
            #expect(found == example.expected)
        }
    }

    @Test("Of a translation whose states are not all at hand, as in a partial clone, nothing is said")
    func partial() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- glosa.yml --\nlanguages: [en, es]\n-- content/en/a.md --\n\(Self.english())"
                    + "-- content/es/a.md --\n\(Self.spanish())"
            ).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            func version(_ position: Int, _ object: String) -> FileHistory.Version {
                let commit = FileHistory.Commit(hash: "c000000\(position)", day: "2026-11-01")
                return FileHistory.Version(position: position, commit: commit, object: object)
            }
            let history = CourseHistory(
                files: [
                    "content/en/a.md": FileHistory(versions: [version(1, "now"), version(0, "lost")]),
                    "content/es/a.md": FileHistory(versions: [version(0, "es")]),
                ],
                isWhole: true,
                contents: { _ in ["now": Array(Self.english().utf8), "es": Array(Self.spanish().utf8)] },
                objects: { $0.map { _ in nil } }
            )
            let drifts = try await DriftReading(checked.course, reviews: ReviewRecord(), history: history).drifts()
                .pages
            #expect(drifts.isEmpty)
        }
    }

    @Test("A change that isn't committed is told without a commit")
    func uncommitted() async throws {
        try await withTemporaryFolder { folder in
            let history = FileHistory.Version(
                position: 0,
                commit: FileHistory.Commit(hash: "c0000000", day: "2026-11-01"),
                object: "x"
            )
            let other = FileHistory.Version(position: 0, commit: history.commit, object: "y")
            try FileTree(
                "-- glosa.yml --\nlanguages: [en, es]\n-- content/en/a.md --\n\(Self.english("Two masts."))"
                    + "-- content/es/a.md --\n\(Self.spanish())"
            ).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let stored = ["x": Array(Self.english().utf8), "y": Array(Self.spanish().utf8)]
            let drifts = try await DriftReading(
                checked.course,
                reviews: ReviewRecord(),
                history: CourseHistory(
                    files: [
                        "content/en/a.md": FileHistory(versions: [history]),
                        "content/es/a.md": FileHistory(versions: [other]),
                    ],
                    isWhole: true,
                    contents: { _ in stored },
                    objects: { $0.map { _ in nil } }
                )
            ).drifts().pages
            let drift = try #require(drifts.values.first?.sections.first)
            #expect((drift.id, drift.since, drift.words) == ("one", nil, 2))
        }
    }
}
