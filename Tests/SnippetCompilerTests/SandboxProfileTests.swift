import Testing

@testable import SnippetCompiler

@Suite("What sandbox-exec is told")
struct SandboxProfileTests {
    static let profile = SandboxProfile.text(
        program: "/private/var/folders/a b/\"x\\/sample",
        folders: ["/private/var/folders/a b/\"x\\", "/Library/Developer/usr/lib/swift"]
    )

    @Test("Paths are quoted, so that none can add a rule")
    func quoting() {
        #expect(Self.profile.contains(#"(allow process-exec (literal "/private/var/folders/a b/\"x\\/sample"))"#))
        #expect(Self.profile.contains(#"(subpath "/private/var/folders/a b/\"x\\")"#))
        #expect(Self.profile.contains(#"(subpath "/Library/Developer/usr/lib/swift")"#))
    }

    @Test("What every program needs can be read: the root itself, the system, real zones of time")
    func system() {
        for place in [
            #"(import "system.sb")"#, #"(literal "/")"#, #"(subpath "/usr/lib")"#,
            #"(subpath "/private/var/db/timezone")"#,
        ] {
            #expect(Self.profile.contains(place))
        }
    }

    @Test("All else is denied, and writing, the network and other processes after everything that allows")
    func order() throws {
        let lines = Self.profile.split(separator: "\n")
        #expect(lines.prefix(2) == ["(version 1)", "(deny default)"])
        #expect(lines.suffix(3) == ["(deny file-write*)", "(deny network*)", "(deny process-fork)"])
        let depth = Self.profile.reduce(0) { $1 == "(" ? $0 + 1 : $1 == ")" ? $0 - 1 : $0 }
        #expect(depth == 0)
    }
}
