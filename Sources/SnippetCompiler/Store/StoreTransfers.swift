import FileSystem

/// Requests to a store, many at once, in one process of curl.
struct StoreTransfers: Sendable {
    /// The response to a request.
    struct Answer: Sendable, Hashable {
        /// The HTTP status; 0 if there was no response.
        var status = 0
        /// The response's body; nil if there is none, or if it is larger than an entry may be.
        var body: [UInt8]?
        /// The address to which the store redirects; empty if it doesn't.
        var redirect = ""
    }

    /// The time limits, in seconds: for a connection, and for each request.
    struct Limits: Sendable {
        var connecting = 3.0
        var each = 8.0
    }

    let curl: Curl
    let settings: StoreSettings
    var limits = Limits()
    /// The number of requests at the same time.
    static let parallel = 32

    /// The responses by key, and curl's last message about a request without a response.
    struct Result: Sendable {
        var answers: [String: Answer] = [:]
        var words: String?
    }

    /// - Parameters:
    ///   - keys: The keys, each once.
    ///   - seconds: The time limit, in seconds; requests that aren't finished by then have no response.
    func get(_ keys: [String], seconds: Double) throws(FileError) -> Result {
        try run(
            keys,
            seconds: seconds,
            lines: { _, _ in [] },
            body: { key, folder in
                let path = "\(folder)/\(key)"
                guard let size = try? FileSystem.status(of: path).size, size <= StoreEntry.most else { return nil }
                return try? FileSystem.read(path)
            }
        )
    }

    /// - Parameter entries: The entries with their keys.
    func put(_ entries: [(key: String, entry: StoreEntry)], seconds: Double) throws(FileError) -> Result {
        let bytes = Dictionary(entries.map { ($0.key, $0.entry.bytes) }) { _, last in last }
        return try run(
            entries.map(\.key),
            seconds: seconds,
            lines: { key, folder throws(FileError) in
                let source = "\(folder)/\(key).entry"
                try FileSystem.write(bytes[key] ?? [], to: source)
                return ["upload-file = \(Self.quoted(source))"]
            },
            body: { _, _ in nil }
        )
    }

    /// - Parameters:
    ///   - lines: The lines of curl's configuration for a request, besides its address.
    ///   - body: Reads the received body; nil if there is none.
    private func run(
        _ keys: [String],
        seconds: Double,
        lines: (_ key: String, _ folder: String) throws(FileError) -> [String],
        body: (_ key: String, _ folder: String) -> [UInt8]?
    ) throws(FileError) -> Result {
        let folder = try FileSystem.makeTemporaryFolder()
        defer { FileSystem.removeTemporaryFolder(folder) }
        var configuration = self.configuration(seconds)
        for key in keys {
            configuration += try lines(key, folder)
            configuration.append("url = \(Self.quoted(settings.address.text + key))")
            configuration.append("output = \(Self.quoted("\(folder)/\(key)"))")
        }
        // In one stream, curl's messages and the output would cut one another's lines.
        let errors = "\(folder)/errors"
        configuration.append("stderr = \(Self.quoted(errors))")
        let file = "\(folder)/curl"
        try FileSystem.write(Array((configuration.joined(separator: "\n") + "\n").utf8), to: file)
        var process = curl.process(
            ["--config", file, "--config", "-"],
            environment: Self.environment,
            seconds: seconds + 1
        )
        // Secrets are passed on standard input: a killed process would leave a file behind, and everybody can read a command
        // line.
        process.input = Array(secrets.utf8)
        process.limits.fileSize = StoreEntry.most
        process.limits.output = 4 << 20
        let outcome = try process.run()
        var result = Result()
        for line in String(decoding: outcome.output, as: UTF8.self).split(separator: "\n") {
            let parts = line.split(separator: "\t", omittingEmptySubsequences: false)
            guard parts.count == 3, parts[0].hasPrefix("\(folder)/"), let status = Int(parts[1]) else { continue }
            let key = String(parts[0].dropFirst(folder.count + 1))
            let body = status == 200 ? body(key, folder) : nil
            result.answers[key] = Answer(status: status, body: body, redirect: Self.plain(parts[2]))
        }
        if outcome.ending == .signal(Subprocess.fileSizeSignal) {
            result.words = "it sends more than an entry may have"
        } else {
            // Curl writes errors in its configuration to standard output, before it reads where to write them.
            result.words = Self.words((try? FileSystem.read(errors)) ?? []) ?? Self.words(outcome.output)
        }
        return result
    }

    /// Curl's last message about a request without a status; `(22)` is about a request with one (`man curl`, “Exit codes”).
    private static func words(_ errors: [UInt8]) -> String? {
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
        return lines.last { $0.hasPrefix("curl: ") && !$0.hasPrefix("curl: (22)") }.map { plain($0.dropFirst(6)) }
    }

    /// The configuration for all requests. Curl doesn't follow redirects, so nothing that is meant for the store reaches another
    /// host.
    private func configuration(_ seconds: Double) -> [String] {
        let each = min(limits.each, seconds)
        return [
            "parallel", "parallel-max = \(Self.parallel)", "fail", "show-error", "no-progress-meter",
            "connect-timeout = \(min(limits.connecting, each))", "max-time = \(each)",
            "max-filesize = \(StoreEntry.most)", "user-agent = \"Glosa\"", "header = \"Expect:\"",
            "header = \"Content-Type: application/octet-stream\"",
            #"write-out = "\n%{filename_effective}\t%{http_code}\t%{redirect_url}\n""#,
        ]
    }

    /// The configuration lines that authenticate Glosa.
    private var secrets: String {
        let token = settings.token.map { "header = \(Self.quoted("Authorization: Bearer \($0)"))\n" }
        return (token ?? "") + (settings.address.credentials.map { "user = \(Self.quoted($0))\n" } ?? "")
    }

    /// Quotes a text for curl's configuration (`man curl`, `--config`).
    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// A text that another host may have chosen: its first 200 printable ASCII characters.
    private static func plain(_ text: Substring) -> String {
        String(decoding: text.utf8.filter { (0x20..<0x7F).contains($0) }.prefix(200), as: UTF8.self)
    }

    /// The variables for proxies and certificates.
    private static var environment: [String: String] {
        [
            "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
            "SSL_CERT_FILE",
            "SSL_CERT_DIR", "CURL_CA_BUNDLE",
        ].reduce(into: [:]) { $0[$1] = FileSystem.environment($1) }
    }
}
