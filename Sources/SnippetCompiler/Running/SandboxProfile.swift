/// What `sandbox-exec` of macOS is told of a program that nobody trusts (`man sandbox-exec`; the language is Scheme's, and
/// the last rule that fits counts).
enum SandboxProfile {
    /// Where programs find their libraries and zones of time. macOS matches real paths: `/var` is a link to `/private/var`,
    /// and `/usr/share/zoneinfo` one to a folder there.
    private static let system = [
        "/usr/lib", "/System/Library", "/private/var/db/dyld", "/private/var/db/timezone", "/usr/share/zoneinfo",
    ]

    /// - Parameters:
    ///   - program: what may be executed; the real path.
    ///   - folders: what may be read; real paths.
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
