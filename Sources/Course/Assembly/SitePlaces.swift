import CourseConfiguration

extension Course {
    /// Returns a path below the site's root for one below the folder of a language's pages.
    package func sitePath(_ path: String, in language: String) -> String {
        CoursePath.join(configuration.siteFolder(of: language), path)
    }
}
