import Course
import CourseChecks
import Diagnostics
import FileSystem

/// The work of `check --fix` and `--dry-run`: applies the safe fixes of a course, or shows them.
struct CourseMending {
    let checked: CheckedCourse
    let isDryRun: Bool
    let language: String
    /// The paths whose files may be changed.
    let paths: CheckedPaths

    /// Applies or shows the fixes. Findings that remain are for another run to report.
    ///
    /// - Throws: ``FileError`` if a file can't be written; the other files are fixed.
    func run() async throws {
        let mended = try await checked.fixedLessons().filter { paths.selects($0.0.path) }
        var changed = 0
        var failure: FileError?
        for (file, bytes) in mended {
            if isDryRun {
                let text = UnifiedDiff.text(from: file.original, to: bytes, path: file.path)
                // A patch is for another program to read; a person's terminal must not obey control characters in it.
                Console.print(Console.isOutputTerminal ? VisibleText.escaping(text) : text)
                changed += 1
                continue
            }
            do throws(FileError) {
                if try checked.course.replace(file, with: bytes) { changed += 1 } else { sayLeft(file) }
            } catch {
                if let failure { Console.log(Failure.message(for: failure)) }
                failure = error
            }
        }
        let done =
            isDryRun
            ? LocalizedText.counted(
                changed,
                en: ("file would change", "files would change"),
                es: ("fichero cambiaría", "ficheros cambiarían")
            )
            : .counted(changed, en: ("file changed", "files changed"), es: ("fichero cambiado", "ficheros cambiados"))
        Console.log(done.text(in: language))
        if let failure { throw failure }
    }

    private func sayLeft(_ file: SourceFile) {
        Console.log(
            LocalizedText(
                en: "\(file.path) is left as it is: it is not UTF-8, or it has just been changed",
                es: "\(file.path) se deja como está: no es UTF-8, o acaba de cambiar"
            ).text(in: language)
        )
    }
}
