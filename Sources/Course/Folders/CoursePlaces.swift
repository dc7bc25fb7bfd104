import CourseConfiguration
import Diagnostics
import FileSystem

/// Checks that the folders and files named in `glosa.yml` lie in the course's folder, wherever symbolic links lead. Courses come
/// from other people, and the files they name are published.
enum CoursePlaces {
    /// Checks the paths; a missing file is reported elsewhere.
    ///
    /// - Throws: ``CourseError`` at the path that may not be read.
    static func check(_ configuration: Configuration, root: String, files: [SourceFile]) throws(CourseError) {
        let paths = [
            ("content", configuration.content), ("templates", configuration.templates),
            ("preamble", configuration.compile.preamble), ("glossary", configuration.glossary?.file),
        ]
        for (key, path) in paths {
            guard let path, let reason = refusal(of: path, root: root) else { continue }
            let finding = Diagnostic(
                rule: .configuration,
                severity: .error,
                message: LocalizedText(
                    en: "`\(key): \(path)` can't be used: \(reason.en)",
                    es: "`\(key): \(path)` no se puede usar: \(reason.es)"
                ),
                range: configuration.pathRanges[key] ?? SourceRange(path: path, bytes: 0..<0),
                reason: LocalizedText(
                    en:
                        "Glosa reads a course only from its own folder, so that a course by somebody else can't publish your files",
                    es:
                        "Glosa lee un curso solo de su propia carpeta, para que un curso de otra persona no pueda publicar tus ficheros"
                ),
                advice: LocalizedText(
                    en: "put it into the course's folder; symbolic links may lead to any place in that folder",
                    es:
                        "ponlo en la carpeta del curso; los enlaces simbólicos pueden llevar a cualquier lugar de esa carpeta"
                )
            )
            throw CourseError([finding], files: files)
        }
    }

    private static func refusal(of path: String, root: String) -> LocalizedText? {
        guard let real = try? FileSystem.realPath(CoursePath.join(root, path)),
            let folder = try? FileSystem.realPath(root.isEmpty ? "." : root)
        else { return nil }
        let parts = real.utf8.split(separator: UInt8(ascii: "/"))
        let above = folder.utf8.split(separator: UInt8(ascii: "/"))
        guard parts.starts(with: above, by: { $0.elementsEqual($1) }) else {
            return LocalizedText(en: "it leads out of the course's folder", es: "sale de la carpeta del curso")
        }
        let hidden = parts.dropFirst(above.count).map { String(Substring($0)) }.filter { $0.hasPrefix(".") }
        if let folder = hidden.first(where: ReservedNames.privateFolders.contains) {
            return LocalizedText(en: "it is in \(folder)", es: "está en \(folder)")
        }
        let isNamed = path.split(separator: "/").contains { $0.hasPrefix(".") }
        return hidden.isEmpty || isNamed
            ? nil
            : LocalizedText(en: "it leads to a hidden file or folder", es: "lleva a un fichero o carpeta ocultos")
    }
}
