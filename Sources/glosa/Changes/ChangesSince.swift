import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

/// The filter by which `check --since` leaves findings out of a report.
///
/// The former state of the course is checked, too. Its findings, in lines that are the same today, are only counted.
struct ChangesSince {
    let revision: String
    let paths: CheckedPaths
    let language: String
    /// True if files around the course are compared too, because samples are taken from them.
    let isWhole: Bool

    /// - Parameters:
    ///   - found: today's findings.
    ///   - find: checks a course, or loose files.
    /// - Throws: ``Revision/Failure``.
    func filter(_ found: Findings, find: (CheckedPaths) async throws -> Findings) async throws -> Report {
        let folder = try FileSystem.makeTemporaryFolder()
        defer { FileSystem.removeTemporaryFolder(folder) }
        let tree = try Revision(revision, in: paths.root ?? ".").write(to: folder + "/course", isWhole: isWhole)
        let old = try await (paths.isLoose ? looseFiles(in: tree, find) : course(in: tree, find))
        let result = ChangeFilter(old: old.report, oldFiles: old.files, newFiles: found.files).filter(found.report)
        say(
            en: result.leftOut == 1
                ? "1 finding is not shown: the change since \(revision) neither touched nor caused it"
                : "\(result.leftOut) findings are not shown: the change since \(revision) neither touched nor caused them",
            es: result.leftOut == 1
                ? "1 hallazgo no se muestra: el cambio desde \(revision) ni lo tocó ni lo causó"
                : "\(result.leftOut) hallazgos no se muestran: el cambio desde \(revision) ni los tocó ni los causó"
        )
        return result.report
    }

    private func course(in tree: String, _ find: (CheckedPaths) async throws -> Findings) async throws -> Findings {
        guard try !FileSystem.names(in: tree).isEmpty else { return .none }
        // Samples that have not changed are not compiled again.
        CheckMemory.copy(from: paths.root ?? ".", to: tree)
        do {
            return try await find(CheckedPaths(root: tree, content: paths.content, loose: []))
        } catch {
            guard error is CourseError || error is ThemeError else { throw error }
            say(
                en: "glosa: the course as it was at \(revision) can't be read, so every finding counts as new",
                es: "glosa: el curso tal como estaba en \(revision) no se puede leer: todo hallazgo cuenta como nuevo"
            )
            return .none
        }
    }

    private func looseFiles(
        in tree: String,
        _ find: (CheckedPaths) async throws -> Findings
    ) async throws -> Findings {
        let places = try paths.loose.map { (named: $0, old: CoursePath.join(tree, try belowWorkingFolder($0))) }
            .filter { FileSystem.exists($0.old) }
        guard !places.isEmpty else { return .none }
        let working = try FileSystem.realPath(".")
        return try await find(CheckedPaths(root: nil, loose: places.map(\.old), settings: paths.settings)).renamingFiles
        { path in
            guard let place = places.first(where: { path == $0.old || path.hasPrefix($0.old + "/") }) else {
                // A file from which samples were taken is named in the same way as the files that show it.
                let way = CoursePath.way(from: tree, to: path)
                guard places[0].named.hasPrefix("/") else { return way }
                return CoursePath.normalized("\(working.dropFirst())/\(way)").map { "/" + $0 } ?? path
            }
            let named =
                place.named.count > 1 && place.named.hasSuffix("/") ? String(place.named.dropLast()) : place.named
            return named + path.dropFirst(place.old.count)
        }
    }

    private func belowWorkingFolder(_ path: String) throws -> String {
        let working = try FileSystem.realPath(".") + "/"
        let own = path.hasPrefix(working) ? String(path.dropFirst(working.count)) : path
        guard let place = CoursePath.normalized(own) else {
            throw Revision.Failure(
                en: "--since compares files in and below the working folder, but \(path) is in another place",
                es:
                    "--since compara ficheros de la carpeta de trabajo o de las que contiene, pero \(path) está en otro sitio"
            )
        }
        return place
    }

    private func say(en: String, es: String) {
        Console.log(LocalizedText(en: en, es: es).text(in: language))
    }
}
