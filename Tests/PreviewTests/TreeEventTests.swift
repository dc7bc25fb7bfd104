import CFileSystem
import TestSupport
import Testing

@testable import FileSystem

/// What macOS says of a tree, read without macOS.
@Suite("Events of a watched tree")
struct TreeEventTests {
    static let folder = WatchedFolder(root: "/x", paths: ["content", "glosa.yml"], exceptions: ["content/site"])

    static func changes(_ path: String, _ flags: glosa_tree_event..., below root: String = "/private/x") -> FileChanges
    {
        changes(path, flags.reduce(0 as UInt32) { $0 | UInt32($1.rawValue) }, below: root)
    }

    static func changes(_ path: String, _ flags: UInt32, below root: String = "/private/x") -> FileChanges {
        let places = WatchedPlaces(folder, root: root)
        return places.changes(by: [TreeEvent(path: Array(path.utf8), flags: flags)]).changes
    }

    static let kept: [(String, [glosa_tree_event], String)] = [
        ("/private/x/content/a.md", [GLOSA_ITEM_MODIFIED], "content/a.md"),
        ("/private/x/content", [GLOSA_ITEM_REMOVED, GLOSA_ITEM_IS_FOLDER], "content"),
        ("/private/x/content/new", [GLOSA_ITEM_CREATED, GLOSA_ITEM_IS_FOLDER], "content/new"),
        ("/private/x/content/new", [GLOSA_ITEM_RENAMED, GLOSA_ITEM_IS_FOLDER], "content/new"),
        ("/private/x/glosa.yml", [GLOSA_ITEM_RENAMED], "glosa.yml"),
    ]

    @Test("What matters is told by its path below the root", arguments: kept)
    func matters(path: String, flags: [glosa_tree_event], relative: String) {
        let bits = flags.reduce(0 as UInt32) { $0 | UInt32($1.rawValue) }
        #expect(Self.changes(path, bits) == FileChanges(paths: [relative]))
    }

    static let left: [(String, UInt32)] = [
        ("/private/x/elsewhere", 0x20100), ("/private/x/elsewhere/x.md", 0x100), ("/private/x/content/.git", 0x20100),
        ("/private/x/content/.git/x.md", 0x100), ("/private/x/content/site", 0x20100),
        ("/private/x/content/site/a.html", 0x1000), ("/private/x/content/site/en/a.html", 0x1000),
        ("/private/xy/content/a.md", 0x1000), ("/private/x", 0x20400),
        // A folder whose rights or times alone are others.
        ("/private/x/content/es", 0x20400),
    ]

    @Test("Other folders are left alone, and so are those whose rights alone have changed", arguments: left)
    func isLeft(path: String, flags: UInt32) {
        #expect(Self.changes(path, flags).isEmpty)
    }

    @Test("Where the system lost count, or the root went, all may have changed")
    func incomplete() {
        for flag in [GLOSA_MUST_SCAN, GLOSA_USER_DROPPED, GLOSA_KERNEL_DROPPED, GLOSA_ROOT_CHANGED] {
            #expect(Self.changes("/private/x", flag) == FileChanges(isComplete: false))
        }
    }

    /// `é` in one character, and as `e` with an accent: file systems have both, and neither is as long as it looks.
    static let accented = ["/Users/jos\u{E9}/curso", "/Users/jose\u{301}/curso", "/Users/\u{1F468}\u{200D}\u{1F469}/c"]

    @Test("A root with accents is as good as any", arguments: accented)
    func accents(root: String) {
        let found = Self.changes(root + "/content/canci\u{F3}n.md", GLOSA_ITEM_MODIFIED, below: root)
        #expect(found == FileChanges(paths: ["content/canci\u{F3}n.md"]))
    }

    @Test("A mark at the beginning of a name belongs to the name, not to the slash before it")
    func marks() {
        let found = Self.changes("/private/x/content/\u{301}a.md", GLOSA_ITEM_MODIFIED)
        #expect(found.paths.map { Array($0.utf8) } == [Array("content/\u{301}a.md".utf8)])
    }

    @Test("The root of all may be watched too")
    func rootOfAll() {
        #expect(Self.changes("/content/a.md", GLOSA_ITEM_MODIFIED, below: "/").paths == ["content/a.md"])
    }

    @Test(
        "What lies where a symbolic link leads is told by the link's path, and a change of what it leads through, too"
    )
    func links() async throws {
        try await withTemporaryFolder { folder in
            try FileTree("-- real/en/a.md --\n\n-- parts/b.md --\n\n-- other/c.md --\n\n").write(to: folder)
            for (link, target) in [("way", "real"), ("content", "way"), ("real/en/b.md", "../../parts/b.md")] {
                try FileSystem.makeLink(folder.path + "/" + link, to: target)
            }
            let places = WatchedPlaces(WatchedFolder(root: folder.path, paths: ["content"]))
            func told(_ path: String, _ flags: glosa_tree_event...) -> (changes: FileChanges, isStale: Bool) {
                let bits = flags.reduce(0 as UInt32) { $0 | UInt32($1.rawValue) }
                return places.changes(by: [TreeEvent(path: Array("\(places.root)/\(path)".utf8), flags: bits)])
            }
            let file = told("real/en/a.md", GLOSA_ITEM_MODIFIED)
            #expect(file.changes.paths == ["content/en/a.md"] && !file.isStale)
            #expect(told("parts/b.md", GLOSA_ITEM_RENAMED).changes.paths == ["content/en/b.md"])
            for way in ["content", "way", "real"] {
                let link = told(way, GLOSA_ITEM_RENAMED)
                #expect(link.changes.paths.contains("content") && link.isStale, "\(way)")
            }
            let new = told("real/en/new", GLOSA_ITEM_CREATED, GLOSA_ITEM_IS_FOLDER)
            #expect(new.changes.paths == ["content/en/new"] && new.isStale)
            #expect(told("other/c.md", GLOSA_ITEM_MODIFIED).changes.isEmpty)
            #expect(told("parts/c.md", GLOSA_ITEM_MODIFIED).changes.isEmpty)
        }
    }
}
