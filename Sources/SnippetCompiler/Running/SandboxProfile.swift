/// The profile of an untrusted program for macOS's `sandbox-exec` (`man sandbox-exec`; the language is Scheme's, and the last
/// rule that fits counts).
enum SandboxProfile {
    /// The system's libraries and time zones. macOS matches real paths: `/var` is a link to `/private/var`, and
    /// `/usr/share/zoneinfo` one to a folder there.
    private static let system = [
        "/usr/lib", "/System/Library", "/private/var/db/dyld", "/private/var/db/timezone", "/usr/share/zoneinfo",
    ]

    /// - Parameters:
    ///   - program: The real path of the program, the only one that may be executed.
    ///   - folders: The real paths of folders that may be read.
    static func text(program: String, folders: [String]) -> String {
        let readable = (system + folders).map { "(subpath \(quoted($0)))" }.joined(separator: " ")
        return """
            (version 1)
            (deny default)
            (import "system.sb")
            (allow process-exec (literal \(quoted(program))))
            (allow sysctl-read)
            (allow signal (target self))
            (allow file-read-metadata)
            (allow file-read* (literal "/") (literal \(quoted(program))) \(readable))
            (deny file-write*)
            (deny network*)
            (deny process-fork)
            """
    }

    private static func quoted(_ path: String) -> String {
        "\"\(path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }
}
