import FileSystem

/// Requests to a store, many at once, in one process of curl.
struct StoreTransfers: Sendable {
    /// What became of a request.
    struct Answer: Sendable, Hashable {
        /// Of HTTP; 0 where there was no answer.
        var status = 0
        /// What was sent along, where it isn't more than an entry may have.
        var body: [UInt8]?
        /// Where the store says that it is instead.
        var redirect = ""
    }

    /// In seconds.
    struct Limits: Sendable {
        var connecting = 3.0
        var each = 8.0
    }

    let curl: Curl
    let settings: StoreSettings
    var limits = Limits()
    /// How many are under way at the same time.
    static let parallel = 32

    /// The last words of curl as to why there was no answer.
    struct Result: Sendable {
        var answers: [String: Answer] = [:]
        var words: String?
    }

    /// - Parameters:
    ///   - keys: each once.
    ///   - seconds: when to stop, whatever is still missing.
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

    /// - Parameter entries: by key.
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
    ///   - lines: what curl is told of a request beside its address.
    ///   - body: what was received.
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
        // Both in one stream would cut one another's lines.
        let errors = "\(folder)/errors"
        configuration.append("stderr = \(Self.quoted(errors))")
        let file = "\(folder)/curl"
        try FileSystem.write(Array((configuration.joined(separator: "\n") + "\n").utf8), to: file)
        var process = curl.process(
            ["--config", file, "--config", "-"],
            environment: Self.environment,
            seconds: seconds + 1
        )
        // In no file, which somebody who is killed would leave behind, and in no command line, which everybody can read.
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
            // What curl doesn't like of its configuration, it says before it reads where to say it.
            result.words = Self.words((try? FileSystem.read(errors)) ?? []) ?? Self.words(outcome.output)
        }
        return result
    }

    /// The last that curl says of what has no status; `(22)` is of what has one (`man curl`, “Exit codes”).
    private static func words(_ errors: [UInt8]) -> String? {
        let lines = String(decoding: errors, as: UTF8.self).split(separator: "\n")
        return lines.last { $0.hasPrefix("curl: ") && !$0.hasPrefix("curl: (22)") }.map { plain($0.dropFirst(6)) }
    }

    /// What holds for all requests. Redirections are answers, so nothing that is meant for the store reaches another host.
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

    /// What shows the store who asks.
    private var secrets: String {
        let token = settings.token.map { "header = \(Self.quoted("Authorization: Bearer \($0)"))\n" }
        return (token ?? "") + (settings.address.credentials.map { "user = \(Self.quoted($0))\n" } ?? "")
    }

    /// As curl's configuration has it (`man curl`, `--config`).
    private static func quoted(_ text: String) -> String {
        "\"\(text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\""))\""
    }

    /// What another host had a say in: a piece of it, without signs that do anything.
    private static func plain(_ text: Substring) -> String {
        String(decoding: text.utf8.filter { (0x20..<0x7F).contains($0) }.prefix(200), as: UTF8.self)
    }

    /// What says how other hosts are reached, and whom to believe.
    private static var environment: [String: String] {
        [
            "http_proxy", "https_proxy", "HTTPS_PROXY", "all_proxy", "ALL_PROXY", "no_proxy", "NO_PROXY",
            "SSL_CERT_FILE",
            "SSL_CERT_DIR", "CURL_CA_BUNDLE",
        ].reduce(into: [:]) { $0[$1] = FileSystem.environment($1) }
    }
}
