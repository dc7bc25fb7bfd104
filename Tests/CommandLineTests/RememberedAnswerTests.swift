import FileSystem
import Foundation
import TestSupport
import Testing

@Suite("Answers that commands remember")
struct RememberedAnswerTests {
    private static let tree = """
        -- glosa.yml --
        languages: [en, es]
        -- content/en/a.md --
        # Boats

        This is the page that you read when you have the time and are with us: see [the masts](b.md).

        ## Sails

        There are boats with 2 sails.
        -- content/es/a.md --
        # Barcos

        Esta es la página que lees cuando tienes tiempo y estás con nosotros: mira [los mástiles](b.md).

        ## Velas

        Hay barcos con 3 velas.
        -- content/en/b.md --
        # Masts

        This is the page about the masts of boats.
        """

    /// Changes of the course, one after the other.
    private static let edits = [
        "-- content/es/a.md --\n# Barcos\n\nAquí falta casi todo lo que hay en la página.\n",
        "-- content/es/b.md --\n# Mástiles\n\nEsta es la página sobre los mástiles de los barcos.\n",
        "-- content/en/a.md --\n# Boats\n\nThis is the page that you read [elsewhere](c.md), with us.\n",
        "-- glosa.yml --\nlanguages: [en, es]\nrules: {broken-link: off}\n",
        "-- content/en/c.md --\n# Ropes\n\n```swift\nlet rope = 1 +\n```\n",
    ]

    private static func git(_ arguments: String..., in folder: URL) throws {
        let program = try #require(FileSystem.executable(named: "git"))
        let run = try Run(
            ["-c", "user.name=T", "-c", "user.email=t@example.org", "-c", "init.defaultBranch=main"] + arguments,
            in: folder,
            program: URL(filePath: program)
        )
        try #require(run.status == 0, "git \(arguments): \(run.errors)")
    }

    /// Runs a command with what is remembered, once more, and after everything remembered is gone; all must say the same.
    ///
    /// - Returns: the answer.
    private static func answer(_ arguments: [String], _ memory: String, in folder: URL, _ name: String) throws -> String
    {
        let remembering = try Run(arguments, in: folder)
        let kept = FileSystem.identity(of: folder.path + "/.glosa/" + memory)
        #expect(kept != nil, "\(name): nothing is kept")
        let again = try Run(arguments, in: folder)
        try FileManager.default.removeItem(at: folder.appending(path: ".glosa"))
        let fresh = try Run(arguments, in: folder)
        #expect(
            remembering.output == fresh.output && remembering.status == fresh.status,
            "\(name): \(remembering.errors)"
        )
        #expect(again.output == fresh.output && again.errors == fresh.errors, "\(name)")
        return fresh.output
    }

    @Test(
        "A check and the status of translations say after any edit what they say when nothing is remembered",
        arguments: [
            (["check", "--lang", "en"], "check"), (["translate", "status", "--format", "json"], "translations"),
        ]
    )
    func edits(arguments: [String], memory: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            var answers: Set<String> = [try Self.answer(arguments, memory, in: folder, "first")]
            for edit in Self.edits {
                try FileTree(edit).write(to: folder)
                answers.insert(try Self.answer(arguments, memory, in: folder, edit))
            }
            let accept = try Run(["translate", "accept", "content/es/b.md"], in: folder)
            #expect(accept.status == 0, "\(accept.errors)")
            answers.insert(try Self.answer(arguments, memory, in: folder, "accepted"))
            #expect(answers.count > 3, "or nothing was tried")
        }
    }

    @Test("A commit changes the status of translations, although no file has changed since")
    func commits() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            try Self.git("init", "--quiet", in: folder)
            try Self.git("add", "content", "glosa.yml", in: folder)
            try Self.git("commit", "--quiet", "--message", "one", in: folder)
            let place = folder.path + "/content/en/a.md"
            let text = try String(contentsOfFile: place, encoding: .utf8).replacing("2 sails", with: "4 sails")
            try text.write(toFile: place, atomically: true, encoding: .utf8)
            let arguments = ["translate", "status", "--format", "json"]
            let before = try Self.answer(arguments, "translations", in: folder, "changed")
            try Self.git("commit", "--quiet", "--all", "--message", "two", in: folder)
            let after = try Self.answer(arguments, "translations", in: folder, "committed")
            #expect(!before.contains("\"since\" : \"2") && after.contains("\"since\" : \"2"))
        }
    }

    @Test("Another level of a rule, another language and a damaged memory give no remembered answer")
    func settings() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.tree).write(to: folder)
            let usual = try Run(["check", "--lang", "en"], in: folder)
            #expect(usual.output.contains("this says 3, and the original says 2"))
            let quiet = try Run(["check", "--lang", "en", "--rule", "translation-numbers=off"], in: folder)
            #expect(!quiet.output.contains("this says 3"))
            let spanish = try Run(["check", "--lang", "es"], in: folder)
            #expect(spanish.output.contains("aquí dice 3, y el original dice 2"))
            let place = folder.appending(path: ".glosa/check")
            var bytes = try Data(contentsOf: place)
            bytes[bytes.count / 2] ^= 1
            try bytes.write(to: place)
            let after = try Run(["check", "--lang", "en"], in: folder)
            #expect(after.output == usual.output && after.status == usual.status)
        }
    }
}
