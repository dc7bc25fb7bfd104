import FileSystem
import Support

/// Searches the history of a repository for public declarations that a package no longer has.
///
/// Git is called twice at most, for all names together. Nothing is concluded if there is no repository, or if its history is
/// short or too long to be searched.
struct DeclarationHistory: Sendable {
    /// A declaration that was removed.
    struct Removal: Sendable, Hashable {
        /// The short name of the commit that removed it, or of the last commit that has it.
        let commit: String
        let isSinceCommit: Bool
        /// True if it is a module, which a manifest has declared.
        let isModule: Bool
        let isOutermost: Bool
        /// The outermost line above it, which names the type that it is a member of.
        let heading: String
        /// The names that the same commit declares in its place, in lines of the same form.
        let replacements: [String]
    }

    private let git: Git
    private let folder: String
    /// The short name of the last commit.
    let head: String
    /// The whole name of it.
    private let commit: String
    /// True if more of the history can be fetched later.
    private let isShallow: Bool

    /// The limits of a search: names, and seconds and bytes of a history.
    private static let most = 200
    private static let seconds = 30.0
    private static let bytes = 32 << 20

    /// - Parameter folder: The package's folder.
    /// - Returns: Nil if the folder has no history.
    init?(of folder: String) {
        guard let git = Git() else { return nil }
        let question = ["rev-parse", "--is-shallow-repository", "HEAD", "--short", "HEAD"]
        let answer = git.ask(question, in: folder, within: Self.seconds)
        let lines = answer.text.split(whereSeparator: \.isLineEnd)
        guard answer.status == 0, lines.count == 3 else { return nil }
        let names = lines[1...].map { String($0.prefix { $0.isHexDigit }) }
        guard let commit = names.first, let head = names.last, !head.isEmpty else { return nil }
        (self.git, self.folder, self.commit, self.head) = (git, folder, commit, head)
        isShallow = lines[0] != "false"
    }

    /// Returns the newest removal of each name that public declarations had; none if the name was declared again later.
    ///
    /// - Parameters:
    ///   - names: Names of declarations, without their labels. The package as it is now declares none of them.
    ///   - former: What former searches of histories have found.
    ///   - used: Gets what this search has found or taken from those.
    func removals(
        of names: Set<String>,
        knowing former: Memory<[String: [Removal]]> = Memory(),
        using used: inout Memory<[String: [Removal]]>
    ) -> [String: [Removal]] {
        let names = Set(names.filter { !$0.isEmpty && $0.utf8.allSatisfy(\.isWordByte) }.sorted().prefix(Self.most))
        guard !names.isEmpty else { return [:] }
        // POSIX extended expressions have no `\b`.
        let keywords = DeclarationLine.keywords.sorted().joined(separator: "|")
        let words = names.sorted().joined(separator: "|")
        let pattern = "(^|[^A-Za-z0-9_])(\(keywords))[ ]+`?(\(words))([^A-Za-z0-9_]|$)|name: \"(\(words))\""
        let kept = stored(names, pattern)
        let rest = names.subtracting(kept.keys)
        let key = ContentHash(commit, folder, pattern, rest.sorted().joined(separator: " ")).text
        if let known = former[key] {
            used[key] = known
            return kept.merging(known) { first, _ in first }
        }
        let log = git.ask(
            [
                "log", "-p", "-U0", "-M", "--no-color", "--no-ext-diff", "--no-textconv", "--no-show-signature",
                "--ignore-submodules=all", "--format=%x01%h", "-G", pattern, "--", "*.swift",
            ],
            in: folder,
            upTo: Self.bytes,
            within: Self.seconds
        )
        guard log.status == 0 else { return kept }
        let found = Self.removals(in: String(decoding: log.output, as: UTF8.self), of: rest)
        if !isShallow { used[key] = found }
        return kept.merging(found) { first, _ in first }
    }

    // MARK: The last commit

    /// The declarations that the last commit still has and the working copy doesn't.
    private func stored(_ names: Set<String>, _ pattern: String) -> [String: [Removal]] {
        let found = git.ask(
            [
                "grep", "-n", "-p", "-I", "--no-color", "--no-textconv", "--no-recurse-submodules", "-E", "-e", pattern,
                "HEAD", "--", "*.swift",
            ],
            in: folder,
            upTo: Self.bytes,
            within: Self.seconds
        )
        guard found.status == 0 else { return [:] }
        var removals: [String: [Removal]] = [:]
        var written: [String: [DeclarationLine]] = [:]
        var heading = ""
        for line in String(decoding: found.output, as: UTF8.self).split(whereSeparator: \.isLineEnd) {
            guard let (path, isMatch, text) = Self.parts(ofMatch: line), Self.isOfLibrary(path) else { continue }
            guard isMatch else {
                heading = String(text)
                continue
            }
            if text.first?.isWhitespace == false { heading = "" }
            guard let declaration = DeclarationLine(text, isOfManifest: Self.isManifest(path)),
                names.contains(declaration.name),
                Self.isPublic(declaration, below: heading)
            else { continue }
            if written[path] == nil { written[path] = Self.declarations(in: "\(folder)/\(path)") }
            let now = (written[path] ?? []).filter { $0.keyword == declaration.keyword && $0.rest == declaration.rest }
            // The declaration still exists.
            guard !now.contains(where: { $0.name == declaration.name }) else { continue }
            removals[declaration.name, default: []].append(
                Removal(
                    commit: head,
                    isSinceCommit: true,
                    isModule: declaration.keyword == DeclarationLine.module,
                    isOutermost: declaration.isOutermost,
                    heading: heading,
                    replacements: now.map(\.name)
                )
            )
        }
        return removals
    }

