import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

/// The paths that `check` looks at: the course in a folder, or loose Markdown files.
struct CheckedPaths {
    /// The course's folder; nil for loose files.
    let root: String?
    /// A catalogue in the course's folder that is checked instead of its content.
    let content: String?
    /// The paths of loose files, and of folders with such files.
    let loose: [String]

    /// - Parameter paths: none, for the course in the working folder; one folder with a course, or a DocC catalogue; or
    ///   Markdown files and folders of them.
    init(_ paths: [String]) {
        let place = CourseLocation(paths.first ?? ".")
        let isCourse =
            paths.isEmpty
            || paths.count == 1
                && (place.content != nil
                    || Configuration.fileNames.contains { FileSystem.exists(CoursePath.join(place.root, $0)) })
        root = isCourse ? place.root : nil
        content = isCourse ? place.content : nil
        loose = isCourse ? [] : paths
    }

    init(root: String?, content: String? = nil, loose: [String]) {
        (self.root, self.content, self.loose) = (root, content, loose)
    }

    var isLoose: Bool { root == nil }

    /// True if the path is a catalogue beside other content of a course.
    var isPartOfCourse: Bool {
        guard let root, content != nil else { return false }
        return Configuration.fileNames.contains { FileSystem.exists(CoursePath.join(root, $0)) }
    }

    /// - Parameter shard: the part of the samples that is checked; nil: all.
    func load(
        checksTypes: Bool,
        shard: Shard? = nil,
        overriding: (inout Configuration) -> Void
    ) async throws -> CheckedCourse {
        if let root {
            let loader = CourseLoader(
                root: root,
                content: content,
                checksTypes: checksTypes,
                makesPages: false,
                shard: shard
            )
            var configuration = try loader.configuration()
            overriding(&configuration.value)
            return try await loader.load(configuration)
        }
        return try await CourseLoader.loadLoose(
            loose,
            checksTypes: checksTypes,
            shard: shard,
            overriding: overriding
        )
    }
}

/// The findings of a check, and the files that it looked at.
struct Findings {
    var report: Report
    var files: [SourceFile]

    static let none = Findings(report: Report(diagnostics: [], files: [], summary: Report.Summary()), files: [])

    /// - Parameter listsSamples: true if the report also lists the result of each sample.
    /// - Throws: ``ThemeError`` if the course's templates can't be used.
    init(_ checked: CheckedCourse, listsSamples: Bool = false) throws {
        let theme = checked.course.isLoose ? nil : try ThemeSource.read(for: checked.course)
        try theme?.checkTemplates()
        report = CourseReport.report(checked, theme: theme, listsSamples: listsSamples)
        files = checked.course.files + (theme?.files ?? [])
    }

    init(report: Report, files: [SourceFile]) {
        (self.report, self.files) = (report, files)
    }

    /// Returns the findings with other paths of files.
    func renamingFiles(_ newPath: (String) -> String) -> Findings {
        Findings(
            report: report.renamingFiles(newPath),
            files: files.map { SourceFile(path: newPath($0.path), bytes: $0.bytes, original: $0.original) }
        )
    }
}
