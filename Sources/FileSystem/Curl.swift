/// The `curl` of this machine, by which other hosts are asked: every Mac has it, and every Linux distribution brings it.
public struct Curl: Sendable {
    private let path: String

    public init?() {
        let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        guard let path = folders.map({ $0 + "/curl" }).first(where: FileSystem.exists) else { return nil }
        self.path = path
    }

    /// What keeps an address from being anything else: nobody's configuration is read, brackets and braces stand for
    /// themselves, and no other protocol is spoken, not on the way either.
    private static let care = [
        "--disable", "--silent", "--globoff", "--proto", "=http,https", "--proto-redir", "=http,https",
    ]

    /// - Parameters:
    ///   - options: after those that any request has.
    ///   - environment: beside `PATH`.
    ///   - seconds: by the clock on the wall.
    public func process(_ options: [String], environment: [String: String] = [:], seconds: Double) -> Subprocess {
        var process = Subprocess(
            path,
            Self.care + options,
            environment: environment.merging(["PATH": "/usr/bin:/bin"]) { $1 },
            directory: "/"
        )
        process.limits.wall = seconds
        return process
    }
}
