import Course
import Diagnostics
import Support

/// A former state of a course that was checked with the same settings, and the part of it that the next state shares.
package struct FormerState: Sendable {
    let checked: CheckedCourse
    /// The written lessons whose texts differ, if nothing else does; nil if lessons came or went, or if what others show of them
    /// or reach by links has changed.
    let changed: Set<Int>?

    /// The verdicts on the samples of each written lesson, and the lessons whose samples have to be judged again; the verdicts of
    /// the latter are placeholders.
    func verdicts(for course: Course) -> (verdicts: [SampleVerdicts], unjudged: [Int]) {
        if let changed { return (Array(checked.samples[course.written]), changed.sorted()) }
        let old = checked.course
        let places = Dictionary(old.written.map { (old.lessons[$0].filePath, $0) }) { first, _ in first }
        var unjudged: [Int] = []
        let verdicts = course.written.map { index in
            if let place = places[course.lessons[index].filePath],
                course.lessons[index].isSame(as: old.lessons[place])
            {
                return checked.samples[place]
            }
            unjudged.append(index)
            return SampleVerdicts()
        }
        return (verdicts, unjudged)
    }

    /// The lessons that are compared with something that changed: the changed ones, and their translations; nil: all.
    func compared(in course: Course) -> [Int]? { changed.map { course.withTwins(of: $0).sorted() } }

    /// The former patterns of outcomes; nil if a lesson with a decision tree has changed, or one may have.
    func patterns(for course: Course) -> OutcomePatterns? {
        guard let changed, let known = checked.patterns,
            !course.decisionTrees.contains(where: { changed.contains(course.original(shownBy: $0.lesson)) })
        else { return nil }
        return known
    }

    /// The former uses of outcomes in samples, and the changed lessons with the pages that show them; nil if none of it is valid.
    func uses(for course: Course) -> (uses: OutcomeUses, changed: Set<Int>)? {
        changed.map { changed in
            let pages = changed.flatMap { course.fallbacks[course.lessons[$0].id].map { Array($0.values) } ?? [] }
            return (checked.outcomeUses, changed.union(pages.filter { changed.contains(course.original(shownBy: $0)) }))
        }
    }

    /// The values of all lessons, with those of some made anew, on all cores.
    ///
    /// - Parameter old: nil if `lessons` are all lessons.
    static func renewed<Value: Sendable>(
        _ old: [Value]?,
        _ lessons: [Int],
        _ make: @escaping @Sendable (Int) -> Value
    ) async throws -> [Value] {
        let fresh = try await lessons.concurrentMap(make)
        guard var all = old else { return fresh }
        for (lesson, value) in zip(lessons, fresh) { all[lesson] = value }
        return all
    }
}
