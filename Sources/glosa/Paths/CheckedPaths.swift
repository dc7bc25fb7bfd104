import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

/// The paths that `check` looks at: a course, files of it, or loose Markdown files.
struct CheckedPaths {
    /// The course's folder; nil for loose files.
    let root: String?
    /// A catalogue in the course's folder that is checked instead of its content.
    let content: String?
    /// The files and folders of the course whose findings alone are wanted; empty: all.
    let selected: [CoursePart]
    /// The paths of loose files, and of folders with such files, in alphabetical order.
    let loose: [String]
    /// The settings of the course to which loose files are added: the sources of its package.
    let settings: Configuration?

    init(
        root: String?,
        content: String? = nil,
        selected: [CoursePart] = [],
        loose: [String],
        settings: Configuration? = nil
    ) {
        (self.root, self.content, self.selected, self.settings) = (root, content, selected, settings)
        self.loose = Set(loose).sorted()
    }

    /// The sources of a course's packages, whose documentation comments are checked beside the course.
    ///
    /// - Returns: nil if the course names no package with sources.
    static func comments(of course: Course) -> CheckedPaths? {
        var settings = course.configuration
        settings.compile.packages = settings.compile.packages.compactMap { folder in
            try? FileSystem.realPath(folder.hasPrefix("/") ? folder : CoursePath.join(course.root, folder))
        }
        let sources = settings.compile.packages.flatMap {
            PackageFiles(in: $0, access: settings.compile.access).sources
        }
        return sources.isEmpty ? nil : CheckedPaths(root: nil, loose: sources, settings: settings)
    }

    /// All that the readers of a package see, as loose files.
    ///
    /// - Parameters:
    ///   - package: the real path of the package's folder.
    ///   - withComments: true if the documentation comments of its sources belong to it.
    ///   - access: the declarations whose comments are read.
    static func ofPackage(_ package: String, withComments: Bool, access: CommentAccess) -> CheckedPaths {
        let files = PackageFiles(in: package, access: access)
        let seen = files.documentation + files.snippets + (withComments ? files.sources : [])
        return CheckedPaths(root: nil, loose: seen)
    }

    /// Sorts paths by the courses that they belong to; the order of the paths changes nothing.
    ///
    /// - Parameter paths: none, for the course in the working folder; one folder with a course, or a DocC catalogue; or
    ///   Markdown files and folders of them.
    /// - Returns: the courses in the order of their folders, then the loose files; never empty.
    static func groups(of paths: [String]) -> [CheckedPaths] {
        let place = CourseLocation(paths.first ?? ".")
        if paths.isEmpty
            || paths.count == 1
                && (place.content != nil || place.root == paths[0] && CourseLocation.isCourse(place.root))
        {
            return [CheckedPaths(root: place.root, content: place.content, loose: [])]
        }
        let parts = paths.map { ($0, CoursePart(CourseLocation.named(by: $0))) }
        let loose = parts.compactMap { path, part in part == nil ? path : nil }
        let courses = Dictionary(grouping: parts.compactMap(\.1), by: \.root).sorted { $0.key < $1.key }
        let groups = courses.map { root, parts in
            CheckedPaths(root: root, selected: parts.contains { $0.path.isEmpty } ? [] : parts, loose: [])
        }
        return groups + (loose.isEmpty && !groups.isEmpty ? [] : [CheckedPaths(root: nil, loose: loose)])
    }

    var isLoose: Bool { root == nil }

    /// True if the path is a catalogue beside other content of a course.
    var isPartOfCourse: Bool {
        guard let root, content != nil else { return false }
        return CourseLocation.isCourse(root)
    }

    /// Returns the selected paths that hold lessons of a course, and the others as loose files; nil if all of them hold some.
    func divided(by course: Course) -> (own: CheckedPaths, others: CheckedPaths)? {
        let files = course.lessons[course.written].map(\.filePath)
        let own = selected.filter { part in files.contains(where: part.contains) }
        guard own.count < selected.count else { return nil }
        let others = selected.filter { !own.contains($0) }
        return (
            CheckedPaths(root: root, content: content, selected: own, loose: []),
            CheckedPaths(root: nil, loose: others.map(\.named))
        )
    }

    /// Returns true if a file is wanted.
    ///
    /// - Parameter path: relative to the course.
    func selects(_ path: String) -> Bool { selected.isEmpty || selected.contains { $0.contains(path) } }

    /// The loader of the course; nil for loose files.
    func loader(checksTypes: Bool, shard: Shard? = nil) -> CourseLoader? {
        root.map {
            CourseLoader(root: $0, content: content, checksTypes: checksTypes, makesPages: false, shard: shard)
        }
    }

    /// - Parameter shard: the part of the samples that is checked; nil: all.
    func load(
        checksTypes: Bool,
        shard: Shard? = nil,
        overriding: (inout Configuration) -> Void
    ) async throws -> CheckedCourse {
        if let loader = loader(checksTypes: checksTypes, shard: shard) {
            var configuration = try loader.configuration()
            overriding(&configuration.value)
            return try await loader.load(configuration)
        }
        return try await CourseLoader.loadLoose(loose, checksTypes: checksTypes, shard: shard) { configuration in
            if let settings {
                configuration.rules.merge(settings.rules) { _, own in own }
                (configuration.compile, configuration.cache) = (settings.compile, settings.cache)
                configuration.compile.preamble = nil
            }
            overriding(&configuration)
        }
    }
}
