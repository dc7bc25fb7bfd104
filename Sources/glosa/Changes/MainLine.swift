import CourseChecks
import CourseConfiguration
import FileSystem

/// The main line of a repository's history: each commit compared with its first parent, so that a merged branch is one change.
struct MainLine {
    private let git: Git
    /// The top folder of the working tree.
    private let top: String
    /// The course's folder below ``top``; empty if it is the same folder.
    private let prefix: String
    /// The name of the newest commit.
    private let head: String
    /// False if older commits are not at hand.
    let isWhole: Bool

    /// The text that tells this history, and the folder's place in it, from others.
    var identity: String { "\(head) \(isWhole) \(top) \(prefix)" }

    /// The limits of a history, in bytes and seconds.
    private static let mostBytes = 256 << 20
    private static let mostSeconds = 120.0
    /// The largest file whose versions are compared, in bytes.
    private static let largestFile = 4 << 20

    /// - Parameter folder: the course's folder.
    /// - Returns: nil if the folder lies in no repository with a commit.
    init?(around folder: String) {
        guard let git = Git() else { return nil }
        let folder = folder.isEmpty ? "." : folder
        let answer = git.ask(
            ["rev-parse", "--is-shallow-repository", "--show-toplevel", "--show-prefix", "HEAD"],
            in: folder
        )
        let lines = answer.text.split(separator: "\n").map(String.init)
        guard answer.status == 0, let first = lines.firstIndex(where: { $0.hasPrefix("/") }), let head = lines.last,
            lines.count > first + 1
        else { return nil }
        (self.git, top, self.head) = (git, lines[first], head)
        isWhole = !lines[..<first].contains("true")
        let below = lines.count > first + 2 ? lines[first + 1] : ""
        prefix = below.hasSuffix("/") ? String(below.dropLast()) : below
    }

    /// Returns the history of files.
    ///
    /// - Parameter paths: paths relative to the course.
    /// - Returns: nil if git can't tell it.
    func history(of paths: [String]) -> CourseHistory? {
        let wanted = Dictionary(
            paths.compactMap { path in CoursePath.normalized(CoursePath.join(prefix, path)).map { ($0, path) } }
        ) { first, _ in first }
        let endings = Set(paths.compactMap { $0.split(separator: ".").last.map(String.init) }).sorted()
        let patterns = endings.map { ":(top)\(prefix.isEmpty ? "" : prefix + "/")*.\($0)" }
        let answer = git.ask(
            [
                "log", "--first-parent", "-m", "--raw", "--no-abbrev", "-z", "-M", "--no-color", "--no-ext-diff",
                "--no-textconv", "--no-show-signature", "--ignore-submodules=all", "--format=%x01%H %cs", "HEAD", "--",
            ] + patterns,
            in: top,
            upTo: Self.mostBytes,
            within: Self.mostSeconds
        )
        guard answer.status == 0 else { return nil }
        var reader = MainLineReader(files: wanted)
        reader.read(answer.output)
        let objects = GitObjects(in: top, by: git)
        let folder = prefix
        return CourseHistory(
            files: reader.histories,
            isWhole: isWhole,
            contents: { names in
                let known = objects.files(named: names).compactMap(\.self).filter { $0.size <= Self.largestFile }
                return GitObjects.batches(known, size: \.size).reduce(into: [:]) { contents, batch in
                    guard let bytes = try? objects.contents(of: batch) else { return }
                    for (object, bytes) in zip(batch, bytes) { contents[object.hash] = Array(bytes) }
                }
            },
            objects: { places in
                objects.files(
                    named: places.map { place in "\(place.commit):\(CoursePath.join(folder, place.path))" }
                ).map { $0?.hash }
            }
        )
    }

    /// Returns the commits that a revision doesn't have; nil if git doesn't know the revision.
    func commits(since revision: String) -> Set<String>? {
        guard !revision.hasPrefix("-") else { return nil }
        let answer = git.ask(
            ["rev-list", "--first-parent", "HEAD", "--not", revision, "--"],
            in: top,
            upTo: Self.mostBytes,
            within: Self.mostSeconds
        )
        guard answer.status == 0 else { return nil }
        return Set(String(decoding: answer.output, as: UTF8.self).split(separator: "\n").map(String.init))
    }
}

/// The reader of `git log --raw -z` (git-diff(1), “Raw output format”), the newest commit first.
struct MainLineReader {
    /// The history of each file, by its path relative to the course.
    private(set) var histories: [String: FileHistory] = [:]
    /// The path relative to the course of the file that had a path at the time of the commit that is being read.
    private var files: [String: String]

    /// - Parameter files: paths relative to the course, by the path below the top of the repository.
    init(files: [String: String]) { self.files = files }

    mutating func read(_ log: [UInt8]) {
        let words = log.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
        var position = 0
        var commit = FileHistory.Commit(hash: "", day: "")
        var renamed: [(old: String, new: String)] = []
        var index = 0
        while index < words.count {
            let word = words[index].drop { $0 == "\n" }
            index += 1
            if word.hasPrefix("\u{1}") {
                follow(&renamed)
                position -= 1
                let parts = word.dropFirst().split(separator: " ")
                commit = FileHistory.Commit(hash: String(parts.first ?? ""), day: String(parts.last ?? ""))
                continue
            }
            let fields = word.split(separator: " ")
            guard word.hasPrefix(":"), fields.count == 5, let status = fields[4].first else { continue }
            let isRename = status == "R" || status == "C"
            guard index + (isRename ? 1 : 0) < words.count else { return }
            let (old, new) = (words[index], words[index + (isRename ? 1 : 0)])
            index += isRename ? 2 : 1
            if status == "R" { renamed.append((old, new)) }
            // A link or a folder of another repository is no version of a page.
            guard status != "D", fields[1].hasPrefix("100"), let file = files[new] else { continue }
            let version = FileHistory.Version(position: position, commit: commit, object: String(fields[3]))
            histories[file, default: FileHistory()].versions.append(version)
            // An older file of this name is another one.
            if status == "A" { files[new] = nil }
        }
    }

    /// Follows files to the names that they had before a commit.
    private mutating func follow(_ renamed: inout [(old: String, new: String)]) {
        let moved = renamed.compactMap { rename in files[rename.new].map { (rename, $0) } }
        for (rename, _) in moved { files[rename.new] = nil }
        for (rename, file) in moved { files[rename.old] = file }
        renamed = []
    }
}
