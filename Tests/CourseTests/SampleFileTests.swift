import Diagnostics
import Foundation
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

/// Samples whose code is that of other files.
@Suite("Samples that are files")
struct SampleFileTests {
    // MARK: Marks

    @Test(
        "Marks are read in the spellings of SwiftPM, mdBook, editors and Python-Markdown, in the comments of many languages",
        arguments: [
            ("// snippet.setup", RegionMark.begin(.snippet, "setup")), ("  //snippet.a-b  ", .begin(.snippet, "a-b")),
            ("// Snippet.HIDE", .hide), ("// snippet.show", .show), ("// snippet.end", .end(.snippet, "")),
            ("// snippet.", nil), ("// a snippet.end", nil), ("let a = 1 // snippet.end", nil),
            ("// ANCHOR: all", .begin(.anchor, "all")), ("# ANCHOR:all", .begin(.anchor, "all")),
            ("<!-- ANCHOR_END: all -->", .end(.anchor, "all")), ("/* ANCHOR: all */", .begin(.anchor, "all")),
            ("-- ANCHOR: all", .begin(.anchor, "all")), ("// ANCHOR:", nil), ("// ANCHORS: all", nil),
            ("// #region Life cycle", .begin(.region, "Life cycle")), ("//#region a", .begin(.region, "a")),
            ("#region a", .begin(.region, "a")), ("// #region", .begin(.region, "")), ("// region a", nil),
            ("// #endregion", .end(.region, "")), ("<!-- #endregion a -->", .end(.region, "a")),
            ("// --8<-- [start:a]", .begin(.section, "a")), ("# --8<-- [end:a-b]", .end(.section, "a-b")),
            ("// --8<-- [start:]", nil), ("// --8<-- [start: a b]", nil), ("// --8<-- \"a\"", nil),
            ("// #regional", nil), ("#if os(Linux)", nil), ("", nil),
        ] as [(String, RegionMark?)]
    )
    func marks(line: String, mark: RegionMark?) {
        #expect(RegionMark(Array(line.utf8)[...]) == mark)
    }

    private static let source = """
        import SwiftUI

        // ANCHOR: all
        struct A {
            // snippet.first
            let a = 1

            // snippet.second
            // #region inner
            func f() {
        \t    print(a)
                // snippet.hide
                secret()
                // snippet.show
            }
            // #endregion
            // snippet.end
        }
        // ANCHOR_END: all

        """

    @Test(
        "A region has its lines, without marks, hidden lines, blank ends and the indentation that all share",
        arguments: [
            ("first", "let a = 1\n", 6...6),
            ("inner", "    func f() {\n\t    print(a)\n    }\n", 10...15),
            ("second", "    func f() {\n\t    print(a)\n    }\n", 10...15),
            ("all", "struct A {\n    let a = 1\n\n    func f() {\n\t    print(a)\n    }\n}\n", 4...18),
        ]
    )
    func regions(name: String, code: String, lines: ClosedRange<Int>) throws {
        for ending in ["\n", "\r\n"] {
            let text = Self.source.replacing("\n", with: ending)
            let marked = MarkedLines(SourceFile(path: "A.swift", text: text))
            let region = try #require(marked.region(name))
            let end = try #require(region.end)
            let (slice, shown) = try #require(marked.code(of: region.mark + 1..<end))
            #expect(slice.text == code)
            #expect(shown == lines)
            // Each byte knows where it stands in the file.
            let file = Array(text.utf8)
            for (offset, byte) in slice.bytes.enumerated() where byte != UInt8(ascii: "\n") {
                #expect(file[slice.fileOffset(at: offset)] == byte)
            }
        }
    }

    @Test("Regions of editors lie within one another, and one without a name is passed over")
    func nestedRegions() throws {
        let text = "// #region a\n1\n// #region\n2\n// #region b\n3\n// #endregion\n// #endregion\n4\n// #endregion\n"
        let marked = MarkedLines(SourceFile(path: "A.swift", text: text))
        #expect(marked.regions.map(\.name) == ["a", "b"])
        #expect(marked.regions.map(\.end) == [9, 6])
        #expect(marked.code(of: 1..<9)?.0.text == "1\n2\n3\n4\n")
    }

    // MARK: Files

