import Course
import Diagnostics
import FileSystem

/// What `check --fix` and `--dry-run` do: applies the safe fixes of a course, or shows them.
struct CourseMending {
    let course: Course
    let isDryRun: Bool
    let language: String

    /// What the fixes leave is for another run to report.
    func run() async throws {
        let changed = try await course.fixedLessons()
        for (file, bytes) in changed {
            if isDryRun {
                Console.print(UnifiedDiff.text(from: file.bytes, to: bytes, path: file.path))
            } else {
                try replace(file, with: bytes)
            }
        }
        let done = LocalizedText(
            en: isDryRun ? "\(changed.count) files would change" : "\(changed.count) files changed",
            es: isDryRun ? "cambiarían \(changed.count) ficheros" : "\(changed.count) ficheros cambiados"
        )
        Console.log(done.text(in: language))
    }

    /// Writes a mended file, unless it is not as it was read: changed since, or not in UTF-8.
    private func replace(_ file: SourceFile, with bytes: [UInt8]) throws {
        let path = CoursePath.join(course.root, file.path)
        let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
        switch try FileSystem.read(path) {
        case file.bytes: try FileSystem.replace(path, with: bytes)
        case byteOrderMark + file.bytes: try FileSystem.replace(path, with: byteOrderMark + bytes)
        default:
            Console.log(
                LocalizedText(
                    en: "\(file.path) is left as it is: it is not UTF-8, or it has just been changed",
                    es: "\(file.path) se deja como está: no es UTF-8, o acaba de cambiar"
                ).text(in: language)
            )
        }
    }
}
