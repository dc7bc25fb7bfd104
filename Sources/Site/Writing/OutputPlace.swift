import Course
import Diagnostics
import FileSystem

/// Where a site may not be written: where a build would read it as content the next time, or would have to remove what
/// others need.
enum OutputPlace {
    /// - Throws: ``SiteWriterError/misplaced(_:reason:)``.
    static func check(_ output: String, source: String, _ configuration: Configuration) throws(SiteWriterError) {
        func refuse(_ en: String, _ es: String) throws(SiteWriterError) {
            throw .misplaced(output, reason: LocalizedText(en: en, es: es))
        }
        let folders = [configuration.content, configuration.templates].compactMap(\.self)
        for folder in folders {
            let path = CoursePath.join(source, folder)
            if FileSystem.lies(output, in: path) {
                try refuse(
                    "it lies in the course's folder \(folder), which the next build would read",
                    "está dentro de la carpeta \(folder) del curso, que leería la próxima construcción"
                )
            }
            if FileSystem.lies(path, in: output) {
                try refuse("the course's folder \(folder) lies in it", "la carpeta \(folder) del curso está dentro")
            }
        }
        if FileSystem.lies(source, in: output) {
            try refuse("the course itself lies in it", "el curso está dentro")
        }
        if let home = FileSystem.environment("HOME"), !home.isEmpty, FileSystem.lies(home, in: output) {
            try refuse("it is your home folder, or holds it", "es tu carpeta personal, o la contiene")
        }
    }
}
