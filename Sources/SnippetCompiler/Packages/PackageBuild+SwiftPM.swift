import Diagnostics
import FileSystem

/// The commands of SwiftPM that build a package, and their failures.
extension PackageBuild {
    func describe() throws(PackageFailure) -> PackageContents {
        let output = try swift(["package", "describe", "--type", "json"])
        // SwiftPM writes other text before the JSON, such as warnings of the manifest.
        let start = output.firstIndex(of: UInt8(ascii: "{")) ?? output.startIndex
        do {
            return try JSONText.decode(PackageContents.self, from: Array(output[start...]))
        } catch {
            throw .unusable(Self.shown(folder), "\(error)")
        }
    }

    /// - Parameters:
    ///   - targets: The targets that samples are about.
    ///   - all: True if the rest of the package is wanted too.
    /// - Returns: True if the whole package was built.
    func build(_ targets: [String], all: Bool) throws(PackageFailure) -> Bool {
        if all {
            do throws(PackageFailure) {
                _ = try swift(["build"])
                return true
            } catch {
                // The part that doesn't build may be one that samples aren't about, such as a tool or a benchmark.
                guard !targets.isEmpty, error.isOfCode else { throw error }
            }
        }
        for target in targets { _ = try swift(["build", "--target", target]) }
        return false
    }

    private func swift(_ arguments: [String]) throws(PackageFailure) -> [UInt8] {
        var environment = FileSystem.environment
        // Git can't ask questions: nobody would answer.
        environment["GIT_TERMINAL_PROMPT"] = "0"
        // A package's plugins must not see the settings of the verdict store.
        for variable in StoreSettings.Variable.allCases { environment[variable.rawValue] = nil }
        var command = Subprocess(
            toolchain.packageManager,
            arguments.prefix(1) + (hasOwnFolder ? ["--scratch-path", scratch] : [])
                + (enablesTraits && arguments.first == "build" ? ["--enable-all-traits"] : []) + arguments.dropFirst(),
            environment: environment,
            directory: folder
        )
        command.limits.wall = 4 * 3600
        command.limits.silence = silence
        let listener = Self.listener
        command.onOutput = { bytes in
            guard let listener else { return }
            let text = String(decoding: bytes, as: UTF8.self)
            if let line = text.split(whereSeparator: \.isLineEnd).last { listener.hear(String(line)) }
        }
        let outcome: Subprocess.Outcome
        do throws(FileError) {
            outcome = try command.run()
        } catch {
            throw .unusable(Self.shown(folder), "\(error)")
        }
        switch outcome.ending {
        case .exit(0): return outcome.output
        case .notStarted(let failure): throw .unusable(Self.shown(folder), "\(failure)")
        case .timeLimit: throw .late(Self.shown(folder))
        case .silence, .timeout:
            let last = String(decoding: outcome.output.suffix(2000), as: UTF8.self).split(whereSeparator: \.isLineEnd)
                .last.map(String.init)
            throw .silent(Self.shown(folder), seconds: Int(silence), last: last)
        default: throw failure(String(decoding: outcome.output, as: UTF8.self), ended: "\(outcome.ending)")
        }
    }

    private static let ofNetwork = [
        "failed to clone", "could not resolve host", "unable to access", "does not appear to be a git repository",
        "failed downloading", "could not read from remote", "failed to fetch", "network is unreachable",
        "Couldn’t fetch updates", "Couldn't fetch updates",
    ]

    private func failure(_ output: String, ended ending: String) -> PackageFailure {
        let lines = output.split(whereSeparator: \.isLineEnd).map(String.init)
        let first = Self.firstError(in: lines) ?? ending
        let own = "\((try? FileSystem.realPath(folder)) ?? folder)/"
        let words = (first.hasPrefix("error: ") ? String(first.dropFirst("error: ".count)) : first)
            .replacing(own, with: "")
        // The URL is asked of the copy of a dependency that was never fetched.
        if words.contains("remote.origin.url"), let fetched = lines.last(where: { $0.hasPrefix("Fetching ") }) {
            return .unreachable(Self.shown(folder), String(fetched.dropFirst("Fetching ".count)))
        }
        let isOfNetwork = lines.contains { line in
            Self.ofNetwork.contains { line.lowercased().contains($0.lowercased()) }
        }
        return isOfNetwork ? .unreachable(Self.shown(folder), words) : .unbuilt(Self.shown(folder), words)
    }

    /// The line of a build's output that states the error: a compiler's error with its place, else SwiftPM's error, else the last
    /// line that is no progress report.
    static func firstError(in lines: [String]) -> String? {
        lines.first { line in [": error: ", ": fatal error: "].contains(where: line.contains) }
            ?? lines.first { $0.hasPrefix("error: ") && !$0.hasSuffix("error: fatalError") }
            ?? lines.last { !$0.hasPrefix("[") && !$0.hasPrefix("warning: ") } ?? lines.last
    }

    func readDescription() throws(PackageFailure) -> BuildDescription {
        let path = "\(scratch)/debug/description.json"
        do {
            return try JSONText.decode(BuildDescription.self, from: try FileSystem.read(path))
        } catch {
            throw .unusable(Self.shown(folder), "\(path): \(error)")
        }
    }
}
