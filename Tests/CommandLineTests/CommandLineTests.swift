import ArgumentParser
import Diagnostics
import FileSystem
import Foundation
import SnippetLint
import SnippetSyntax
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks
@testable import glosa

@Suite("The command line")
struct CommandLineTests {
    private static let course = """
        -- glosa.yml --
        languages: [en]
        -- content/en/a.md --
        # A

        """

    @Test("A clean course ends with 0, one with errors with 1, and so does a warning under --strict")
    func statuses() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            #expect(try Run(["check"], in: folder).status == 0)
            try FileTree("-- content/en/b.md --\n```swift nonsense\n```\n").write(to: folder)
            #expect(try Run(["check"], in: folder).status == 0)
            #expect(try Run(["check", "--strict"], in: folder).status == 1)
            try FileTree("-- content/en/b.md --\n[x](nowhere.md)\n").write(to: folder)
            let run = try Run(["check"], in: folder)
            #expect(run.status == 1)
            #expect(run.output.contains("content/en/b.md:1:5"))
            #expect(run.errors.isEmpty)
        }
    }

    @Test(
        "Wrong usage, wrong configuration and missing files end with 2 and say why on standard error",
        arguments: [
            (["check", "--format", "nonsense"], "nonsense"), (["nonsense"], "nonsense"),
            (["check", "missing.md"], "missing.md"),
            (["build"], "there is no course"), (["render", "missing.md"], "missing.md"),
            (["build", "--base-url", "nowhere"], "nowhere"), (["diagram", "missing.mmd"], "missing.mmd"),
            (["diagram", "a.mmd", "b.mmd"], "--output-dir"),
            (["check", "--fix", "--format", "json"], "--format"),
            (["check", "--rule", "state-privat=off"], "state-private"),
        ]
    )
    func usage(arguments: [String], text: String) async throws {
        try await withTemporaryFolder { folder in
            let run = try Run(arguments, in: folder)
            #expect(run.status == 2)
            #expect(run.errors.contains(text))
            #expect(run.output.isEmpty)
        }
    }

    @Test("A build writes the site even where there are errors, and with --strict only where there are none")
    func strictBuild() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course + "-- content/en/b.md --\n[x](nowhere.md)\n").write(to: folder)
            #expect(try Run(["build", "--strict"], in: folder).status == 1)
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: "site").path))
            #expect(try Run(["build"], in: folder).status == 1)
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "site/en/b.html").path))
        }
    }

    @Test("A build counts pages: no drawings, no files for machines, no answers to wrong addresses")
    func pages() async throws {
        try await withTemporaryFolder { folder in
            let diagram = "\n```mermaid\nflowchart TD\n  a --> b\n```\n"
            try FileTree(
                "-- glosa.yml --\nlanguages: [en]\nredirects: {old.html: en/a.md}\n-- content/en/a.md --\n# A\n\(diagram)\(diagram)"
            ).write(to: folder)
            let run = try Run(["build"], in: folder)
            // The page of languages, the start page, the lesson, and all lessons on one page.
            #expect(run.status == 0 && run.errors.contains("4 pages in"), "\(run.output)\(run.errors)")
        }
    }

    @Test("A baseline hides what was there, and nothing that is new")
    func baseline() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course + "-- content/en/b.md --\n[x](nowhere.md)\n").write(to: folder)
            #expect(try Run(["check", "--write-baseline", "known.json"], in: folder).status == 1)
            let known = try Run(["check", "--baseline", "known.json"], in: folder)
            #expect(known.status == 0)
            #expect(known.errors.contains("1 known finding is not shown"))
            try FileTree("-- content/en/b.md --\nNew: [y](elsewhere.md)\n\n[x](nowhere.md)\n").write(to: folder)
            let new = try Run(["check", "--baseline", "known.json"], in: folder)
            #expect(new.status == 1)
            #expect(new.output.contains("elsewhere.md") && !new.output.contains("nowhere.md"))
            #expect(try Run(["check", "--baseline", "glosa.yml"], in: folder).status == 2)
        }
    }

    @Test(
        "What a command writes stays where its path says, whatever lies there",
        arguments: [
            ("known.json", "ln -s ../precious known.json", "it leads out of its folder"),
            ("reports/known.json", "ln -s .. reports", "it leads out of its folder"),
            ("known.json", "mkfifo known.json", "No such device or address"),
        ]
    )
    func places(path: String, made: String, why: String) async throws {
        try await withTemporaryFolder { folder in
            let course = folder.appending(path: "course")
            try FileTree(Self.course).write(to: course)
            try FileTree("-- precious --\nmine\n").write(to: folder)
            #expect(try Run(shell: made, in: course).status == 0)
            for option in ["--write-baseline", "--output"] {
                let run = try Run(["check", "--no-typecheck", option, path], in: course)
                #expect(run.status == 2)
                #if os(Linux)
                    #expect(run.errors.contains(why))
                #endif
            }
            let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
            #expect(names == ["course", "precious"])
            #expect(try String(contentsOf: folder.appending(path: "precious"), encoding: .utf8) == "mine\n")
        }
    }

    @Test("Text that was read in the wrong encoding comes out as it was written, and only then are its samples mended")
    func mojibake() async throws {
        try await withTemporaryFolder { folder in
            let original = "# Árbol\r\n\n«¿Qué?», decisión 🎉\n\n```swift\n@State var año = 0\n```\n"
            // As Python decodes the original’s UTF-8 by Mac Roman
            let damaged =
                "# √Årbol\r\n\n¬´¬øQu√©?¬ª, decisi√≥n \u{F8FF}üéâ\n\n```swift\n@State var a√±o = 0\n```\n"
            try Data(damaged.utf8).write(to: folder.appending(path: "a.md"))
            #expect(try Run(["check", "--fix", "--rule", "state-private=off", "a.md"], in: folder).status == 0)
            #expect(try String(contentsOf: folder.appending(path: "a.md"), encoding: .utf8) == original)
            #expect(try Run(["check", "--fix", "a.md"], in: folder).status == 0)
            let mended = try String(contentsOf: folder.appending(path: "a.md"), encoding: .utf8)
            #expect(mended == original.replacing("var", with: "private var"))
        }
    }

    @Test("A translation is behind once its original changes, until it is accepted")
    func translate() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- glosa.yml --\nlanguages: [es, en]\n-- content/es/a.md --\n# Uno\n-- content/en/a.md --\n# One\n"
            ).write(to: folder)
            #expect(try Run(["translate", "status"], in: folder).output.contains("never accepted"))
            #expect(try Run(["translate", "accept", "content/en/a.md"], in: folder).status == 0)
            #expect(try Run(["translate", "status"], in: folder).output.contains("up to date"))
            try FileTree("-- content/es/a.md --\n# Uno\n\nAlgo nuevo.\n").write(to: folder)
            let status = try Run(["translate", "status", "--format", "json"], in: folder)
            #expect(status.output.contains("\"state\" : \"stale\"") && status.output.contains("\"uno\""))
            #expect(try Run(["check", "--strict"], in: folder).status == 1)
            #expect(try Run(["translate", "accept", "--all"], in: folder).status == 0)
            #expect(try Run(["check", "--strict"], in: folder).status == 0)
            let original = try Run(["translate", "accept", "content/es/a.md"], in: folder)
            #expect(original.status == 2 && original.errors.contains("is not a translation"))
            #expect(try Run(["translate", "accept", "content/en/b.md"], in: folder).errors.contains("content/en/a.md"))
        }
    }

    @Test(
        "Other hosts are asked only when told to, and not twice in a row",
        .enabled(if: FileManager.default.fileExists(atPath: "/usr/bin/curl"), "curl is not installed")
    )
    func external() async throws {
        try await withTemporaryFolder { folder in
            // Nothing listens on the discard port of this machine.
            try FileTree(Self.course + "-- content/en/b.md --\n# B\n\n[x](http://127.0.0.1:9/gone#part)\n").write(
                to: folder
            )
            #expect(try Run(["check", "--strict"], in: folder).status == 0)
            let run = try Run(["check", "--external"], in: folder)
            #expect(run.output.contains("external-link") && run.output.contains("content/en/b.md:3:5"))
            let answers = MemoryFile(folder.path + "/.glosa/external-links", form: "glosa external links 2")
            let memory = Memory<RememberedAnswer>(reading: answers)
            #expect(memory.values.mapValues(\.answer.status) == ["http://127.0.0.1:9/gone": 0])
        }
    }

    @Test("render shows samples that are files, and says what is wrong with them")
    func renderFiles() async throws {
        try await withTemporaryFolder { folder in
            let tree =
                "-- a.md --\n```swift file=b.swift region=b\n```\n\n```swift file=c.swift\n```\n-- b.swift --\n// snippet.b\nlet b = 1 < 2\n"
            try FileTree(tree).write(to: folder)
            let run = try Run(["render", "a.md"], in: folder)
            #expect(run.output.contains("<code class=\"language-swift\">let b = 1 &lt; 2\n</code>"))
            #expect(run.errors.contains("sample-file") && run.errors.contains("a.md:4:15"))
        }
    }

    @Test("render reads standard input and writes a fragment")
    func render() throws {
        let run = try Run(["render", "--html", "allow"], input: "# Hi *there*\n\n<b>raw</b>\n")
        #expect(run.status == 0)
        #expect(run.output == "<h1>Hi <em>there</em></h1>\n<p><b>raw</b></p>\n")
    }

    @Test("diagram draws standard input, and ends with 1 at what it can't draw")
    func diagram() throws {
        let run = try Run(["diagram", "-"], input: "flowchart LR\n  a --> b\n")
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("<svg") && run.output.hasSuffix("</svg>\n"))
        let broken = try Run(["diagram"], input: "flowchart LR\n  a -->\n")
        #expect(broken.status == 1)
        #expect(broken.errors.contains("diagram-syntax"))
    }

    @Test("Nothing that a file or its name holds reaches the terminal to be obeyed")
    func terminal() async throws {
        try await withTemporaryFolder { folder in
            let evil = "\u{1B}]0;x\u{7}\u{9B}2J\u{202E}"
            let text = "# A\(evil)\n\n[\(evil)](no\(evil).md) &#27;\n\n```swift\nlet a = \"\(evil)\n```\n"
            let name = "b\(evil)\n.md"
            try Data(text.utf8).write(to: folder.appending(path: name))
            try Data("flowchart LR\n a[\"\(evil)\"] --> \(evil)\n".utf8).write(to: folder.appending(path: name + "d"))
            for arguments in [
                ["check", name], ["check", "--format", "github", name], ["check", "--fix", name],
                ["check", "no" + name],
                ["render", name], ["diagram", name + "d"], ["build", "--source", name],
            ] {
                let run = try Run(arguments, in: folder)
                for output in [run.output, run.errors] {
                    let obeyed = output.unicodeScalars.filter {
                        ($0.value < 0x20 && $0 != "\n") || (0x7F...0x9F).contains($0.value)
                    }
                    #expect(obeyed.isEmpty, "\(arguments)")
                    #expect(output.isEmpty || arguments[0] == "render" || !output.unicodeScalars.contains("\u{202E}"))
                }
                #expect(run.output.count + run.errors.count > 0)
            }
        }
    }

    @Test("A new course builds without a finding, and init overwrites nothing")
    func newCourse() async throws {
        try await withTemporaryFolder { folder in
            let first = try Run(["init", "course"], in: folder)
            #expect(first.status == 0)
            #expect(try Run(["build", "--strict", "--source", "course"], in: folder).status == 0)
            #expect(FileManager.default.fileExists(atPath: folder.appending(path: "course/site/es/index.html").path))
            #expect(try Run(["init", "course"], in: folder).status == 2)
        }
    }

    @Test("JSON goes to a file on request, and JSON alone to standard output")
    func json() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course).write(to: folder)
            let run = try Run(["check", "--format", "json"], in: folder)
            let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
            #expect(object is [String: Any])
            #expect(try Run(["check", "--format", "json", "--output", "report.json"], in: folder).output.isEmpty)
            let written = try String(contentsOf: folder.appending(path: "report.json"), encoding: .utf8)
            #expect(written == run.output)
        }
    }

    @Test("A folder that can't be written is a clear message, and nothing is lost")
    func noPermission() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(Self.course + "-- site --\na file, not a folder\n").write(to: folder)
            let run = try Run(["build"], in: folder)
            #expect(run.status == 2)
            #expect(run.errors.contains("site"))
            #expect(try String(contentsOf: folder.appending(path: "site"), encoding: .utf8).hasPrefix("a file"))
        }
    }

    @Test("A build killed at any moment leaves the former site or the new one, whole")
    func killed() async throws {
        try await withTemporaryFolder { folder in
            for index in 0..<40 {
                try FileTree("-- content/en/page\(index).md --\n# Page \(index)\n\nText.\n").write(to: folder)
            }
            try FileTree("-- glosa.yml --\nlanguages: [en]\n").write(to: folder)
            func build(_ base: String) throws -> Process {
                let process = Process()
                process.executableURL = Run.executable
                process.arguments = ["build", "--base-url", "https://\(base).example/"]
                process.currentDirectoryURL = folder
                process.standardOutput = FileHandle.nullDevice
                process.standardError = FileHandle.nullDevice
                try process.run()
                return process
            }
            /// Each page names its site's address once; a whole site names one address only.
            func bases() throws -> Set<String> {
                let pages = folder.appending(path: "site/en")
                return try Set(
                    (0..<40).map { index in
                        let page = try String(contentsOf: pages.appending(path: "page\(index).html"), encoding: .utf8)
                        return String(try #require(page.firstMatch(of: /canonical" href="https:\/\/(\w+)/)).1)
                    }
                )
            }
            try build("first").waitUntilExit()
            #expect(try bases() == ["first"])
            for attempt in 0..<12 {
                let process = try build("n\(attempt)")
                try await Task.sleep(for: .milliseconds(4 * attempt))
                kill(process.processIdentifier, SIGKILL)
                process.waitUntilExit()
                #expect(try bases().count == 1)
            }
            try build("last").waitUntilExit()
            #expect(try bases() == ["last"])
            let beside = try FileManager.default.contentsOfDirectory(atPath: folder.path)
            #expect(beside.sorted() == [".glosa", "content", "glosa.yml", "site"])
        }
    }

    @Test("Every rule that a finding may name is explained, in both languages", arguments: RuleID.all)
    func explained(_ rule: RuleID) throws {
        guard RuleCatalogue.rule(rule) == nil else { return }
        let entry = try #require(FindingTable.entries[rule])
        for text in [entry.levels, entry.what, entry.instead] {
            #expect(!text.en.isEmpty && !text.es.isEmpty)
            #expect(!text.en.contains("](") && !text.es.contains("]("))
        }
        #expect(entry.severity != nil)
        var command = try ExplainCommand.parse([rule.rawValue])
        try command.run()
    }

    @Test(
        "A misspelt command gets the one that was meant",
        arguments: [
            (["buidl"], "`glosa build`"), (["chekc", "content"], "`glosa check`"), (["version"], "`glosa --version`"),
            (["xyzzy"], "`glosa help`"),
        ]
    )
    func misspeltCommand(arguments: [String], expected: String) throws {
        let run = try Run(arguments, in: FileManager.default.temporaryDirectory)
        #expect(run.status == 2)
        #expect(run.errors.contains(expected), "\(run.errors)")
    }
}