    /// Splits `HEAD:path:number:text`, or the same with `=` for colons if it is the outermost line above a match (git-grep(1),
    /// `-p`).
    private static func parts(ofMatch line: Substring) -> (path: String, isMatch: Bool, text: Substring)? {
        guard line.hasPrefix("HEAD:") else { return nil }
        for separator: Character in [":", "="] {
            guard let end = line.firstRange(of: ".swift\(separator)") else { continue }
            let rest = line[end.upperBound...]
            guard let colon = rest.firstIndex(of: separator), rest[..<colon].allSatisfy(\.isNumber) else { continue }
            let path = String(line[..<end.lowerBound].dropFirst("HEAD:".count)) + ".swift"
            return (path, separator == ":", rest[rest.index(after: colon)...])
        }
        return nil
    }

    private static func declarations(in path: String) -> [DeclarationLine] {
        guard let bytes = try? FileSystem.read(path) else { return [] }
        return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isLineEnd).compactMap {
            DeclarationLine($0, isOfManifest: isManifest(path))
        }
    }

    // MARK: The history

    /// A stretch of lines that a commit replaces, with the outermost line above it.
    private struct Hunk {
        let heading: String
        var removed: [DeclarationLine] = []
        var added: [DeclarationLine] = []
    }

    /// - Parameter log: The newest commit first, each with the changes of its files without context lines.
    static func removals(in log: String, of names: Set<String>) -> [String: [Removal]] {
        var removals: [String: [Removal]] = [:]
        var settled: Set<String> = []
        for part in log.split(separator: "\u{1}") {
            guard let end = part.firstIndex(where: \.isLineEnd) else { continue }
            let commit = String(part[..<end])
            let hunks = hunks(in: part[end...])
            let added = Set(hunks.flatMap(\.added).map(\.name)).intersection(names)
            var gone: Set<String> = []
            for hunk in hunks {
                for (place, line) in hunk.removed.enumerated()
                where names.contains(line.name) && !settled.contains(line.name) && !added.contains(line.name) {
                    guard isPublic(line, below: hunk.heading) else { continue }
                    gone.insert(line.name)
                    let same = (hunk.added + hunks.flatMap(\.added)).filter {
                        $0.keyword == line.keyword && $0.rest == line.rest
                    }
                    let beside =
                        hunk.removed.count == hunk.added.count && hunk.added[place].keyword == line.keyword
                        ? [hunk.added[place]] : []
                    removals[line.name, default: []].append(
                        Removal(
                            commit: commit,
                            isSinceCommit: false,
                            isModule: line.keyword == DeclarationLine.module,
                            isOutermost: line.isOutermost,
                            heading: hunk.heading,
                            replacements: (same + beside).map(\.name)
                        )
                    )
                }
            }
            // Older commits don't matter for these names.
            settled.formUnion(added.union(gone))
        }
        return removals
    }

    private static func hunks(in text: Substring) -> [Hunk] {
        var hunks: [Hunk] = []
        var path: Substring = ""
        var isHead = false
        for line in text.split(whereSeparator: \.isLineEnd) {
            if line.hasPrefix("diff --git ") {
                isHead = true
            } else if isHead, line.hasPrefix("--- ") || line.hasPrefix("+++ ") {
                let name = line.dropFirst("--- ".count)
                if name != "/dev/null" { path = name.dropFirst("a/".count) }
            } else if line.hasPrefix("@@ ") {
                isHead = false
                let heading = line.dropFirst(3).firstRange(of: " @@").map { line[$0.upperBound...] } ?? ""
                hunks.append(Hunk(heading: String(heading.drop { $0 == " " })))
            } else if !isHead, isOfLibrary(String(path)), let last = hunks.indices.last {
                guard let found = DeclarationLine(line.dropFirst(), isOfManifest: isManifest(String(path))) else {
                    continue
                }
                if line.hasPrefix("-") { hunks[last].removed.append(found) }
                if line.hasPrefix("+") { hunks[last].added.append(found) }
            }
        }
        return hunks
    }

    /// True if code outside of the module can use a line's declaration: members of public protocols and extensions don't say
    /// `public` themselves.
    private static func isPublic(_ line: DeclarationLine, below heading: String) -> Bool {
        if line.isPublic { return true }
        guard !line.isOutermost else { return false }
        return ["public protocol ", "public extension ", "open class "].contains(where: heading.hasPrefix)
            || line.keyword == "case" && heading.hasPrefix("public ")
    }

    private static func isManifest(_ path: String) -> Bool {
        path.split(separator: "/").last?.hasPrefix("Package") == true && !path.contains("Sources/")
    }

    /// True for a file of the library itself: tests and examples are no part of what a package offers.
    private static func isOfLibrary(_ path: String) -> Bool {
        !path.split(separator: "/").contains { part in
            let word = part.lowercased()
            return ["test", "tests", "example", "examples", "demo", "demos", "benchmarks", "snippets", ".build"]
                .contains(word)
                || part.hasSuffix("Tests") || part.hasSuffix(".playground")
        }
    }
}
