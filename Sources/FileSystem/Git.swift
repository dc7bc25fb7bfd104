/// Git, called in such a way that it runs no program named in the configuration of a repository.
///
/// A course may be an archive or a shared folder whose `.git/config` somebody else has written. The configuration of the user who
/// runs Glosa, and of the system's administrator, stays in force: it says which repositories are safe to read.
public struct Git: Sendable {
    /// Git's answer to a command.
    public struct Answer: Sendable {
        /// The exit status; nil if git didn't run to its end.
        public let status: Int32?
        public let output: [UInt8]
        /// The end of git's output, without empty lines, or the reason why git didn't run to its end.
        public let text: String
    }

    private let program: String

    /// - Returns: nil if git is not installed.
    public init?() {
        guard let program = FileSystem.executable(named: "git") else { return nil }
        self.program = program
    }

    /// Settings of a repository that name a program to run (git-config(1)), each with a value that names none. Only commands that
    /// show stored data are used: they apply no filter, no `textconv`, no external diff and no alias.
    private static let settings = [
        "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.sshCommand=false", "core.pager=cat",
        "log.showSignature=false",
    ]

    /// Variables that keep git from fetching objects that it lacks (gitprotocol-capabilities(5), partial clones): with no
    /// protocol allowed, git uses no helper, no program of a remote and no network (git(1), `GIT_ALLOW_PROTOCOL`).
    private static let environment = [
        "LC_ALL": "C", "GIT_TERMINAL_PROMPT": "0", "GIT_OPTIONAL_LOCKS": "0", "GIT_ALLOW_PROTOCOL": "",
        "GIT_NO_LAZY_FETCH": "1",
    ]

    /// - Parameters:
    ///   - input: git's standard input: a few thousand bytes at most.
    ///   - limit: the largest answer in bytes; a git process that reaches it is ended.
    ///   - seconds: the time limit.
    public func ask(
        _ arguments: [String],
        in folder: String,
        input: [UInt8] = [],
        upTo limit: Int = 1 << 20,
        within seconds: Double = 600
    ) -> Answer {
        let settings = Self.settings.flatMap { ["-c", $0] }
        var process = Subprocess(
            program,
            ["--no-pager"] + settings + arguments,
            environment: Self.variables,
            directory: folder
        )
        process.input = input
        process.limits.output = limit
        process.limits.wall = seconds
        do throws(FileError) {
            let outcome = try process.run()
            let text = String(decoding: outcome.output.suffix(4000), as: UTF8.self)
            if case .exit(let status) = outcome.ending {
                return Answer(status: status, output: outcome.output, text: Self.lines(of: text))
            }
            return Answer(status: nil, output: outcome.output, text: "\(outcome.ending)")
        } catch {
            return Answer(status: nil, output: [], text: error.description)
        }
    }

    private static func lines(of text: String) -> String { text.split(separator: "\n").joined(separator: "\n") }

    /// The environment for git. If git is at work already, in a hook, its variables name another index or folder: these are not
    /// passed on.
    private static var variables: [String: String] {
        var variables = environment
        for name in ["HOME", "PATH", "XDG_CONFIG_HOME", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_COUNT"] {
            variables[name] = FileSystem.environment(name)
        }
        for number in 0..<(variables["GIT_CONFIG_COUNT"].flatMap { Int($0) }.map { min(max(0, $0), 100) } ?? 0) {
            for name in ["GIT_CONFIG_KEY_\(number)", "GIT_CONFIG_VALUE_\(number)"] {
                variables[name] = FileSystem.environment(name)
            }
        }
        return variables
    }
}
