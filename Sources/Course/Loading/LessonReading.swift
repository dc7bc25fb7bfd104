import CourseConfiguration
import Diagnostics
import Support

/// Reads the lessons of a course. All of them together show at most ``FileAllowance/mostUnits`` of other files.
///
/// The lessons that may show less are chosen by their order and by the amounts they show, never by which of them was read first.
struct LessonReading: Sendable {
    typealias Read = (lesson: Lesson?, found: [Diagnostic])

    let root: String
    let profiles: ProfileChoice
    let samples: SampleFiles
    /// The largest amount of other files that all lessons may show, in units of ``FileAllowance/unit``.
    var mostUnits = FileAllowance.mostUnits

    /// - Parameters:
    ///   - sources: in the course's order.
    ///   - kept: lessons that need not be read again.
    func read(_ sources: [LessonSource], keeping kept: KeptLessons = KeptLessons()) async throws -> [Read] {
        let total = Mutex(0)
        var readings = try await sources.concurrentMap { source in
            let known = kept.lesson(source)
            let isWhole = known != nil || total.with { $0 <= mostUnits }
            let read = known ?? self.read(source, whole: isWhole)
            total.with { $0 += read.0?.facts.shownUnits ?? 0 }
            return (read: Read(read), isWhole: isWhole)
        }
        guard total.with({ $0 > mostUnits }) else { return readings.map(\.read) }
        var left = mostUnits
        for index in readings.indices {
            if !readings[index].isWhole, left >= 0 { readings[index] = (Read(read(sources[index], whole: true)), true) }
            let units = readings[index].read.lesson?.facts.shownUnits ?? 0
            guard units > 0 else { continue }
            left = units > left ? -1 : left - units
            if left < 0, readings[index].isWhole { readings[index] = (Read(read(sources[index], whole: false)), false) }
        }
        return readings.map(\.read)
    }

    private func read(_ source: LessonSource, whole: Bool) -> (Lesson?, [Diagnostic]) {
        source.read(root: root, profiles: profiles, samples: whole ? samples : samples.allowing(.remainder))
    }
}
