import SnippetCompiler

/// Where the lessons of a course find the files that are samples.
struct SampleFiles: Sendable {
    private enum Place: Sendable {
        case course(SampleRoots)
        case loose(packages: [String])
    }

    private let place: Place

    /// The package around the course counts, whether `glosa.yml` names it or not.
    ///
    /// - Parameter root: the course's folder.
    init(root: String, _ configuration: Configuration) {
        let around = PackageBuild.folder(above: root.isEmpty ? "." : root).map { [$0] } ?? []
        place = .course(SampleRoots(base: root, packages: around + configuration.compile.packages))
    }

    /// For files that belong to no course: what lies in the package around them, else in their folder.
    ///
    /// - Parameter configuration: names packages as a person has given them.
    init(ofLooseFiles configuration: Configuration) {
        place = .loose(packages: configuration.compile.packages)
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
