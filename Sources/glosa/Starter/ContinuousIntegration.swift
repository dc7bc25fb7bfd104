import ArgumentParser
import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

/// A service for which `glosa init --ci` writes the first configuration.
enum ContinuousIntegration: String, ExpressibleByArgument, CaseIterable {
    case github, gitlab

    /// The configuration's path below the repository's folder.
    var path: String {
        switch self {
        case .github: ".github/workflows/glosa.yml"
        case .gitlab: ".gitlab-ci.yml"
        }
    }

    /// - Parameter course: the course's folder below the repository's; empty if it is the same.
    func text(course: String) -> String {
        let course = course.isEmpty ? "." : course
        switch self {
        case .github: return Self.github(course: YAMLText.quoted(course))
        case .gitlab: return Self.gitlab(course: YAMLText.quoted(course))
        }
    }

    /// Returns the folder of the repository that a course lies in; the course's own folder if there is none.
    ///
    /// - Returns: also the course's folder below it.
    static func repository(of course: String) throws(FileError) -> (folder: String, course: String) {
        // The course's folder may not be there yet.
        var (above, missing) = (course, "")
        while !FileSystem.exists(above) {
            missing = CoursePath.join(CoursePath.name(of: above), missing)
            above = above.contains("/") ? CoursePath.folder(of: above) : "."
            if above.isEmpty { above = "/" }
        }
        let real = CoursePath.join(try FileSystem.realPath(above), missing)
        var (folder, below) = (real, "")
        while !FileSystem.exists(CoursePath.join(folder, ".git")) {
            guard folder.count > 1 else { return (real, "") }
            below = CoursePath.join(CoursePath.name(of: folder), below)
            folder = CoursePath.folder(of: folder)
            if folder.isEmpty { return (real, "") }
        }
        return (folder, below)
    }

    private static func github(course: String) -> String {
        """
        # Checks the course with each change. Written by `glosa init --ci github`.
        name: Course
        on:
          push:
            branches: [main, master]
          pull_request:
        permissions:
          contents: read
        jobs:
          check:
            runs-on: ubuntu-latest
            steps:
              - uses: actions/checkout@v4
                with:
                  fetch-depth: 0
              - uses: \(Glosa.repository)@v\(Glosa.version)
                with:
                  path: \(course)
                  # Pull requests show the findings that they touched or caused; the others are only counted.
                  only-changes: true
        """ + "\n"
    }

    private static func gitlab(course: String) -> String {
        """
        # Checks the course with each change, and publishes it with GitLab Pages. Written by `glosa init --ci gitlab`.
        include:
          - remote: https://gitlab.com/\(Glosa.repository)/-/raw/v\(Glosa.version)/ci/glosa.gitlab-ci.yml
        variables:
          GLOSA_RELEASE: https://gitlab.com/\(Glosa.repository)/-/releases/v\(Glosa.version)/downloads
          GLOSA_COURSE: \(course)
        """ + "\n"
    }
}
