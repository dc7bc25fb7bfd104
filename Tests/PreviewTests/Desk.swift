import FileSystem
import Foundation
import TestSupport
import Testing

@testable import HTTPServer
@testable import Preview

/// A course that is being previewed, without a connection between.
struct Desk {
    let folder: URL
    let store: SiteStore
    let follower: CourseFollower

    func edit(_ path: String, _ change: (String) -> String) async throws {
        let file = folder.appending(path: path)
        try Data(change(try String(contentsOf: file, encoding: .utf8)).utf8).write(to: file)
        await follower.follow(FileChanges(paths: [path]))
    }

    func get(
        _ target: String,
        method: String = "GET",
        _ headers: [String: String] = [:],
        isLocal: Bool = true
    ) async -> Response {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        var question = Question(method: method, target: String(parts[0]), headers: headers, isLocal: isLocal)
        question.query = parts.count > 1 ? String(parts[1]) : ""
        return await store.answer(question)
    }

    func text(_ target: String) async -> String { await get(target).text }

    /// A browser that has loaded a page.
    func open(_ page: String, isLocal: Bool = true) async throws -> Browser {
        let loaded = await get("/" + page, isLocal: isLocal).text
        let version = try #require(loaded.firstMatch(of: /data-version="([^"]+)"/)?.1)
        let answer = await get("/_glosa/events?page=\(page)&version=\(version)", isLocal: isLocal)
        return Browser(try #require(answer.events))
    }
}

/// The events that a page was sent. They are there when an edit has been followed.
final class Browser {
    private let stream: StreamedBody
    private var events: [String] = []

    init(_ stream: StreamedBody) { self.stream = stream }

    /// The next event of a name, with those before it left out; nil where none was sent.
    func next(_ name: String) -> String? {
        while case .bytes(let bytes) = stream.take() {
            events += String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n\n").dropLast()
        }
        guard let place = events.firstIndex(where: { $0.hasPrefix("event: \(name)\n") }) else { return nil }
        defer { events.removeSubrange(...place) }
        return events[place]
    }
}

/// A course that is previewed, as long as something is done with it.
///
/// - Parameter drift: what has changed in the originals of translations.
func desk(
    _ tree: FileTree = SmallCourse.tree,
    drift: DriftSource? = nil,
    _ body: (Desk) async throws -> Void
) async throws {
    try await withTemporaryFolder { folder in
        let course = folder.appending(path: "course")
        try tree.write(to: course)
        try Data("secret".utf8).write(to: folder.appending(path: "secret.txt"))
        let editor = EditorLink(root: course.path)
        let store = SiteStore(editor: editor, folders: [course.path], language: "es", drift: drift)
        let follower = CourseFollower(source: course.path, store: store) { _ in }
        await follower.follow(FileChanges(isComplete: false))
        try await body(Desk(folder: course, store: store, follower: follower))
    }
}

extension Response {
    var text: String {
        switch body {
        case .bytes(let bytes): String(decoding: bytes, as: UTF8.self)
        case .file(let file, let range):
            String(decoding: file.bytes(at: range.lowerBound, atMost: range.count), as: UTF8.self)
        case .stream: ""
        }
    }

    var events: StreamedBody? {
        guard case .stream(let stream) = body else { return nil }
        return stream
    }
}
