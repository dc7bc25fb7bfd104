import FileSystem
import Foundation
import Support
import TestSupport
import Testing

@testable import HTTPServer
@testable import Preview

@Suite("Places that an editor and a browser share")
struct EditorPlaceTests {
    /// The desk of ``SmallCourse``, and the places that were chosen in its pages.
    private func beside(_ body: (Desk, () -> [EditorPlace]) async throws -> Void) async throws {
        let chosen = Mutex<[EditorPlace]>([])
        try await desk { original in
            let store = SiteStore(editor: EditorLink(root: original.folder.path), language: "es") { place in
                chosen.with { $0.append(place) }
            }
            let follower = CourseFollower(source: original.folder.path, store: store) { _ in }
            await follower.follow(FileChanges(isComplete: false))
            try await body(Desk(folder: original.folder, store: store, follower: follower)) { chosen.with { $0 } }
        }
    }

    private static let (page, file) = ("es/estado/state.html", "content/es/estado/state.md")
    private static let choice = "/_glosa/place?page=\(page)&anchor=a%20b&fraction=0.5"

    @Test("A place is told to the pages of its file at this machine, and to no others")
    func following() async throws {
        try await beside { desk, _ in
            #expect(await desk.store.path(ofFile: Self.file) == Self.page)
            #expect(await desk.store.path(ofFile: "content/es/none.md") == nil)
            let (own, remote) = (try await desk.open(Self.page), try await desk.open(Self.page, isLocal: false))
            let other = try await desk.open("es/estado/binding.html")
            await desk.store.follow(EditorPlace(file: Self.file, anchor: "ab", fraction: 2))
            #expect(own.next("place")?.contains(#"{"anchor":"ab","fraction":1}"#) == true)
            #expect(remote.next("place") == nil)
            #expect(other.next("place") == nil)
        }
    }

    @Test("A place is taken from pages at this machine, by POST, if somebody wants to know it")
    func choosing() async throws {
        try await beside { desk, chosen in
            let (own, remote) = (try await desk.open(Self.page), try await desk.open(Self.page, isLocal: false))
            #expect(own.next("editor") != nil)
            #expect(remote.next("editor") == nil)
            #expect(await desk.get(Self.choice, method: "POST").status == 204)
            #expect(chosen() == [EditorPlace(file: Self.file, anchor: "a b", fraction: 0.5)])
            #expect(await desk.get(Self.choice).status == 405)
            #expect(await desk.get(Self.choice, method: "POST", isLocal: false).status == 404)
            #expect(await desk.get("/_glosa/place?page=none.html", method: "POST").status == 404)
            #expect(chosen().count == 1)
        }
        try await desk { desk in
            let own = try await desk.open(Self.page)
            #expect(own.next("editor") == nil)
            #expect(await desk.get(Self.choice, method: "POST").status == 404)
        }
    }
}
