import CourseConfiguration
import Markdown
import SnippetCompiler
import Support

/// The source of the files that the lessons of a course take samples from.
package struct SampleFiles: Sendable {
    private enum Origin: Sendable {
        case course(SampleRoots)
        case loose(packages: [String])
    }

    private let place: Origin
    /// The files of each catalogue, by its folder.
    private let catalogues = Mutex<[String: CatalogueFiles]>([:])
    /// The folder that paths are relative to; empty for the working folder.
    private let base: String
    /// The settings of the texts that pages of Material for MkDocs include.
    let snippets: SnippetSettings
    /// The folder with the course's pages.
    let content: String
    /// The signs that lines of code begin with which readers don't see, by language.
    private(set) var hiddenLines: [String: String] = [:]
    /// The number of bytes of these files that each lesson may show.
    private(set) var allowance = FileAllowance.lesson

    /// Creates the source for a course. The package around the course counts, whether `glosa.yml` names it or not.
    ///
    /// - Parameter root: the course's folder.
    package init(root: String, _ configuration: Configuration) {
        let around = PackageBuild.folder(above: root.isEmpty ? "." : root).map { [$0] } ?? []
        base = root
        content = configuration.content
        snippets = configuration.snippets
        hiddenLines = configuration.book?.hiddenLines ?? [:]
        let assets = CoursePath.join(configuration.content, ContentSelection.assets)
        let hidden = configuration.dialect == .gitBook ? assets : nil
        place = .course(SampleRoots(base: root, packages: around + configuration.compile.packages, hidden: hidden))
    }

    /// Creates the source for files that belong to no course: the package around them, else their folder.
    ///
    /// - Parameter configuration: its packages are those that a person has named.
    init(ofLooseFiles configuration: Configuration) {
        base = ""
        content = ""
        snippets = configuration.snippets
        place = .loose(packages: configuration.compile.packages)
    }

    /// Returns the same files for lessons with another allowance.
    package func allowing(_ allowance: FileAllowance) -> SampleFiles {
        var files = self
        files.allowance = allowance
        return files
    }

    /// Returns the files that a tutorial may name; nil for a page outside catalogues.
    ///
    /// - Parameter path: the path of the page, relative to the course.
    func catalogue(for path: String) -> CatalogueFiles? {
        guard let folder = CataloguePath.folder(of: path) else { return nil }
        return catalogues.with { known in
            if let files = known[folder] { return files }
            let files = CatalogueFiles(folder, in: base)
            known[folder] = files
            return files
        }
    }

    /// - Parameter path: the path of a lesson's file, relative to the course.
    func roots(for path: String) -> SampleRoots {
        switch place {
        case .course(let roots): return roots
        case .loose(let packages):
            let folder = CoursePath.folder(of: path)
            return SampleRoots(
                base: "",
                folder: PackageBuild.folder(above: path) ?? (path.hasPrefix("/") && folder.isEmpty ? "/" : folder),
                packages: packages,
                trustsPackages: true,
                isAbsolute: path.hasPrefix("/")
            )
        }
    }
}
