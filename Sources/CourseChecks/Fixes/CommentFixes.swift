import Course
import Diagnostics
import SnippetLint
import Support

extension CheckedCourse {
    /// The Swift files whose comments the safe fixes of samples change, with the bytes that they then have.
    ///
    /// Only fixes within a line are applied: a new line would need the signs of the comment. What samples print was found out when
    /// the course was checked, and is written first.
    func fixedComments() async throws -> [(file: SourceFile, bytes: [UInt8])] {
        let course = course
        let comments = course.written.filter { course.lessons[$0].document.dialect == .swiftComment }
        let files = Dictionary(grouping: comments) { course.lessons[$0].filePath }.sorted { $0.key < $1.key }
        guard !files.isEmpty else { return [] }
        let gate = SampleGate(course.configuration, preamble: nil, makesPages: false)
        let diagnostics = diagnostics
        let fixed = try await files.concurrentMap { _, indices -> (file: SourceFile, bytes: [UInt8])? in
            let lessons = indices.map { course.lessons[$0] }
            guard let file = lessons.first?.file else { return nil }
            let printed = diagnostics.filter { finding in
                finding.rule == .runOutput && finding.fixes.allSatisfy { $0.range.path == file.path }
            }
            let bytes = FixApplier.applyRepeatedly(to: FixApplier.apply(printed, to: file.original)) { bytes in
                course.reread(lessons, as: bytes).flatMap { gate.judge($0).diagnostics }.filter { finding in
                    finding.fixes.allSatisfy { fix in
                        fix.range.path == file.path && !fix.replacement.contains(where: \.isNewline)
                            && !bytes[fix.range.bytes].contains(where: \.isLineEnding)
                    }
                }
            }
            return bytes == file.original ? nil : (file, bytes)
        }
        return fixed.compactMap(\.self)
    }
}
