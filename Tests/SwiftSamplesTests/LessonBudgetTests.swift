import SwiftSamples
import Testing

@Suite("How much of a lesson's Swift is parsed")
struct LessonBudgetTests {
    @Test("Samples are admitted until a lesson has as much Swift as it may, and none behind that")
    func whole() {
        var budget = LessonBudget()
        let count = SampleLimits.bytesOfLesson / SampleLimits.bytes
        let admitted = ([Int](repeating: SampleLimits.bytes, count: count) + [1, 1]).map { budget.admits($0) }
        #expect(admitted == [Bool](repeating: true, count: count) + [false, false])
    }

    @Test("A sample that is too large by itself takes nothing from the others")
    func tooLarge() {
        var budget = LessonBudget()
        let admitted = [SampleLimits.bytesOfLesson, SampleLimits.bytes].map { budget.admits($0) }
        #expect(admitted == [false, true])
    }
}
