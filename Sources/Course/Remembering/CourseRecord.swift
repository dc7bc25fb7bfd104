/// What is kept of a course so that a change of a few texts need not read the others again.
public struct CourseRecord: Sendable {
    struct Entry: Sendable {
        let facts: LessonFacts
        let counterexamples: [SampleVerdicts.Counterexample]
    }

    /// Those that somebody wrote, in the course's order.
    let lessons: [Entry]
    let assets: [Course.Asset]
    let listedAssets: [Course.Asset]
    let isSingleFolder: Bool
    let outcomeUses: OutcomeUses
    /// The files that decision trees are drawn in or are found to be wrong in.
    let treePaths: Set<String>
    /// Files about which something was found that doesn't follow from one lesson and its translations.
    let sharedPaths: Set<String>
}

extension CourseRecord {
    /// How many lessons somebody wrote.
    public var count: Int { lessons.count }

    /// Whether a lesson holds samples that are wrong on purpose.
    public func hasCounterexamples(_ lesson: Int) -> Bool { !lessons[lesson].counterexamples.isEmpty }
}

extension CheckedCourse {
    /// The record of a course that was made by the record of a former state.
    ///
    /// - Parameter lessons: those that were looked at anew.
    public func record(after former: CourseRecord, looking lessons: Set<Int>) -> CourseRecord {
        CourseRecord(
            lessons: former.lessons.indices.map { index in
                guard lessons.contains(index) else { return former.lessons[index] }
                return CourseRecord.Entry(
                    facts: course.lessons[index].facts,
                    counterexamples: samples[index].counterexamples
                )
            },
            assets: former.assets,
            listedAssets: former.listedAssets,
            isSingleFolder: former.isSingleFolder,
            outcomeUses: outcomeUses,
            treePaths: record.treePaths,
            sharedPaths: former.sharedPaths
        )
    }

    public var record: CourseRecord {
        let trees = course.reading.trees + findings.trees
        let shared = (course.reading.folders + course.reading.structure + findings.ofSamples).flatMap {
            [$0.range] + $0.related.map(\.range)
        }
        return CourseRecord(
            lessons: course.written.map {
                CourseRecord.Entry(facts: course.lessons[$0].facts, counterexamples: samples[$0].counterexamples)
            },
            assets: course.assets,
            listedAssets: course.listedAssets,
            isSingleFolder: course.isSingleFolder,
            outcomeUses: outcomeUses,
            treePaths: Set(
                trees.map(\.range.path) + course.lessons[course.written].filter(\.facts.drawsTrees).map(\.filePath)
            ),
            sharedPaths: Set(shared.map(\.path) + [course.configuration.compile.preamble].compactMap(\.self))
        )
    }
}