    /// The code of a lesson's first sample, and the messages of what was found.
    private func included(
        _ fence: String,
        _ tree: String,
        configuration: String = "languages: [en]\n",
        prepare: (URL) throws -> Void = { _ in }
    ) async throws -> (code: String?, path: String?, found: [String]) {
        try await withTemporaryFolder { folder in
            try FileTree("-- course/content/en/a.md --\n# A\n\n\(fence)\n```\n\(tree)").write(to: folder)
            let root = folder.appending(path: "course")
            try Data(configuration.utf8).write(to: root.appending(path: "glosa.yml"))
            try prepare(folder)
            let checked = try await CourseLoader(root: root.path).load()
            let block = try #require(checked.course.lessons[0].document.codeBlocks.first)
            let found = checked.diagnostics.filter { ["sample-file", "sample-region"].contains($0.rule) }
            return (block.origin == nil ? nil : block.slice.text, block.slice.path, found.map(\.message.en))
        }
    }

    @Test(
        "Nothing outside the course and hidden in it is read, by whatever way",
        arguments: [
            ("../secret.swift", "leads out"), ("a/../../secret.swift", "leads out"), ("/etc/passwd", "leads out"),
            ("link.swift", "out of its folder"), ("folder/secret.swift", "out of its folder"), (".env", "hidden"),
            ("hidden.swift", "hidden"), ("pipe", "not a file"), ("loop", "symbolic link"), ("content", "not a file"),
            ("big.swift", "too large"), ("gone.swift", "there is no file"), ("latin.swift", "not valid UTF-8"),
        ]
    )
    func refusals(path: String, reason: String) async throws {
        let result = try await included("```swift file=\(path)", "-- secret.swift --\nlet secret = 1\n") { folder in
            let root = folder.appending(path: "course").path
            let manager = FileManager.default
            for (link, target) in [
                ("link.swift", "../secret.swift"), ("folder", ".."), ("hidden.swift", ".env"), ("loop", "loop"),
            ] {
                try manager.createSymbolicLink(atPath: "\(root)/\(link)", withDestinationPath: target)
            }
            try Data("let hidden = 1\n".utf8).write(to: URL(filePath: "\(root)/.env"))
            try Data("let caf\u{E9} = 1\n".unicodeScalars.map { UInt8($0.value) }).write(
                to: URL(filePath: "\(root)/latin.swift")
            )
            try Data(repeating: UInt8(ascii: "a"), count: SampleRoots.largestFile + 1).write(
                to: URL(filePath: "\(root)/big.swift")
            )
            #expect(mkfifo("\(root)/pipe", 0o600) == 0)
        }
        #expect(result.code == nil)
        #expect(result.found.count == 1)
        #expect(result.found.first?.contains(reason) == true, "\(result.found)")
    }

    @Test("A link to another file of the course is followed, and so is one into the package")
    func links() async throws {
        let result = try await included(
            "```swift file=Link.swift",
            "-- Package.swift --\n// swift-tools-version:6.0\n-- Sources/A.swift --\nlet a = 1\n",
            configuration: "languages: [en]\ncompile: {package: ..}\n"
        ) { folder in
            try FileManager.default.createSymbolicLink(
                atPath: folder.appending(path: "course/Link.swift").path,
                withDestinationPath: "../Sources/A.swift"
            )
        }
        #expect(result.code == "let a = 1\n")
        #expect(result.found == [])
    }

    @Test(
        "A package's files are shown where it holds the course or shares its repository, and else they are not",
        arguments: [("..", "", true), ("../other", "", false), ("../other", ".git/HEAD", true), ("lib", "", true)]
    )
    func packages(package: String, repository: String, isShown: Bool) async throws {
        let place = package == ".." ? "" : package == "lib" ? "course/lib/" : "other/"
        let result = try await included(
            "```swift file=Snippets/A.swift",
            "-- \(place)Package.swift --\n// swift-tools-version:6.0\n-- \(place)Snippets/A.swift --\nlet a = 1\n"
                + (repository.isEmpty ? "" : "-- \(repository) --\n"),
            configuration: "languages: [en]\ncompile: {package: \(package)}\n"
        )
        #expect((result.code != nil) == isShown)
        #expect(result.path == (isShown ? "\(package)/Snippets/A.swift" : "content/en/a.md"))
        #expect(result.found.isEmpty == isShown)
    }

    @Test("A folder without Package.swift is no package, whatever glosa.yml says")
    func noPackage() async throws {
        let result = try await included(
            "```swift file=A.swift",
            "-- A.swift --\nlet a = 1\n",
            configuration: "languages: [en]\ncompile: {package: ..}\n"
        )
        #expect(result.code == nil)
    }

