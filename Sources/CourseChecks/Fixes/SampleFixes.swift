import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Mermaid
import SnippetLint
import Support

extension CheckedCourse {
    /// The largest number of rounds: a fix may uncover a fault for the next round; fixes that don't converge stop here.
    private static let maximumRounds = 8

    /// The lessons that the safe fixes of their text and their samples change, with the bytes that they then have.
    ///
    /// Fixes that get in each other's way are applied one after the other, until nothing changes any more; samples that
    /// must be broken are left alone, and so is every byte outside a fix, control characters too.
    package func fixedLessons() async throws -> [(file: SourceFile, bytes: [UInt8])] {
        var checked = self
        for _ in 0..<Self.maximumRounds {
            let changes = try await checked.fixesOfOneRound()
            if changes.isEmpty { break }
            checked = try await CheckedCourse(checked.course.rewritten(changes), records: records)
        }
        return zip(course.lessons[course.written], checked.course.lessons).compactMap { before, after in
            before.file.original == after.file.original ? nil : (before.file, after.file.original)
        } + (try await fixedComments())
    }

    /// Returns those of the findings that the safe fixes mend, each in the file of one lesson.
    package func mendable(among found: [Diagnostic]) -> [Diagnostic] {
        guard found.contains(where: { !$0.fixes.isEmpty }) else { return [] }
        let files = Set(course.lessons[course.written].lazy.filter { !$0.document.hasInsertedText }.map(\.filePath))
        return found.filter { finding in
            guard let path = finding.fixes.first?.range.path, files.contains(path) else { return false }
            return finding.fixes.allSatisfy { $0.range.path == path }
        }
    }

    /// Returns a lesson's text after the safe fixes of its samples, one round after the other until nothing changes any more.
    ///
    /// - Parameters:
    ///   - bytes: the text that the other fixes have left.
    ///   - index: the lesson, of a file that holds nothing else.
    package func fixed(_ bytes: [UInt8], of index: Int) -> [UInt8] {
        let lesson = course.lessons[index]
        guard !lesson.document.hasInsertedText else { return bytes }
        return fixed(bytes, of: lesson, by: sampleGate)
    }

    private var sampleGate: SampleGate {
        SampleGate(course.configuration, preamble: course.preamble, makesPages: false)
    }

    private func fixed(_ bytes: [UInt8], of lesson: Lesson, by gate: SampleGate) -> [UInt8] {
        FixApplier.applyRepeatedly(to: bytes) { bytes in
            let rewritten = lesson.rewritten(bytes, samples: course.samples)
            // Samples are judged only when damaged text is repaired to what its author wrote.
            let written = SourceFile(path: rewritten.filePath, bytes: rewritten.file.original)
            let damage = course.configuration.rules[Mojibake.rule] == .off ? [] : Mojibake.check(written)
            guard damage.allSatisfy(\.fixes.isEmpty) else { return damage }
            // Fixes in a sample's own file are left to its author.
            return gate.judge(rewritten).diagnostics.filter { finding in
                finding.fixes.allSatisfy { $0.range.path == lesson.filePath }
            }
        }
    }

    /// The new bytes of lessons, by their index in ``Course/lessons``.
    private func fixesOfOneRound() async throws -> [Int: [UInt8]] {
        let course = course
        let ofTexts = fixesOfTexts()
        let gate = sampleGate
        let results = try await course.written.concurrentMap { index -> [UInt8] in
            let lesson = course.lessons[index]
            // Ranges in inserted text belong to another file, so such a lesson is left as it is.
            if lesson.document.hasInsertedText { return lesson.file.original }
            // Fixes outside samples come first: they were found in the files as they are.
            let aligned = FixApplier.apply(ofTexts[lesson.filePath] ?? [], to: lesson.file.original)
            return fixed(aligned, of: lesson, by: gate)
        }
        return zip(course.written, results).reduce(into: [:]) { changes, entry in
            if entry.1 != course.lessons[entry.0].file.original { changes[entry.0] = entry.1 }
        }
    }

    /// The fixes of differences between languages, headings, terms and diagrams, as findings of the file that each changes.
    private func fixesOfTexts() -> [String: [Diagnostic]] {
        let rules: Set<RuleID> = [
            SampleTwins.rule, LinkCheck.rule, TranslatedAnchor.rule, HeadingBlank.rule, .glossary, .diagramNotPortable,
        ]
        var found: [String: [Diagnostic]] = [:]
        for diagnostic in diagnostics where rules.contains(diagnostic.rule) {
            guard let path = diagnostic.fixes.first?.range.path,
                diagnostic.fixes.allSatisfy({ $0.range.path == path })
            else { continue }
            found[path, default: []].append(diagnostic)
        }
        return found
    }
}

extension Course {
    /// Replaces the content of a lesson's file with fixed bytes, atomically.
    ///
    /// - Returns: false if the file is not as it was read (changed or gone since, or not in UTF-8); it then stays as it is.
    package func replace(_ file: SourceFile, with bytes: [UInt8]) throws(FileError) -> Bool {
        let path = CoursePath.join(root, file.path)
        for mark in [[], [0xEF, 0xBB, 0xBF]] as [[UInt8]] {
            let (old, new) = (mark + file.original, mark + bytes)
            do throws(FileError) {
                if try FileSystem.replace(path, holding: old, with: new, within: enclosure) { return true }
            } catch  where error.isNotFound {
                return false
            }
        }
        return false
    }
}
