import Course
import CourseConfiguration
import Diagnostics
import Support

/// The part of a course's findings that a change makes anew; the rest is the former state's.
struct FindingRenewal {
    /// The lessons whose own texts are checked again.
    let texts: [Int]
    /// The lessons that are compared again with others: those that a change has reached by links or translations.
    let compared: [Int]
    /// The former state, if its results hold for all other lessons.
    let kept: CheckedCourse?
    /// The lessons that each lesson's links lead to; nil while nothing has asked.
    let targets: [Set<Int>]?

    /// - Parameter former: nil for a course that was not checked before.
    init(_ former: FormerState?, of course: Course) async throws {
        let all = Array(course.written)
        guard let former else {
            (texts, compared, kept, targets) = (all, all, nil, nil)
            return
        }
        if let changed = former.changed, let compared = former.compared(in: course) {
            (texts, self.compared, kept) = (changed.sorted(), compared, former.checked)
            targets = former.checked.findings.targets.map { Self.renewed($0, changed, course) }
            return
        }
        let old = former.checked.course
        guard Self.haveSameShape(old, course), let moved = Self.moved(old, course) else {
            (texts, compared, kept, targets) = (all, all, nil, nil)
            return
        }
        var known = former.checked.findings.targets ?? []
        if known.isEmpty { known = try await Array(old.written).concurrentMap { LinkTargets.of($0, in: old) } }
        let linking = course.written.filter { moved.contains($0) || !known[$0].isDisjoint(with: moved) }
        let reached = course.withTwins(of: Set(linking)).sorted()
        (texts, compared, kept) = (reached, reached, former.checked)
        targets = Self.renewed(known, moved, course)
    }

    private static func renewed(_ targets: [Set<Int>], _ changed: Set<Int>, _ course: Course) -> [Set<Int>] {
        var targets = targets
        for lesson in changed { targets[lesson] = LinkTargets.of(lesson, in: course) }
        return targets
    }

    /// Returns true if two states of a course have the same lessons under the same names and addresses, and the same files, so that
    /// only texts and headings differ. Other tools' addresses depend on more: on titles, on keys of front matter.
    private static func haveSameShape(_ old: Course, _ new: Course) -> Bool {
        guard old.configuration.dialect == .glosa, new.configuration.dialect == .glosa,
            old.written == new.written, old.lessons.count == new.lessons.count,
            old.languages == new.languages, old.assets == new.assets, old.listedAssets == new.listedAssets,
            old.unpublished == new.unpublished, old.twins == new.twins, old.fallbacks == new.fallbacks
        else { return false }
        return zip(old.lessons, new.lessons).allSatisfy { before, after in
            let (first, second) = (before.facts, after.facts)
            return first.filePath == second.filePath && first.path == second.path && first.id == second.id
                && first.language == second.language && first.outputPath == second.outputPath
                && first.isIndex == second.isIndex && first.catalogue == nil && second.catalogue == nil
        }
    }

    /// Returns the lessons whose texts or headings' ids differ; nil if one of them draws decision trees, which lessons reach by
    /// name.
    private static func moved(_ old: Course, _ new: Course) -> Set<Int>? {
        var moved: Set<Int> = []
        for lesson in new.written {
            let isSame = new.lessons[lesson].isSame(as: old.lessons[lesson])
            if isSame, new.headingIDs[lesson] == old.headingIDs[lesson] { continue }
            guard !old.lessons[lesson].facts.drawsTrees, !new.lessons[lesson].facts.drawsTrees else { return nil }
            moved.insert(lesson)
        }
        return moved
    }
}