    @Test(
        "What is misspelled gets the name that is near",
        arguments: [
            ("file=Sources/App/Countr.swift", "Sources/App/Counter.swift"),
            ("file=Source/App/Counter.swift", "Sources"),
            ("file=Sources/App/Counter.swift region=boddy", "body"),
        ]
    )
    func nearMisses(attributes: String, near: String) async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- content/en/a.md --
                ```swift \(attributes)
                ```
                -- Sources/App/Counter.swift --
                // snippet.body
                let a = 1
                """
            ).write(to: folder)
            let found = try await CourseLoader(root: folder.path).load().diagnostics.filter { $0.severity == .error }
            #expect(found.map(\.advice?.en) == ["did you mean “\(near)”?"])
        }
    }

    @Test("A lesson shows a bounded amount of other files")
    func budget() async throws {
        try await withTemporaryFolder { folder in
            let size = SampleRoots.largestFile
            let fences = String(repeating: "```text file=big.txt\n```\n\n", count: 20)
            try FileTree("-- glosa.yml --\nlanguages: [en]\n-- content/en/a.md --\n\(fences)").write(to: folder)
            let line = String(repeating: "a", count: 1023) + "\n"
            try Data(String(repeating: line, count: size / 1024).utf8).write(to: folder.appending(path: "big.txt"))
            let checked = try await CourseLoader(root: folder.path).load()
            let shown = checked.course.lessons[0].document.codeBlocks.filter { $0.origin != nil }
            #expect(shown.count == FileAllowance.lesson.left / size - 1)
            let refused = checked.diagnostics.filter { $0.rule == "sample-file" }
            #expect(refused.count == 20 - shown.count)
        }
    }

    @Test("Loose files take samples from the package around them, else from their folder")
    func looseFiles() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- package/Package.swift --
                // swift-tools-version:6.0
                -- package/Sources/A.swift --
                let a: Int? = 1
                print(a!)
                -- package/docs/a.md --
                ```swift file=Sources/A.swift
                ```
                -- plain/a.md --
                ```swift file=b.swift
                ```

                ```swift file=../package/Sources/A.swift
                ```
                -- plain/b.swift --
                let b = 1
                """
            ).write(to: folder)
            let paths = ["package/docs/a.md", "plain/a.md"].map { folder.appending(path: $0).path }
            let checked = try await CourseLoader.loadLoose(paths)
            let code = checked.course.lessons.map { $0.document.codeBlocks.map { $0.origin.map(\.address) } }
            #expect(code == [["Sources/A.swift"], ["b.swift", nil]])
            let found = checked.diagnostics.map { "\($0.rule) \($0.range.path.split(separator: "/").suffix(2))" }
                .sorted()
            #expect(found == ["force-unwrap [\"Sources\", \"A.swift\"]", "sample-file [\"plain\", \"a.md\"]"])
        }
    }

    @Test("A stretch of a file may open what it doesn't close, unless the file doesn't either")
    func unbalanced() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- a.md --
                ```swift file=sound.swift region=body
                ```

                ```swift file=broken.swift region=body
                ```
                -- sound.swift --
                func start() {
                    // snippet.body
                    if Bool.random() {
                        print(1)
                        // snippet.end
                    }
                }
                -- broken.swift --
                // snippet.body
                func stop() {
                    // snippet.end
                """
            ).write(to: folder)
            let checked = try await CourseLoader.loadLoose([folder.appending(path: "a.md").path])
            let found = checked.diagnostics.map { "\($0.rule) \($0.range.path.split(separator: "/").last ?? "")" }
            #expect(found == ["unbalanced-fence broken.swift"])
        }
    }

    @Test("A diagram can be a file; what is wrong with it stands there, and without the file there is one finding")
    func diagrams() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- a.mmd --
                flowchart TD
                  a --> b
                  a[ --> c
                -- content/en/a.md --
                ```mermaid file=a.mmd
                ```

                ```mermaid file=b.mmd
                ```
                """
            ).write(to: folder)
            let checked = try await CourseLoader(root: folder.path).load()
            let found = checked.diagnostics.map { "\($0.rule) \($0.range.path)" }
            #expect(found.sorted() == ["diagram-syntax a.mmd", "sample-file content/en/a.md"])
        }
    }

    @Test("What a draft takes from files is not looked at")
    func drafts() async throws {
        try await withTemporaryFolder { folder in
            try FileTree(
                """
                -- glosa.yml --
                languages: [en]
                -- content/en/index.md --
                # A
                -- content/en/draft.md --
                ---
                draft: true
                ---
                ```swift file=A.swift
                ```
                """
            ).write(to: folder)
            let left = try await CourseLoader(root: folder.path).load()
            #expect(left.diagnostics.map(\.rule) == ["draft"])
            #expect(left.course.sampleFiles.isEmpty)
            let included = try await CourseLoader(root: folder.path, includesDrafts: true).load()
            #expect(included.diagnostics.map(\.rule) == ["sample-file"])
        }
    }
}
