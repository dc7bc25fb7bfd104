import Diagnostics

/// What was found while a course was read and put together, by where it comes from.
struct ReadingFindings: Sendable {
    /// In the configuration and in the folders.
    var folders: [Diagnostic] = []
    /// While each file was read, in the order of reading.
    var files: [(path: String, found: [Diagnostic])] = []
    /// In what files have to do with each other: clashes of pages and of ids.
    var structure: [Diagnostic] = []
    /// In decision trees as they were read.
    var trees: [Diagnostic] = []
}
