import Diagnostics
import FileSystem
import Support

/// The files of a tree in git, listed and written without a checkout: no filter, no hook and no index is involved.
///
/// A repository may be a stranger's, with trees that git itself would never write. So names are checked before anything is
/// written, nothing is written through a symbolic link, and sizes are limited.
struct RevisionFiles {
    /// The reason why the files are not available.
    struct Failure: Error {
        let reason: LocalizedText
    }

    struct Entry {
        enum Kind: Equatable {
            case file(isExecutable: Bool)
            case link
            /// A folder that belongs to another repository.
            case submodule
        }

        let kind: Kind
        /// The hash of the object with the entry's bytes, in hexadecimal digits.
        let hash: String
        /// The length in bytes.
        let size: Int
        /// The path below the tree.
        let path: String
    }

    /// The largest file that is written with its bytes, in bytes; of a larger one a check only looks at the length.
    static let largestFile = 64 << 20
    /// The largest total size of all files, in bytes.
    static let mostBytes = 2 << 30
    /// The longest list that is read from git, in bytes.
    private static let longestList = 64 << 20

    let entries: [Entry]
    private let git: Git
    private let folder: String

    /// - Parameters:
    ///   - tree: the hash of the tree.
    ///   - folder: a folder of the repository.
    init(of tree: String, in folder: String, by git: Git) throws(Failure) {
        (self.git, self.folder) = (git, folder)
        let answer = git.ask(["ls-tree", "-r", "-l", "-z", "--full-tree", tree], in: folder, upTo: Self.longestList)
        guard answer.status == 0 else { throw Self.failure(answer) }
        entries = try Self.entries(in: answer.output)
    }

    // MARK: The list

    /// Returns the entries of the output of `git ls-tree -r -l -z` (git-ls-tree(1)): mode, type, hash and size, a tab, the path,
    /// a zero.
    static func entries(in list: [UInt8]) throws(Failure) -> [Entry] {
        var entries: [Entry] = []
        var total = 0
        for record in list.split(separator: 0) {
            guard let tab = record.firstIndex(of: UInt8(ascii: "\t")) else { throw strange(record) }
            // Warnings may stand before the first entry.
            let head = record[..<tab].split(separator: UInt8(ascii: "\n")).last ?? []
            let words = head.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 4 else { throw strange(record) }
            let path = String(decoding: record[(tab + 1)...], as: UTF8.self)
            guard isPlace(path) else { throw strange(record) }
            // The remembered values of that time are left out: today's are used instead.
            if path.split(separator: "/").contains(where: { $0.lowercased() == ".glosa" }) { continue }
            let kind: Entry.Kind
            switch words[0] {
            case "120000": kind = .link
            case "160000": kind = .submodule
            case let mode where mode.hasPrefix("100"): kind = .file(isExecutable: mode.hasSuffix("755"))
            default: throw strange(record)
            }
            let size = kind == .submodule ? 0 : Int(words[3])
            guard let size, size >= 0 else { throw missing }
            if size <= largestFile { total += size }
            guard total <= mostBytes else { throw tooMuch }
            entries.append(Entry(kind: kind, hash: words[2], size: size, path: path))
        }
        return entries
    }

    /// Returns true if a path stays below the folder that it is written to, and names nothing of git's own.
    private static func isPlace(_ path: String) -> Bool {
        path.split(separator: "/", omittingEmptySubsequences: false).allSatisfy { part in
            !part.isEmpty && part != "." && part != ".." && part.lowercased() != ".git"
        }
    }

    // MARK: Writing

    /// - Parameter place: the folder to write to, which holds no symbolic links.
    /// - Throws: ``Failure``, or ``FileError`` if something can't be written.
    func write(to place: String) throws {
        var made: Set<String> = []
        for entry in entries {
            let path = "\(place)/\(entry.path)"
            let parent =
                entry.kind == .submodule ? path : String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))
            if made.insert(parent).inserted { try FileSystem.makeFolder(parent) }
            if case .file = entry.kind, entry.size > Self.largestFile {
                try FileSystem.makeFile(ofSize: entry.size, at: path)
            }
        }
        // Links come last: while there is none, nothing can be written through one.
        var links: [(path: String, target: String)] = []
        for batch in batches {
            for (entry, bytes) in zip(batch, try contents(of: batch)) {
                let path = "\(place)/\(entry.path)"
                if case .file(let isExecutable) = entry.kind {
                    try FileSystem.write(Array(bytes), to: path, isExecutable: isExecutable)
                } else {
                    links.append((path, String(decoding: bytes, as: UTF8.self)))
                }
            }
        }
        for link in links { try FileSystem.makeLink(link.path, to: link.target) }
    }

    private var batches: [[Entry]] {
        GitObjects.batches(entries.filter { $0.kind != .submodule && $0.size <= Self.largestFile }, size: \.size)
    }

    private func contents(of batch: [Entry]) throws(Failure) -> [ArraySlice<UInt8>] {
        let objects = batch.map { GitObjects.Object(hash: $0.hash, size: $0.size) }
        do throws(GitObjects.Failure) {
            return try GitObjects(in: folder, by: git).contents(of: objects)
        } catch {
            switch error {
            case .missing: throw Self.missing
            case .git(let answer): throw Self.failure(answer)
            }
        }
    }

    // MARK: Failures

    private static func failure(_ answer: Git.Answer) -> Failure {
        // A partial clone would have git fetch what is missing, by programs and from places that the repository names.
        answer.text.contains("promisor") || answer.text.contains("not allowed")
            ? missing : Failure(reason: LocalizedText(verbatim: answer.text))
    }

    private static let missing = Failure(
        reason: LocalizedText(
            en: """
                this clone lacks some of them, as partial clones do.
                Fetch them with `git fetch --refetch --no-filter`, or clone without --filter.
                """,
            es: """
                a este clon le faltan algunos, como a los clones parciales.
                Tráelos con `git fetch --refetch --no-filter`, o clona sin --filter.
                """
        )
    )

    private static let tooMuch = Failure(
        reason: LocalizedText(
            en: """
                they have more than \(mostBytes >> 30) GB together.
                Compare with a baseline instead: --write-baseline, and later --baseline.
                """,
            es: """
                ocupan más de \(mostBytes >> 30) GB en total.
                Compara con una lista de hallazgos conocidos: --write-baseline y después --baseline.
                """
        )
    )

    private static func strange(_ record: ArraySlice<UInt8>) -> Failure {
        let text = VisibleText.line(String(decoding: record.prefix(300), as: UTF8.self))
        return Failure(
            reason: LocalizedText(
                en: "a tree of the repository names a file in a way that git never does: \(text)",
                es: "un árbol del repositorio nombra un fichero de un modo que git nunca usa: \(text)"
            )
        )
    }
}
