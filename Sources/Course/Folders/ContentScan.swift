import CourseConfiguration
import Diagnostics
import FileSystem

/// The files below a content folder. Hidden files are left out, but for pictures that pages may show. A symbolic link to a file in the content counts as that file; one
/// that leads out of the content or to a folder is reported and left out.
package struct ContentScan {
    /// Paths relative to the folder scanned, in the order of their bytes.
    package private(set) var files: [String] = []
    package private(set) var diagnostics: [Diagnostic] = []
    /// The folder that the files must be read within; nil if the folder can't be read.
    package let enclosure: FileSystem.Enclosure?
    private let courseRoot: String
    private let folder: String
    private let selection: ContentSelection?
    private let isForPages: Bool

    /// - Parameters:
    ///   - folder: relative to the course.
    ///   - enclosure: the folder that no link may lead out of; nil: the scanned folder, which lies in the course.
    package init(courseRoot: String, folder: String, within enclosure: FileSystem.Enclosure? = nil) {
        self.init(courseRoot: courseRoot, folder: folder, within: enclosure, selection: nil)
    }

    /// - Parameters:
    ///   - selection: the choice of content; nil: everything that is not hidden.
    ///   - isForPages: true if only pages are wanted: then a broken link is a finding only if it has the name of a page.
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

    /// True if every entry that is left out is reported; false in a repository, where nobody expects every file on a site.
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
            if name.hasPrefix("."), selection?.leavesOutHidden(full) ?? true {
                if reportsAll { reportHidden(full) }
                continue
            }
            let entry = ContentEntry(full, root: courseRoot, within: enclosure)
            if let selection, !selection.admits(full, isFolder: !entry.isFile) { continue }
            switch entry {
            case .file where selection?.isOfHiddenFolder(full) == true: continue
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
