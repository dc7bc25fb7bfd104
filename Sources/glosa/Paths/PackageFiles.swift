import Course
import CourseConfiguration
import DocumentationComments
import FileSystem
import SnippetCompiler

/// The files of a package that its readers see.
struct PackageFiles {
    /// The package's folder as a person would write it, relative to the working folder if it lies below that.
    private let folder: String

    /// - Parameter folder: the real path of the package's folder.
    init(in folder: String) { self.folder = PackageBuild.shown(folder) }

    /// The folders with the sources of its targets: SwiftPM's own ones, and those that the manifest names. Catalogues lie in them,
    /// too. A target with the package's own folder counts as the files of that folder.
    var sources: [String] {
        let usual = ["Sources", "Source", "src", "srcs"].filter(isFolder)
        let manifest = (try? FileSystem.read(place("Package.swift"))) ?? []
        let named = TargetFolders.named(in: manifest).compactMap(CoursePath.normalized).filter { path in
            !path.isEmpty && isFolder(path) && !usual.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let outermost = named.filter { path in !named.contains { path.hasPrefix($0 + "/") } }
        return (usual + outermost).map(place)
    }

    /// The README, the folders in which documentation usually lies, and the catalogues outside of sources.
    var documentation: [String] {
        let found = FoundContent(in: folder)
        let home = found.markdown.filter { $0.lowercased() == "readme.md" }
        let folders = home + ExistingMarkdown.usualFolders(of: found.markdown)
        let catalogues = found.catalogues.map(\.path).filter { path in
            !(folders.map(place) + sources).contains { place(path).hasPrefix($0 + "/") }
        }
        return (folders + catalogues).map(place)
    }

    /// The folder with SwiftPM's snippets, if there is one.
    var snippets: [String] { isFolder("Snippets") ? [place("Snippets")] : [] }

    private func isFolder(_ path: String) -> Bool {
        (try? FileSystem.status(of: FileSystem.realPath(place(path))).kind) == .folder
    }

    private func place(_ path: String) -> String { folder == "." ? path : CoursePath.join(folder, path) }
}
