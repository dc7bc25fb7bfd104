/// The `curl` program of this machine, which sends requests to other hosts; every Mac and every Linux distribution has it.
public struct Curl: Sendable {
    private let path: String

    public init?() {
        let folders = ["/usr/bin", "/bin", "/usr/local/bin", "/opt/homebrew/bin"]
        guard let path = folders.map({ $0 + "/curl" }).first(where: FileSystem.exists) else { return nil }
        self.path = path
    }

    /// Options that restrict a request to its address: no configuration file is read, brackets and braces stand for themselves,
    /// and only HTTP and HTTPS are spoken, also after redirects.
    private static let care = [
        "--disable", "--silent", "--globoff", "--proto", "=http,https", "--proto-redir", "=http,https",
    ]

    /// - Parameters:
    ///   - options: the options that follow those of every request.
    ///   - environment: the variables beside `PATH`.
    ///   - seconds: the time limit, by the wall clock.
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
