import Foundation
import TestSupport
import Testing

@Suite("Disks that are full, read only, or not to be read")
struct DiskTests {
    /// Runs a shell's command in a course that has a site, and expects nothing of it to be changed and a reason to be told.
    private func expectRefusal(
        of command: FaultCourse.Command,
        reasons: [String],
        prepare: (URL) throws -> Void = { _ in },
        by shell: (_ arguments: String) -> String
    ) async throws {
        try await withTemporaryFolder { folder in
            try FaultCourse.tree.write(to: folder)
            _ = try Run(["build", "--no-cache", "--base-url", "https://former.example/"], in: folder)
            let before = try FaultCourse.files(in: folder)
            try prepare(folder)
            let run = try Run(shell: shell(command.arguments.joined(separator: " ")), in: folder)
            #expect(run.status == 2, "\(run.errors)")
            #expect(reasons.contains { run.errors.contains($0) }, "\(run.errors)")
            #expect(try FaultCourse.files(in: folder) == before)
            let hidden = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix(".") }
            #expect(hidden.filter { $0 != ".glosa" } == [])
        }
    }

    @Test(
        "Where nothing can be written any more, status 2 tells why, and nothing is lost",
        arguments: FaultCourse.commands
    )
    func noRoom(command: FaultCourse.Command) async throws {
        // No file may become larger than nothing: as on a full disk, a file can be made, but not filled.
        try await expectRefusal(of: command, reasons: ["File too large"]) { arguments in
            "trap '' XFSZ; ulimit -f 0; exec \"$GLOSA\" \(arguments)"
        }
    }

    @Test("A site that does not fit on the disk leaves the former one as it is")
    func almostNoRoom() async throws {
        let mount = "mount -t tmpfs -o size=200k none \"$FOLDER/small\""
        try await withTemporaryFolder { folder in
            try FaultCourse.tree.write(to: folder)
            try FileTree("-- small/x --\n").write(to: folder)
            guard try Run(shell: "unshare -m sh -c '\(mount)'", in: folder).status == 0 else {
                try Test.cancel("only root may mount a small disk")
            }
            let script = """
                \(mount) && mkdir small/site && echo mine > small/site/.mine && : > small/site/.glosa-site
                "$GLOSA" build --output small/site; echo "status $?"
                ls -A small small/site; cat small/site/.mine
                """
            let run = try Run(shell: "exec unshare -m sh -c '\(script)'", in: folder)
            #expect(run.output.contains("status 2") && run.errors.contains("No space left"))
            #expect(run.output.hasSuffix("small:\nsite\n\nsmall/site:\n.glosa-site\n.mine\nmine\n"))
        }
    }

    @Test(
        "In folders that can't be written, status 2 tells why, and nothing is lost",
        arguments: FaultCourse.commands
    )
    func readOnly(command: FaultCourse.Command) async throws {
        let reasons = ["Read-only file system", "Permission denied"]
        let mount = "mount --bind \"$FOLDER\" \"$FOLDER\" && mount -o remount,ro,bind \"$FOLDER\" && cd \"$FOLDER\""
        if getuid() != 0 {
            try await expectRefusal(
                of: command,
                reasons: reasons,
                prepare: { folder in
                    _ = try Run(shell: "find . -type d -exec chmod a-w {} +", in: folder)
                },
                by: { "\"$GLOSA\" \($0); status=$?; find . -type d -exec chmod u+w {} +; exit $status" }
            )
        } else if try Run(shell: "unshare -m true", in: FileManager.default.temporaryDirectory).status == 0 {
            try await expectRefusal(of: command, reasons: reasons) { arguments in
                "exec unshare -m sh -c '\(mount) && exec \"$GLOSA\" \(arguments)'"
            }
        } else {
            try Test.cancel("root may write everywhere, and can't mount a folder read only here")
        }
    }

    @Test("A course is checked in a folder that can't be written")
    func checkReadOnly() async throws {
        guard let check = Run.asOrdinaryUser("check --no-typecheck") else {
            try Test.cancel("root may write everywhere, and no other user can run the program here")
        }
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n# A\n").write(to: folder)
            let run = try Run(shell: "chmod -R a-w . && \(check); status=$?; chmod -R u+w .; exit $status", in: folder)
            #expect(run.status == 0, "\(run.errors)")
        }
    }

    @Test("What can't be read is found at its file, and the rest is published")
    func unreadable() async throws {
        guard let build = Run.asOrdinaryUser("build --output out/site") else {
            try Test.cancel("root may read everything, and no other user can run the program here")
        }
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- content/en/a.md --
                # A

                ![picture](picture.png)
                -- content/en/secret.md --
                # Secret
                -- content/en/picture.png --
                PNG
                -- content/en/locked/b.md --
                # B
                -- out/x --

                """
            ).write(to: folder)
            let locked = "content/en/secret.md content/en/picture.png content/en/locked"
            let run = try Run(
                shell: "chmod a+rwx out; chmod 000 \(locked); \(build); status=$?; chmod 755 \(locked); exit $status",
                in: folder
            )
            #expect(run.status == 1, "\(run.errors)")
            for path in locked.split(separator: " ") { #expect(run.output.contains("--> \(path)"), "\(run.output)") }
            let files = try FaultCourse.files(in: folder.appending(path: "out/site"))
            #expect(files["en/a.html"] != nil && files["en/picture.png"] == nil && files["en/secret.html"] == nil)
        }
    }

    @Test(
        "What a course can't do without stops each command with status 2, a reason and the former site, if it can't be read",
        arguments: ["glosa.yml", "content", "look", "look/footer.mustache", "hidden.swift", "glosa-translations.json"]
    )
    func unusable(path: String) async throws {
        let commands = [
            "build --output out/site", "check --no-typecheck", "translate status", "translate accept --all",
        ]
        let runs = commands.compactMap(Run.asOrdinaryUser)
        guard runs.count == commands.count else {
            try Test.cancel("root may read everything, and no other user can run the program here")
        }
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                templates: look
                compile: {preamble: hidden.swift}
                -- hidden.swift --
                struct Hidden {}
                -- look/footer.mustache --
                <footer></footer>
                -- content/en/a.md --
                # A
                -- glosa-translations.json --
                {"schemaVersion": 1, "translations": {}}
                -- out/x --

                """
            ).write(to: folder)
            _ = try Run(shell: "chmod a+rwx . out; rm glosa-translations.json; \(runs[3]) && \(runs[0])", in: folder)
            let before = try FaultCourse.files(in: folder)
            #expect(before["out/site/en/a.html"] != nil && before["glosa-translations.json"] != nil)
            for (command, run) in zip(commands, runs) where !command.hasPrefix("translate") || !path.hasPrefix("look") {
                let result = try Run(
                    shell: "chmod 000 \(path); \(run); status=$?; chmod 755 \(path); exit $status",
                    in: folder
                )
                #expect(result.status == 2, "\(command): \(result.output)")
                #expect(result.errors.lowercased().contains("permission denied"), "\(command): \(result.errors)")
                #expect(try FaultCourse.files(in: folder) == before)
            }
        }
    }
}
