import Course
import CourseConfiguration
import DocumentationComments
import FileSystem
import SnippetCompiler

/// The files of a package that its readers see.
struct PackageFiles {
    /// The package's folder as a person would write it, relative to the working folder if it lies below that.
    private let folder: String
    private let targets: [ManifestTargets.Target]
    private let access: CommentAccess

    /// - Parameters:
    ///   - folder: the real path of the package's folder.
    ///   - access: the declarations whose comments are read.
    init(in folder: String, access: CommentAccess) {
        (self.folder, self.access) = (PackageBuild.shown(folder), access)
        let manifest = (try? FileSystem.read(CoursePath.join(folder, "Package.swift"))) ?? []
        targets = ManifestTargets.written(in: manifest)
    }

    /// SwiftPM's own folders for sources, those that there are.
    private var usual: [String] { ["Sources", "Source", "src", "srcs"].filter(isFolder) }

    /// The folders with the sources of its targets: SwiftPM's own ones, and those that the manifest names. Catalogues lie in them,
    /// too. A target with the package's own folder counts as the files of that folder.
    private var folders: [String] {
        let named = targets.compactMap(\.path).compactMap(CoursePath.normalized).filter { path in
            !path.isEmpty && isFolder(path) && !usual.contains { path == $0 || path.hasPrefix($0 + "/") }
        }
        let outermost = named.filter { path in !named.contains { path.hasPrefix($0 + "/") } }
        return usual + outermost.reduce(into: []) { found, path in if !found.contains(path) { found.append(path) } }
    }

    /// The files and folders with the sources of its targets. Nobody outside sees a declaration of an executable or a macro,
    /// however public it calls itself: they belong to it only if the comments of internal declarations are read.
    var sources: [String] {
        let isForReaders = access == .public || access == .package
        let hidden = isForReaders ? Set(targets.flatMap(hiddenPlaces)) : []
        return folders.flatMap { files(of: $0, without: hidden) }.map(place)
    }

    /// The folders of a target that no other package can import. Before Swift 5.4 an executable was a target with a `main.swift`.
    private func hiddenPlaces(of target: ManifestTargets.Target) -> [String] {
        target.isImportable
            ? places(of: target).filter { isFile(CoursePath.join($0, "main.swift")) } : places(of: target)
    }

    /// The folder of a target, in the spelling of the manifest, and those in which SwiftPM looks for it.
    private func places(of target: ManifestTargets.Target) -> [String] {
        if let path = target.path { return CoursePath.normalized(path).map { [$0] } ?? [] }
        return target.name.map { name in usual.map { CoursePath.join($0, name) } } ?? []
    }

    /// A folder, or what lies in it if it holds one of the hidden ones.
    private func files(of folder: String, without hidden: Set<String>) -> [String] {
        if hidden.contains(folder) { return [] }
        guard hidden.contains(where: { $0.hasPrefix(folder + "/") }) else { return [folder] }
        let paths = ((try? FileSystem.names(in: place(folder))) ?? []).map { CoursePath.join(folder, $0) }
        return paths.filter { isFolder($0) || $0.hasSuffix(".swift") }.flatMap { files(of: $0, without: hidden) }
    }

    /// The README, the folders in which documentation usually lies, and the catalogues outside of sources.
    var documentation: [String] {
        let found = FoundContent(in: folder)
        let home = found.markdown.filter { $0.lowercased() == "readme.md" }
        let pages = home + ExistingMarkdown.usualFolders(of: found.markdown)
        let catalogues = found.catalogues.map(\.path).filter { path in
            !(pages.map(place) + sources).contains { place(path).hasPrefix($0 + "/") }
        }
        return (pages + catalogues).map(place)
    }

    /// The folder with SwiftPM's snippets, if there is one.
    var snippets: [String] { isFolder("Snippets") ? [place("Snippets")] : [] }

    private func isFolder(_ path: String) -> Bool { kind(of: path) == .folder }

    private func isFile(_ path: String) -> Bool { kind(of: path) == .file }

    private func kind(of path: String) -> FileSystem.Kind? {
        try? FileSystem.status(of: FileSystem.realPath(place(path))).kind
    }

    private func place(_ path: String) -> String { folder == "." ? path : CoursePath.join(folder, path) }
}
