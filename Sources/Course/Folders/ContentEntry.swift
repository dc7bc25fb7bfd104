import CourseConfiguration
import Diagnostics
import FileSystem

/// The kind of an entry in a content folder.
enum ContentEntry {
    /// A file, or a symbolic link to a file of the course.
    case file
    case folder
    /// A symbolic link to a folder of the content.
    case linkedFolder
    /// A symbolic link to nothing.
    case broken(Diagnostic)
    /// An entry that is not read; the finding says why.
    case refused(Diagnostic)

    var isFile: Bool { if case .file = self { true } else { false } }

    /// - Parameters:
    ///   - path: relative to the course.
    ///   - enclosure: the folder that no link may lead out of.
    init(_ path: String, root: String, within enclosure: FileSystem.Enclosure) {
        let absolute = CoursePath.join(root, path)
        do throws(FileError) {
            let own = try FileSystem.status(of: absolute).kind
            let isLink = own == .symbolicLink
            switch isLink ? try FileSystem.kind(behind: absolute, within: enclosure) : own {
            case .file: self = .file
            case .folder: self = isLink ? .linkedFolder : .folder
            case .symbolicLink, .other: self = .refused(.notAFile(path))
            }
        } catch {
            let finding = Diagnostic.unreadable(path, error, within: enclosure)
            self = error.isNotFound ? .broken(finding) : .refused(finding)
        }
    }
}

extension Diagnostic {
    /// - Parameter enclosure: the folder that the path leads out of, if that is the cause.
    static func unreadable(
        _ path: String,
        _ error: FileError,
        within enclosure: FileSystem.Enclosure? = nil
    ) -> Diagnostic {
        let folder = enclosure?.name ?? ""
        let message =
            switch error.cause {
            case .leadsOut:
                LocalizedText(
                    en: "this symbolic link leads out of the folder “\(folder)”: it is not followed",
                    es: "este enlace simbólico sale de la carpeta «\(folder)»: no se sigue"
                )
            case .hidden:
                LocalizedText(
                    en: "this symbolic link leads to a hidden file or folder: it is not followed",
                    es: "este enlace simbólico lleva a un fichero o carpeta ocultos: no se sigue"
                )
            case _ where error.operation == "find":
                LocalizedText(
                    en: "this symbolic link can't be followed: \(error.reason.en)",
                    es: "este enlace simbólico no se puede seguir: \(error.reason.es)"
                )
            default:
                LocalizedText(
                    en: "this can't be read: \(error.reason.en)",
                    es: "no se puede leer: \(error.reason.es)"
                )
            }
        return Diagnostic(
            rule: .unreadableFile,
            severity: .error,
            message: message,
            range: SourceRange(path: path, bytes: 0..<0)
        )
    }

    static func notAFile(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: .unreadableFile,
            severity: .warning,
            message: LocalizedText(
                en: "this is neither a file nor a folder: it is left out",
                es: "no es un fichero ni una carpeta: se omite"
            ),
            range: SourceRange(path: path, bytes: 0..<0)
        )
    }

    static func linkedFolder(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: .unreadableFile,
            severity: .warning,
            message: LocalizedText(
                en: "symbolic links to folders are not followed",
                es: "los enlaces simbólicos a carpetas no se siguen"
            ),
            range: SourceRange(path: path, bytes: 0..<0)
        )
    }
}
