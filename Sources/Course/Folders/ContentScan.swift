import Diagnostics
import FileSystem

/// The files below a content folder. Hidden ones are left out; a symbolic link to a file that lies in the content too counts
/// as that file, one that leads out of it or to a folder is reported and left out.
public struct ContentScan {
    /// Paths relative to the folder scanned, in the order of their bytes.
    public private(set) var files: [String] = []
    public private(set) var diagnostics: [Diagnostic] = []
    /// What the files must be read within; nil where the folder can't be read.
    public let enclosure: FileSystem.Enclosure?
    private let courseRoot: String
    private let folder: String
    private let selection: ContentSelection?
    private let isForPages: Bool

    /// - Parameters:
    ///   - folder: relative to the course.
    ///   - enclosure: the folder that nothing may lead out of; nil: the one that is scanned, which lies in the course.
    public init(courseRoot: String, folder: String, within enclosure: FileSystem.Enclosure? = nil) {
        self.init(courseRoot: courseRoot, folder: folder, within: enclosure, selection: nil)
    }

    /// - Parameters:
    ///   - selection: what is left out; nil: nothing but what is hidden.
    ///   - isForPages: whether only pages are wanted: then a link to nothing, which hides none, is no finding.
    init(
        courseRoot: String,
        folder: String,
        within enclosure: FileSystem.Enclosure? = nil,
        selection: ContentSelection? = nil,
        isForPages: Bool = false
    ) {
        self.isForPages = isForPages
        self.courseRoot = courseRoot
        self.folder = folder
        self.selection = selection
        do throws(FileError) {
            let bounds =
                if let enclosure { enclosure } else { try FileSystem.Enclosure(course: courseRoot, folder: folder) }
            self.enclosure = bounds
            scan("", depth: 0, within: bounds)
        } catch {
            self.enclosure = nil
            diagnostics.append(.unreadable(folder, error))
        }
    }

    private static let deepest = 64

    /// In a repository, much lies beside the pages that nobody expects on a site.
    private var reportsAll: Bool { selection?.reportsAll ?? true }

    private mutating func scan(_ subfolder: String, depth: Int, within enclosure: FileSystem.Enclosure) {
        let path = CoursePath.join(folder, subfolder)
        let names: [String]
        do throws(FileError) {
            names = try FileSystem.names(in: CoursePath.join(courseRoot, path), within: enclosure)
        } catch {
            diagnostics.append(.unreadable(path, error, within: enclosure))
            return
        }
        if !subfolder.isEmpty, let selection, selection.isForeign(names) { return }
        for name in names {
            let relative = CoursePath.join(subfolder, name)
            let full = CoursePath.join(folder, relative)
            if name.hasPrefix(".") {
                if reportsAll { reportHidden(full) }
                continue
            }
            let entry = ContentEntry(full, root: courseRoot, within: enclosure)
            if let selection, !selection.admits(full, isFolder: !entry.isFile) { continue }
            switch entry {
            case .file: files.append(relative)
            case .folder where depth < Self.deepest: scan(relative, depth: depth + 1, within: enclosure)
            case .folder:
                report(
                    full,
                    .error,
                    "the folder is nested too deeply to be read",
                    "la carpeta está a demasiada profundidad, así que no se lee"
                )
            case .linkedFolder: if reportsAll { diagnostics.append(.linkedFolder(full)) }
            case .broken(let finding):
                if reportsAll && !isForPages || SourceName.isPage(full) { diagnostics.append(finding) }
            case .refused(let finding): if reportsAll || SourceName.isPage(full) { diagnostics.append(finding) }
            }
        }
    }

    private mutating func reportHidden(_ path: String) {
        guard CoursePath.name(of: path) != ".git",
            (try? FileSystem.status(of: CoursePath.join(courseRoot, path)).kind) == .folder
        else { return }
        report(path, .note, "hidden folders are left out", "las carpetas ocultas se omiten", rule: .hiddenFolder)
    }

    private mutating func report(
        _ path: String,
        _ severity: Severity,
        _ en: String,
        _ es: String,
        rule: RuleID = .unreadableFile
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
