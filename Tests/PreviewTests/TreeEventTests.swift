import CFileSystem
import Testing

@testable import FileSystem

/// What macOS says of a tree, read without macOS.
@Suite("Events of a watched tree")
struct TreeEventTests {
    static let folder = WatchedFolder(root: "/x", paths: ["content", "glosa.yml"], exceptions: ["content/site"])

    static func changes(_ path: String, _ flags: glosa_tree_event..., below root: String = "/private/x") -> FileChanges
    {
        let bits = flags.reduce(0 as UInt32) { $0 | UInt32($1.rawValue) }
        return folder.changes(by: [TreeEvent(path: Array(path.utf8), flags: bits)], realRoot: Array(root.utf8))
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
        let event = TreeEvent(path: Array(path.utf8), flags: bits)
        let found = Self.folder.changes(by: [event], realRoot: Array("/private/x".utf8))
        #expect(found == FileChanges(paths: [relative]))
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
        let event = TreeEvent(path: Array(path.utf8), flags: flags)
        #expect(Self.folder.changes(by: [event], realRoot: Array("/private/x".utf8)).isEmpty)
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
}
