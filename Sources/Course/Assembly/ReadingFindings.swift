import Diagnostics

/// What was found while a course was read and put together, by where it comes from.
package struct ReadingFindings: Sendable {
    /// In the configuration and in the folders.
    package var folders: [Diagnostic] = []
    /// While each file was read, in the order of reading.
    package var files: [(path: String, found: [Diagnostic])] = []
    /// In what files have to do with each other: clashes of pages and of ids.
    package var structure: [Diagnostic] = []
    /// In decision trees as they were read.
    package var trees: [Diagnostic] = []

    package init(folders: [Diagnostic] = [], files: [(path: String, found: [Diagnostic])] = []) {
        (self.folders, self.files) = (folders, files)
    }

    /// Leaves out what was found in and about the files that samples are taken from, but for some lessons: what others, such as
    /// drafts, take from where is no input of the course.
    mutating func leaveOutSampleFiles(exceptOf lessons: Set<String>) {
        files = files.map { path, found in
            guard !lessons.contains(path) else { return (path, found) }
            return (path, found.filter { $0.range.path == path && ![.sampleFile, .sampleRegion].contains($0.rule) })
        }
    }
}
