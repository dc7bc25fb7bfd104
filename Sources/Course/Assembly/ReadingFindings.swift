import Diagnostics

/// The findings made while a course was read and put together, by origin.
package struct ReadingFindings: Sendable {
    /// Findings in the configuration and in the folders.
    package var folders: [Diagnostic] = []
    /// Findings in each file, in the order of reading.
    package var files: [(path: String, found: [Diagnostic])] = []
    /// Findings about conflicts between files: of pages and of ids.
    package var structure: [Diagnostic] = []
    /// Findings in decision trees as they were read.
    package var trees: [Diagnostic] = []

    package init(folders: [Diagnostic] = [], files: [(path: String, found: [Diagnostic])] = []) {
        (self.folders, self.files) = (folders, files)
    }

    /// Removes the findings in and about sample files, except those of `lessons`: the samples of other files, such as drafts, are
    /// no input of the course.
    mutating func leaveOutSampleFiles(exceptOf lessons: Set<String>) {
        files = files.map { path, found in
            guard !lessons.contains(path) else { return (path, found) }
            return (path, found.filter { $0.range.path == path && ![.sampleFile, .sampleRegion].contains($0.rule) })
        }
    }
}
