import Course
import Diagnostics
import Support

/// A former state of a course that was checked by the same settings, and how much of it the next one shares.
package struct FormerState: Sendable {
    let checked: CheckedCourse
    /// The written lessons whose texts differ, where nothing else does; nil: lessons came or went, or what others show of them
    /// or reach by links is not what it was.
    let changed: Set<Int>?

    /// What still holds of it for all lessons but those that changed; nil where that is nothing.
    var kept: CheckedCourse? { changed == nil ? nil : checked }

    /// The verdicts on the samples of each written lesson, and the lessons whose samples have to be judged again: what stands for
    /// those is of no use.
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

    /// The lessons that are compared with something that changed: those, and their translations.
    func compared(in course: Course) -> [Int]? { changed.map { course.withTwins(of: $0).sorted() } }

    /// What was found in samples that outcomes of trees tell to write, and the pages whose samples are others.
    func uses(for course: Course) -> (uses: OutcomeUses, changed: Set<Int>)? {
        changed.map { changed in
            let pages = changed.flatMap { course.fallbacks[course.lessons[$0].id].map { Array($0.values) } ?? [] }
            return (checked.outcomeUses, changed.union(pages.filter { changed.contains(course.original(shownBy: $0)) }))
        }
    }

    /// What was worked out for each lesson, with that of some of them anew, on all cores.
    ///
    /// - Parameter old: nil where `lessons` are all there are.
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
