import Diagnostics

/// What was found in a course, by where it comes from, in the order of ``Course/diagnostics``.
struct CourseFindings: Sendable {
    /// In the configuration and in the folders.
    var folders: [Diagnostic] = []
    /// While each file was read, in the order of reading.
    var files: [(path: String, found: [Diagnostic])] = []
    /// In what files have to do with each other: clashes of pages and of ids.
    var structure: [Diagnostic] = []
    /// In the links of each written lesson.
    var links: [[Diagnostic]] = []
    /// In what each written lesson has to do with its translations.
    var twins: [[Diagnostic]] = []
    /// In decision trees: as they were read, and then in the whole course.
    var treeReading: [Diagnostic] = []
    var trees: [Diagnostic] = []

    /// All of it.
    ///
    /// - Parameter samples: the verdicts on the samples of each written lesson.
    func all(samples: some Sequence<SampleVerdicts>) -> [Diagnostic] {
        var all = folders
        for file in files { all += file.found }
        all += structure
        for (links, verdicts) in zip(links, samples) { all += links + verdicts.diagnostics }
        for found in twins { all += found }
        return all + treeReading + trees
    }

    /// What is about one written lesson's file, in the same order.
    func about(_ lesson: Int, at path: String, samples: SampleVerdicts) -> [Diagnostic] {
        let read = files.first { $0.path == path }?.found ?? []
        let own = links[lesson] + samples.diagnostics + twins[lesson]
        let all = [folders, read, structure, own, treeReading, trees]
        return all.flatMap { found in found.filter { $0.range.path == path } }
    }
}
