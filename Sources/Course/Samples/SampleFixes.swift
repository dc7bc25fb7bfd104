import Diagnostics
import SnippetLint

extension Course {
    /// The lessons that the safe fixes of their samples change, with the bytes they would then have.
    ///
    /// Fixes that get in each other's way are applied one after the other, until nothing changes any more; samples that
    /// must be broken are left alone, and so is every byte outside a fix.
    public func fixedLessons() async throws -> [(file: SourceFile, bytes: [UInt8])] {
        let course = self
        let gate = SampleGate(configuration, preamble: otherFiles.first { $0.path == configuration.compile.preamble })
        let results = try await lessons.indices.concurrentMap { index -> (SourceFile, [UInt8])? in
            let lesson = course.lessons[index]
            let fixed = FixApplier.applyRepeatedly(to: lesson.file.bytes) { bytes in
                gate.judge(lesson.rewritten(bytes)).diagnostics
            }
            return fixed == lesson.file.bytes ? nil : (lesson.file, fixed)
        }
        return results.compactMap { $0.map { (file: $0.0, bytes: $0.1) } }
    }
}
