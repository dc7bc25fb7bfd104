import Course
import CourseChecks
import Foundation
import TestSupport
import Testing

@testable import LanguageServer

@Suite("A course that a session leaves for the next")
struct MemoryTests {
    private static let memory = CourseMemory.path

    /// Opens a page, and gives its findings.
    private func session(
        _ folder: URL,
        _ path: String = EditedFiles.owner,
        _ text: String? = nil,
        leavesMemory: Bool,
        _ body: (Editor) async throws -> Void
    ) async throws -> [String] {
        let editor = try await Editor(folder, restTime: leavesMemory ? .milliseconds(20) : .seconds(600))
        try editor.open(path, text)
        let found = rules(try await editor.findings(path, version: 1))
        try await body(editor)
        #expect(try await editor.close())
        return found
    }

    private func awaitMemory(_ folder: URL) async throws {
        let place = folder.appending(path: Self.memory).path
        for _ in 0..<500 where !FileManager.default.fileExists(atPath: place) {
            try await Task.sleep(for: .milliseconds(20))
        }
        try #require(FileManager.default.fileExists(atPath: place))
    }

    /// Expects the findings of a page in a session that leaves nothing.
    private func expect(_ expected: [String], in folder: URL, _ path: String = EditedFiles.owner) async throws {
        let found = try await session(folder, path, nil, leavesMemory: false) { _ in }
        #expect(found == expected)
    }

    private func isOfUse(_ folder: URL) async throws -> Bool {
        let root = folder.resolvingSymlinksInPath().path
        let loader = CourseLoader(root: root, makesPages: false)
        return try await CourseMemory.restored(CourseLocation(root), by: loader, edited: []) != nil
    }

    /// A course of ten lessons beside those of ``EditedFiles``, so that one change leaves most of it.
    private func course(_ body: (URL) async throws -> Void) async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            for number in 0..<10 {
                let text = "# Page \(number)\n\nSee [the question](state/owner.md#who-owns-it).\n"
                try Data(text.utf8).write(to: folder.appending(path: "content/en/page\(number).md"))
            }
            // Files that were written just now may be written again with the same time: they are read anew.
            try await Task.sleep(for: .seconds(2.1))
            let found = try await session(folder, leavesMemory: true) { _ in try await awaitMemory(folder) }
            #expect(found == ["force-unwrap"])
            try await body(folder)
        }
    }

    @Test("The next session finds the same, in open texts and in others")
    func same() async throws {
        try await course { folder in
            #expect(try await isOfUse(folder))
            try await expect(["force-unwrap"], in: folder)
            try await expect(["translation-missing"], in: folder, "content/en/page3.md")
        }
    }

    @Test(
        "Texts that have changed meanwhile, on disk or in the editor, are read anew, and so are those that link to them"
    )
    func changed() async throws {
        try await course { folder in
            let text = "---\nid: state/owner\ntitle: Owner\n---\n# Owner\n\n## Another question\n"
            // Unsaved: the other page's link has lost its heading.
            let editor = try await Editor(folder, restTime: .seconds(600))
            try editor.open(EditedFiles.owner, text)
            try editor.open("content/en/page3.md")
            _ = try await editor.findings(EditedFiles.owner, version: 1)
            let answer = try await editor.request("workspace/diagnostic", [:])
            let reports = answer["items"]?.list ?? []
            #expect(reports.filter { $0["items"]?.list?.contains { $0["code"] == "broken-link" } == true }.count > 10)
            #expect(try await editor.close())
            try Data("# Page 3\n\n[x](nowhere.md)\n".utf8).write(to: folder.appending(path: "content/en/page3.md"))
            try await expect(["translation-missing", "broken-link"], in: folder, "content/en/page3.md")
        }
    }

    @Test("A configuration that has changed, and a memory that is damaged, are of no use, and no harm")
    func useless() async throws {
        try await course { folder in
            let configuration = folder.appending(path: "glosa.yml")
            let text = try String(contentsOf: configuration, encoding: .utf8)
            try Data(text.replacing("force-unwrap: warning", with: "force-unwrap: off").utf8).write(to: configuration)
            #expect(try await !isOfUse(folder))
            try await expect([], in: folder)
            try Data(text.utf8).write(to: configuration)
            let place = folder.appending(path: Self.memory)
            let bytes = try Data(contentsOf: place)
            for damaged in [Data(), bytes.prefix(200), bytes.dropLast(), Data(bytes.reversed())] {
                try damaged.write(to: place)
                #expect(try await !isOfUse(folder))
                try await expect(["force-unwrap"], in: folder)
            }
        }
    }

    @Test("After random edits a session that began with a memory knows what one without knows")
    func edits() async throws {
        try await course { folder in
            let other = folder.appending(path: "../\(folder.lastPathComponent)-fresh")
            defer { try? FileManager.default.removeItem(at: other) }
            try FileManager.default.copyItem(at: folder, to: other)
            try FileManager.default.removeItem(at: other.appending(path: ".glosa"))
            let editors = [
                try await Editor(folder, restTime: .seconds(600)), try await Editor(other, restTime: .seconds(600)),
            ]
            let texts = [
                "# Owner\n", "---\nid: state/owner\n---\n# Owner\n\n## Who owns it?\n", "", "# A\n\n[x](page3.md#no)\n",
                "# A\n\n```swift\nlet a = Int(\"1\")!\n```\n", "---\nid: page4\n---\n# Owner\n",
            ]
            let paths = [EditedFiles.owner, "content/en/page3.md", EditedFiles.home]
            for editor in editors {
                for path in paths { try editor.open(path) }
            }
            var random = SeededGenerator(seed: 7)
            for version in 2..<20 {
                let (path, text) = (paths.randomElement(using: &random), texts.randomElement(using: &random))
                var found: [[String]] = []
                for editor in editors {
                    editor.change(path ?? "", version: version, [["text": .text(text ?? "")]])
                    let answer = try await editor.request("workspace/diagnostic", [:])
                    let reports = answer["items"]?.list ?? []
                    let lines = reports.flatMap { report in
                        (report["items"]?.list ?? []).map {
                            let file = report["uri"]?.text?.split(separator: "/").suffix(2).joined(separator: "/")
                            return "\(file ?? "") \($0["code"]?.text ?? "") \($0["range"]?.json ?? "")"
                        }
                    }
                    found.append(lines.sorted())
                }
                #expect(found[0] == found[1], "version \(version)")
            }
            for editor in editors { #expect(try await editor.close()) }
        }
    }
}
