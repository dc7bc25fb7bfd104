import Diagnostics
import FileSystem

/// The files below a content folder. Hidden ones are left out; a symbolic link to a file inside the course counts as that
/// file, one that leads out of the course or to a folder is reported and left out.
public struct ContentScan {
    /// Paths relative to the folder scanned, in the order of their bytes.
    public private(set) var files: [String] = []
    public private(set) var diagnostics: [Diagnostic] = []
    private let courseRoot: String
    private let folder: String

    /// - Parameter folder: relative to the course.
    public init(courseRoot: String, folder: String) {
        self.courseRoot = courseRoot
        self.folder = folder
        scan("", depth: 0)
    }

    private mutating func scan(_ subfolder: String, depth: Int) {
        let path = CoursePath.join(folder, subfolder)
        let names: [String]
        do throws(FileError) {
            names = try FileSystem.names(in: CoursePath.join(courseRoot, path))
        } catch {
            return report(
                path,
                .error,
                "the folder can't be read: \(error.reason)",
                "no se puede leer la carpeta: \(error.reason)"
            )
        }
        for name in names {
            let relative = CoursePath.join(subfolder, name)
            let full = CoursePath.join(folder, relative)
            let absolute = CoursePath.join(courseRoot, full)
            if name.hasPrefix(".") {
                guard name != ".git", (try? FileSystem.status(of: absolute).kind) == .folder else { continue }
                report(
                    full,
                    .note,
                    "hidden folders are left out",
                    "las carpetas ocultas se omiten",
                    rule: "hidden-folder"
                )
                continue
            }
            switch try? FileSystem.status(of: absolute).kind {
            case .file: files.append(relative)
            case .folder where depth < Self.deepest: scan(relative, depth: depth + 1)
            case .folder:
                report(
                    full,
                    .error,
                    "the folder lies too deep to be read",
                    "la carpeta está a demasiada profundidad para leerla"
                )
            case .symbolicLink: follow(absolute, relative: relative, full: full)
            case .other:
                report(
                    full,
                    .warning,
                    "this is neither a file nor a folder: it is left out",
                    "no es un fichero ni una carpeta: se omite"
                )
            case nil: report(full, .error, "the file can't be looked at", "no se puede consultar el fichero")
            }
        }
    }

    private static let deepest = 64

    private mutating func follow(_ absolute: String, relative: String, full: String) {
        guard let target = try? FileSystem.realPath(absolute),
            let root = try? FileSystem.realPath(courseRoot.isEmpty ? folder : courseRoot)
        else {
            return report(
                full,
                .error,
                "this symbolic link leads nowhere",
                "este enlace simbólico no lleva a ninguna parte"
            )
        }
        guard target.hasPrefix(root + "/") else {
            return report(
                full,
                .error,
                "this symbolic link leads out of the course: it is not followed",
                "este enlace simbólico sale del curso: no se sigue"
            )
        }
        guard (try? FileSystem.status(of: target).kind) == .file else {
            return report(
                full,
                .warning,
                "symbolic links to folders are not followed",
                "los enlaces simbólicos a carpetas no se siguen"
            )
        }
        files.append(relative)
    }

    private mutating func report(
        _ path: String,
        _ severity: Severity,
        _ en: String,
        _ es: String,
        rule: String = "unreadable-file"
    ) {
        diagnostics.append(
            Diagnostic(
                rule: rule,
                severity: severity,
                message: LocalizedText(en: en, es: es),
                range: SourceRange(path: path, bytes: 0..<0)
            )
        )
    }
}
