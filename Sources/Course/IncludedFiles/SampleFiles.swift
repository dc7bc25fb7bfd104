import SnippetCompiler
import Support

/// Where the lessons of a course find the files that are samples.
package struct SampleFiles: Sendable {
    private enum Origin: Sendable {
        case course(SampleRoots)
        case loose(packages: [String])
    }

    private let place: Origin
    /// By the catalogues' folders.
    private let catalogues = Mutex<[String: CatalogueFiles]>([:])
    /// The folder that paths are relative to; empty for the working folder.
    private let base: String
    /// Where the texts lie that stand in pages of Material for MkDocs.
    let snippets: SnippetSettings
    /// How much of them each lesson may show.
    private(set) var allowance = FileAllowance.lesson

    /// The package around the course counts, whether `glosa.yml` names it or not.
    ///
    /// - Parameter root: the course's folder.
    package init(root: String, _ configuration: Configuration) {
        let around = PackageBuild.folder(above: root.isEmpty ? "." : root).map { [$0] } ?? []
        base = root
        snippets = configuration.snippets
        place = .course(SampleRoots(base: root, packages: around + configuration.compile.packages))
    }

    /// For files that belong to no course: what lies in the package around them, else in their folder.
    ///
    /// - Parameter configuration: names packages as a person has given them.
    init(ofLooseFiles configuration: Configuration) {
        base = ""
        snippets = configuration.snippets
        place = .loose(packages: configuration.compile.packages)
    }

    /// The same for lessons that may show less.
    package func allowing(_ allowance: FileAllowance) -> SampleFiles {
        var files = self
        files.allowance = allowance
        return files
    }

    /// The files that a tutorial may name; nil for a page of no catalogue.
    ///
    /// - Parameter path: of the page, relative to the course.
    func catalogue(for path: String) -> CatalogueFiles? {
        guard let folder = CataloguePath.folder(of: path) else { return nil }
        return catalogues.with { known in
            if let files = known[folder] { return files }
            let files = CatalogueFiles(folder, in: base)
            known[folder] = files
            return files
        }
    }

    /// - Parameter path: of a lesson's file, relative to the course.
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
