import Diagnostics
import FileSystem

/// A state of the course in git, from which a change began.
struct Revision {
    /// The reason why there is nothing to compare with, for a person.
    struct Failure: LocalizedFailure {
        let text: LocalizedText
    }

    /// The revision as the person wrote it.
    let name: String
    private let git: Git
    /// The top folder of the working tree.
    private let top: String
    /// The course's folder below ``top``, without a slash at its end; empty if it is the same folder.
    private let prefix: String
    private let commit: String

    /// Finds the commit at which the current state and a revision part: later work of others on the revision's branch does not
    /// belong to the change.
    ///
    /// - Parameter folder: a folder in the working tree.
    /// - Throws: ``Failure`` if git, the repository, the revision or the history is missing.
    init(_ name: String, in folder: String) throws {
        guard let git = Git() else {
            throw Failure(
                en:
                    "--since asks git what has changed, but git is not installed or not on the PATH; install it: apt-get install git",
                es:
                    "--since pregunta a git qué ha cambiado, pero git no está instalado o no está en el PATH; instálalo: apt-get install git"
            )
        }
        (self.name, self.git) = (name, git)
        let folder = folder.isEmpty ? "." : folder
        let place = git.ask(["rev-parse", "--show-toplevel", "--show-prefix"], in: folder)
        let lines = place.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        guard place.status == 0, let first = lines.firstIndex(where: { $0.hasPrefix("/") }) else {
            throw Failure(
                en: "--since needs a git repository, but git finds none here: \(place.text)",
                es: "--since necesita un repositorio de git, pero git no encuentra ninguno aquí: \(place.text)"
            )
        }
        top = lines[first]
        let below = lines.indices.contains(first + 1) ? lines[first + 1] : ""
        prefix = below.hasSuffix("/") ? String(below.dropLast()) : below
        let isShallow = git.ask(["rev-parse", "--is-shallow-repository"], in: top).text.contains("true")
        guard
            let wanted = name.hasPrefix("-")
                ? nil : Self.hash(git, ["rev-parse", "--verify", "--quiet", name + "^{commit}"], in: top)
        else { throw isShallow ? Self.missingHistory(name) : Self.unknown(name) }
        guard let head = Self.hash(git, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"], in: top) else {
            throw Failure(
                en: "--since needs a commit to compare with, but this repository has none yet",
                es: "--since necesita un commit con el que comparar, pero este repositorio aún no tiene ninguno"
            )
        }
        if let base = Self.hash(git, ["merge-base", wanted, head], in: top) {
            commit = base
        } else if isShallow {
            throw Self.missingHistory(name)
        } else {
            // The two histories have no common commit: every difference counts as a change.
            commit = wanted
        }
    }

    /// Writes the course's files in the state of the revision.
    ///
    /// - Parameters:
    ///   - folder: the folder to write to, which is made.
    ///   - isWhole: true if the whole repository is written, for a course that takes samples from a package around it.
    /// - Returns: the course's folder; it is empty if the course was not there yet.
    /// - Throws: ``Failure`` if git lacks some of the files, or they exceed the size limits.
    func write(to folder: String, isWhole: Bool) throws -> String {
        let place = isWhole && !prefix.isEmpty ? "\(folder)/\(prefix)" : folder
        try FileSystem.makeFolder(place)
        // Files that belong to one repository belong to one here, too.
        if isWhole { try FileSystem.makeFolder("\(folder)/.git") }
        let tree = prefix.isEmpty || isWhole ? commit + "^{tree}" : "\(commit):\(prefix)"
        // Something else may have stood in the course's place at that time, such as a link.
        guard let object = Self.hash(git, ["rev-parse", "--verify", "--quiet", tree], in: top),
            let hash = Self.hash(git, ["rev-parse", "--verify", "--quiet", object + "^{tree}"], in: top)
        else { return place }
        do {
            try RevisionFiles(of: hash, in: top, by: git).write(to: folder)
        } catch let error as RevisionFiles.Failure {
            let reason = error.reason
            throw Failure(
                en: "git can't give the files of \(name): \(reason.en)",
                es: "git no puede dar los ficheros de \(name): \(reason.es)"
            )
        }
        return place
    }

    private static func hash(_ git: Git, _ arguments: [String], in folder: String) -> String? {
        let answer = git.ask(arguments, in: folder)
        guard answer.status == 0 else { return nil }
        // Warnings may stand before the hash.
        return answer.text.split(separator: "\n").last.map(String.init)
            .flatMap { $0.count >= 40 && $0.allSatisfy(\.isHexDigit) ? $0 : nil }
    }

    // MARK: Failures

    private static func unknown(_ name: String) -> Failure {
        Failure(
            en:
                "--since: git finds no revision “\(name)” in this repository; write a branch of a server as origin/main",
            es:
                "--since: git no encuentra la revisión «\(name)» en este repositorio; escribe una rama de un servidor como origin/main"
        )
    }

    private static func missingHistory(_ name: String) -> Failure {
        Failure(
            en: """
                --since: this clone is shallow, and lacks the history between “\(name)” and the current state.
                Fetch it with `git fetch --unshallow`, or clone the whole history: fetch-depth: 0 on GitHub, GIT_DEPTH: 0 on GitLab.
                """,
            es: """
                --since: este clon es superficial (shallow) y no tiene la historia entre «\(name)» y el estado actual.
                Tráela con `git fetch --unshallow`, o clona la historia completa: fetch-depth: 0 en GitHub, GIT_DEPTH: 0 en GitLab.
                """
        )
    }
}

extension Revision.Failure {
    init(en: String, es: String) { text = LocalizedText(en: en, es: es) }
}
