import Course
import CourseConfiguration
import Diagnostics
import FileSystem

/// The folder of a site, checked before it is written: it may not lie where the next build would read it as content, nor contain
/// files that others need, because a build would remove them; a folder that the course names must lie within the course's own.
struct OutputPlace {
    private let output: String
    private let isNamedByCourse: Bool

    /// - Parameter isNamedByCourse: true if `glosa.yml`, which a stranger may have written, names the folder, and not the person
    ///   who runs the build.
    init(_ output: String, isNamedByCourse: Bool) {
        (self.output, self.isNamedByCourse) = (output, isNamedByCourse)
    }

    /// - Throws: ``SiteWriterError/misplaced(_:reason:)``.
    func check(source: String, _ configuration: Configuration) throws(SiteWriterError) {
        let own = configuration.ownFiles.map(CoursePath.folder)
        let folders = configuration.isRepository ? configuration.contentParts.map(\.path) : [configuration.content]
        for folder in folders + [configuration.templates].compactMap(\.self) {
            if FileSystem.lies(output, in: CoursePath.join(source, folder)) {
                try refuse(
                    "it is in the course's folder \(folder), which the next build would read",
                    "está dentro de la carpeta \(folder) del curso, que leería la próxima construcción"
                )
            }
        }
        for folder in folders + [configuration.templates].compactMap(\.self) + own
        where !folder.isEmpty {
            if FileSystem.lies(CoursePath.join(source, folder), in: output) {
                try refuse("the course's folder \(folder) is in it", "la carpeta \(folder) del curso está dentro")
            }
        }
        if FileSystem.lies(source.isEmpty ? "." : source, in: output) {
            try refuse("the course itself is in it", "el curso está dentro")
        }
        for folder in ReservedNames.privateFolders
        where FileSystem.lies(output, in: CoursePath.join(source, folder)) {
            try refuse("it is in \(folder)", "está en \(folder)")
        }
        if let home = FileSystem.environment("HOME"), !home.isEmpty, FileSystem.lies(home, in: output) {
            try refuse("it is your home folder, or contains it", "es tu carpeta personal, o la contiene")
        }
        if isNamedByCourse, !FileSystem.lies(output, in: source.isEmpty ? "." : source) {
            try refuse(
                "`output` of glosa.yml leads out of the course's folder through a symbolic link",
                "`output` de glosa.yml sale de la carpeta del curso por un enlace simbólico"
            )
        }
    }

    private func refuse(_ en: String, _ es: String) throws(SiteWriterError) {
        throw .misplaced(output, reason: LocalizedText(en: en, es: es))
    }
}
