import CourseChecks
import FileSystem
import Foundation
import Preview
import Synchronization
import TestSupport
import Testing

@testable import LanguageServer

@Suite(
    "The preview beside an editor",
    .enabled(if: FileSystem.executable(named: "curl") != nil, "curl is not installed")
)
struct BesideTests {
    /// The answer to a request for an address.
    private static func curl(_ arguments: String...) async throws -> String {
        let program = try #require(FileSystem.executable(named: "curl"))
        let output = try await Task.detached {
            try Subprocess(program, ["-s", "--noproxy", "*"] + arguments, environment: [:], directory: "/").run().output
        }.value
        return String(decoding: output, as: UTF8.self)
    }

    @Test("A command answers the page's address; the page follows the cursor, and a click in it leads to the line")
    func beside() async throws {
        try await withTemporaryFolder { folder in
            try EditedFiles.tree.write(to: folder)
            let editor = try await Editor(folder, abilities: ["window": ["showDocument": ["support": true]]])
            try editor.open(EditedFiles.owner)
            let place: JSONValue = ["line": 8, "character": 2]
            func execute(_ command: String) async throws -> JSONValue {
                let arguments: JSONValue = [.text(editor.address(EditedFiles.owner)), place]
                return try await editor.request(
                    "workspace/executeCommand",
                    ["command": .text(command), "arguments": arguments]
                )
            }
            let address = try #require(try await execute("glosa.preview")["uri"]?.text)
            let parts = try #require(
                address.wholeMatch(of: /(http:\/\/127\.0\.0\.1:\d+\/)(en\/state\/owner\.html)#who-owns-it/)
            )
            // The second time the same preview is found.
            #expect(try await execute("glosa.preview")["uri"]?.text == address)
            let (site, page) = (String(parts.1), String(parts.2))
            let html = try await Self.curl(site + page)
            let version = try #require(html.firstMatch(of: /data-version="([^"]+)"/)?.1)

            let events = try PreviewEvents("\(site)_glosa/events?page=\(page)&version=\(version)")
            // The page listens as soon as its first event has come.
            #expect(await events.contain("event: editor\n"))
            _ = try await execute("glosa.previewPosition")
            // Two of the eight lines from the heading to the next one.
            #expect(await events.contain("event: place\ndata: {\"anchor\":\"who-owns-it\",\"fraction\":0.25}"))

            _ = try await Self.curl("-X", "POST", "\(site)_glosa/place?page=\(page)&anchor=who-owns-it&fraction=0.3")
            var shown = editor.notices.first { $0["method"] == "window/showDocument" }
            while shown == nil {
                let message = try await editor.next()
                if message["method"] == "window/showDocument" { shown = message }
            }
            #expect(shown?[path: "params", "uri"] == .text(editor.address(EditedFiles.owner)))
            #expect(shown?[path: "params", "selection", "start"] == ["line": 8, "character": 0])
            #expect(try await editor.close())
        }
    }

    /// A text with headings in lines 2 and 6, and the places in it.
    @Test(
        "A line has a place between two headings, and the place has that line again",
        arguments: [
            (0, nil, 0), (1, nil, 0.5), (2, "one", 0), (3, "one", 0.25), (5, "one", 0.75), (6, "two", 0),
            (7, "two", 0.5),
        ]
            as [(Int, String?, Double)]
    )
    func places(line: Int, anchor: String?, fraction: Double) async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- glosa.yml --\ntitle: A\n-- content/en/index.md --\nText\n").write(to: folder)
            let text = "Text.\n\n# One\n\nText.\n\n## Two\n"
            let path = "content/en/index.md"
            try Data(text.utf8).write(to: folder.appending(path: path))
            let checked = try await CourseLoader(root: folder.path).load()
            let view = CourseView(
                checked: checked,
                found: FoundByFile(checked, site: nil),
                root: folder.path,
                texts: [:],
                encoding: .utf16
            )
            let lines = TextLines(Array(text.utf8), .utf16)
            let file = FileView(view: view, path: path, lines: lines, language: "en")
            let place = EditorPlace(file: path, anchor: anchor, fraction: fraction)
            #expect(PreviewPlace.of(lines.range(ofLine: line).lowerBound, in: file) == place)
            #expect(PreviewPlace.line(of: place, in: file) == line)
        }
    }
}

/// The events that the preview sends to a page, read as they come.
private final class PreviewEvents: Sendable {
    private let stream: SpokenProgram
    private let text = Mutex("")

    init(_ address: String) throws {
        let curl = try #require(FileSystem.executable(named: "curl"))
        let arguments = ["-sN", "--noproxy", "*", "--max-time", "300", address]
        stream = try SpokenProgram(Subprocess(curl, arguments, environment: [:], directory: "/"))
    }

    deinit { stream.stop() }

    /// Waits until the events contain a text; false if they end before.
    func contain(_ part: String) async -> Bool {
        await Task.detached { [self] in
            var buffer = [UInt8](repeating: 0, count: 4096)
            while !text.withLock({ $0.contains(part) }) {
                guard let count = stream.read(into: &buffer), count > 0 else { return false }
                text.withLock { $0 += String(decoding: buffer[..<count], as: UTF8.self) }
            }
            return true
        }.value
    }
}
