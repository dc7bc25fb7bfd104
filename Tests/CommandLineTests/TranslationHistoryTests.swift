import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("Translations and git")
struct TranslationHistoryTests {
    private static func git(_ arguments: String..., in folder: URL) throws {
        let program = try #require(FileSystem.executable(named: "git"))
        let run = try Run(
            ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"] + arguments,
            in: folder,
            program: URL(filePath: program)
        )
        try #require(run.status == 0, "git \(arguments): \(run.errors)")
    }

    private static func commit(_ tree: String, _ message: String, in folder: URL) throws {
        try FileTree(tree).write(to: folder)
        try git("add", ".", in: folder)
        try git("commit", "--quiet", "--message", message, in: folder)
    }

    /// A repository without a configuration: a README with a translation, whose original was renamed and then changed twice.
    private static func repository(in folder: URL) throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try git("init", "--quiet", in: folder)
        try commit(
            """
            -- docs/guide.md --
            # Guide

            This is the page that you should read when you have the time and are with us.

            ## Install

            Call `boats install` and wait for the end of it.
            -- docs/guide.es.md --
            # Guía

            El texto de esta página es para los que no han visto aún cómo está hecho: con él y sin más.

            ## Instalar

            Llama a `boats install` y espera a que acabe.
            """,
            "one",
            in: folder
        )
        try git("mv", "docs/guide.md", "docs/book.md", in: folder)
        try git("mv", "docs/guide.es.md", "docs/book.es.md", in: folder)
        try git("commit", "--quiet", "--message", "two", in: folder)
        try commit(
            """
            -- docs/book.md --
            # Guide

            This is the page that you should read when you have the time and are with us.

            ## Install

            Call `boats add` and wait for the end of it.
            """,
            "three",
            in: folder
        )
    }

    @Test("A renamed page is followed; the table, the badge and the limit count what its translation lacks")
    func status() async throws {
        try await withTemporaryFolder { folder in
            let folder = folder.appending(path: "boats")
            try Self.repository(in: folder)
            let table = try Run(["translate", "status", "--badge", "badge.svg", "--fail-over", "0"], in: folder)
            #expect(table.status == 1)
            #expect(table.output.contains("behind in: #install (9 words, since "))
            #expect(table.errors.contains("1 section is behind, and --fail-over allows 0"))
            let badge = try String(contentsOf: folder.appending(path: "badge.svg"), encoding: .utf8)
            #expect(badge.contains("translations: 0 %"))
            let allowed = try Run(["translate", "status", "--fail-over", "1"], in: folder)
            #expect(allowed.status == 0)
        }
    }

    @Test("The next section is the one by which most readers are misled, with the reason and the change")
    func next() async throws {
        try await withTemporaryFolder { folder in
            let folder = folder.appending(path: "boats")
            try Self.repository(in: folder)
            try Self.commit(
                """
                -- docs/README.md --
                # Boats

                Read [the guide](book.md#install) first, and this page when you have the time for it.
                -- docs/README.es.md --
                # Barcos

                Lee antes [la guía](book.es.md), y esta página cuando tengas tiempo para ello.
                -- docs/more.md --
                # More

                There are boats with and without a mast.
                -- docs/more.es.md --
                # Más

                Hay barcos con y sin mástil.
                """,
                "four",
                in: folder
            )
            try Self.commit(
                "-- docs/more.md --\n# More\n\nThere are boats with a mast, and others without one that are rowed by two.\n",
                "five",
                in: folder
            )
            // Nine words on a page with a link outweigh fifteen on one without.
            let run = try Run(["translate", "next", "--to", "es", "--lang", "en"], in: folder)
            #expect(run.status == 0, "\(run.errors)")
            #expect(run.output.hasPrefix("docs/book.md#install → es: 9 words have changed, 1 page links here\n"))
            #expect(run.output.contains("+Call `boats add` and wait") && run.output.contains("@ docs/book.es.md:5"))
            #expect(run.errors.contains("1 more"))
            let other = try Run(["translate", "next", "--to", "fr", "--lang", "en"], in: folder)
            #expect(other.status != 0 && other.errors.contains("no page is in “fr”; the languages are en, es"))
        }
    }

    @Test("Without a repository there is nothing to compare with; a course in one language has nothing to translate")
    func withoutRepository() async throws {
        try await withTemporaryFolder { folder in
            let pages = "-- en/a.md --\n# A\n\nA boat with a mast.\n-- es/a.md --\n# A\n\nUn barco con mástil.\n"
            try FileTree(pages).write(to: folder.appending(path: "two"))
            try FileTree("-- en/a.md --\n# A\n\nA boat with a mast.\n").write(to: folder.appending(path: "one"))
            for command in [["next"], ["diff", "en/a.md"]] {
                let run = try Run(["translate"] + command + ["--lang", "en"], in: folder.appending(path: "two"))
                #expect(run.status == 2 && run.errors.contains("there is no history to compare with"), "\(run.errors)")
            }
            let run = try Run(["translate", "next", "--lang", "en"], in: folder.appending(path: "one"))
            #expect(run.status == 0 && run.errors.contains("nothing to translate"), "\(run.errors)")
        }
    }

    @Test("JSON names the commit, the day and the lines of both files")
    func json() async throws {
        try await withTemporaryFolder { folder in
            let folder = folder.appending(path: "boats")
            try Self.repository(in: folder)
            let run = try Run(["translate", "status", "--format", "json"], in: folder)
            let answer = try #require(try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
            let rows = try #require(answer["translations"] as? [[String: Any]])
            let row = try #require(rows.first)
            #expect(row["basis"] as? String == "history")
            #expect(row["original"] as? String == "docs/book.md")
            let section = try #require((row["drift"] as? [[String: Any]])?.first)
            #expect(section["line"] as? Int == 5 && section["translationLine"] as? Int == 5)
            #expect((section["commit"] as? String)?.count == 40)
        }
    }

    @Test("Markdown for a pull request lists only what the change since a revision has caused")
    func markdown() async throws {
        try await withTemporaryFolder { folder in
            let folder = folder.appending(path: "boats")
            try Self.repository(in: folder)
            let caused = try Run(["translate", "status", "--format", "markdown", "--since", "HEAD~1"], in: folder)
            #expect(caused.output.contains("| es | 1 | 1 | 0 | 1 | 1 |"))
            #expect(caused.output.contains("- `docs/book.es.md`: Install (9 words, since "))
            let nothing = try Run(["translate", "status", "--format", "markdown", "--since", "HEAD"], in: folder)
            #expect(nothing.output.contains("| es | 1 | 1 | 0 | 0 | 0 |"))
            #expect(!nothing.output.contains("details"))
            let unknown = try Run(["translate", "status", "--since", "nowhere"], in: folder)
            #expect(unknown.status == 2)
            #expect(unknown.errors.contains("git finds no revision “nowhere”"))
        }
    }

    @Test("The difference is shown beside the translated section")
    func diff() async throws {
        try await withTemporaryFolder { folder in
            let folder = folder.appending(path: "boats")
            try Self.repository(in: folder)
            for page in ["docs/book.md", "docs/book.es.md"] {
                let lines = try Run(["translate", "diff", page], in: folder).output.split(separator: "\n")
                #expect(lines.contains("-Call `boats install` and wait for the end of it."))
                #expect(lines.contains("+Call `boats add` and wait for the end of it."))
                #expect(lines.contains("@ docs/book.es.md:5"))
                #expect(lines.contains("Llama a `boats install` y espera a que acabe."))
            }
            let other = try Run(["translate", "diff", "docs/boook.md"], in: folder)
            #expect(other.status == 2 && other.errors.contains("did you mean docs/book.md?"))
        }
    }

    @Test("Without a history nothing is behind, and a shallow clone is told")
    func shallow() async throws {
        try await withTemporaryFolder { folder in
            let (whole, clone) = (folder.appending(path: "boats"), folder.appending(path: "clone"))
            try Self.repository(in: whole)
            try Self.git("clone", "--quiet", "--depth", "1", "file://\(whole.path)", clone.path, in: folder)
            let run = try Run(["translate", "status"], in: clone)
            #expect(run.output.contains("up to date"))
            #expect(run.errors.contains("this clone is shallow"))
            let without = try Run(["translate", "status", "--no-history"], in: whole)
            #expect(without.output.contains("never accepted"))
        }
    }
}
