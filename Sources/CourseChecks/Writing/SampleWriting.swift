import Course
import CourseConfiguration
import Diagnostics
import Markdown
import SnippetCompiler
import SnippetLint
import SnippetSyntax
import Support

/// The samples of a course, or of files that belong to none, as the compiler gets them while one of them is being written.
package struct SampleWriting: Sendable {
    private let gate: SampleGate
    private let types: TypeCheck
    /// The language server for Swift that belongs to the compiler; nil if there is none.
    package let languageServer: String?
    /// The course's configuration as it is written: with another one, this value is of no use.
    package let configuration: [UInt8]
    /// True if samples are about packages, which may be built anew.
    package var hasPackages: Bool { !types.packages.isEmpty }
    /// The environment in which compilers are started.
    package static var environment: [String: String] { Toolchain.environment }

    /// - Returns: nil if the course doesn't want its types checked, or there is no compiler.
    package init?(_ course: Course) {
        let types = TypeCheck(
            course.configuration,
            root: course.isLoose ? nil : course.root,
            beside: course.isLoose ? Set(course.lessons.map(\.filePath)).sorted() : [],
            asksCompiler: true,
            ledger: nil
        )
        guard let types, types.startsCompiler else { return nil }
        self.types = types
        gate = SampleGate(course.configuration, preamble: course.preamble, types: types, makesPages: false)
        languageServer = Toolchain.find(for: course.configuration.compile.platform)?.languageServer
        configuration = Self.configuration(of: course)
    }

    /// Returns a course's configuration as it is written; empty without one.
    package static func configuration(of course: Course) -> [UInt8] {
        course.files(at: [Configuration.fileName]).first?.bytes ?? []
    }

    /// Builds the packages and compiles the stand-in, if that wasn't done: it may take minutes.
    ///
    /// - Returns: true if the compiler can be used.
    package func prepare() async -> Bool {
        await withCheckedContinuation { continuation in
            let isStarted = DetachedThread.start { [types] in
                continuation.resume(returning: types.builtCompiler?.prepare() ?? false)
            }
            if !isStarted { continuation.resume(returning: false) }
        }
    }

    /// Returns the unit of a sample, with the places in files that it comes from.
    ///
    /// - Parameters:
    ///   - block: the sample's block, which is written in the lesson itself.
    ///   - offset: the cursor's offset in the file.
    ///   - isCompleted: true if a name is to be completed there.
    /// - Returns: nil if the offset lies in no sample, or nothing can be compiled there.
    package func unit(of block: CodeBlock, in lesson: Lesson, at offset: Int, isCompleted: Bool) -> PlacedUnit? {
        guard let compiler = types.builtCompiler else { return nil }
        let read = LessonSamples(
            lesson.document,
            coursePreamble: gate.preamble,
            declared: lesson.declared,
            testsClaims: types.testsPages
        )
        let question = CompilerQuestion(gate.judge(read, of: lesson, isCompared: false), isLoose: types.isLoose) {
            types.isCompiled($0.path, in: compiler.package)
        }
        guard let items = question.groups.first, let samples = question.samples.first,
            let index = items.firstIndex(where: { $0.sample.id == .block(block.ordinal) && $0.role == .asked }),
            let cursor = items[index].sample.snippet.source.offset(ofFileOffset: offset)
        else { return nil }
        let linter = gate.linter(of: lesson)
        let unit = compiler.unit(of: index, in: samples, at: cursor, isCompleted: isCompleted) { snippet in
            SampleCompiler.Sample(
                snippet: snippet,
                verdict: linter.lint(lesson: [snippet], reading: .anatomy).first,
                platform: question.platform
            )
        }
        return unit.map { PlacedUnit($0, sources: items.map(\.sample.snippet.source)) }
    }
}

/// The unit of a sample that is being written, with the places in files that its text comes from.
package struct PlacedUnit: Sendable {
    private let unit: WrittenUnit
    /// The samples of the lesson, as slices of their files.
    private let sources: [SourceSlice]

    init(_ unit: WrittenUnit, sources: [SourceSlice]) { (self.unit, self.sources) = (unit, sources) }

    package var text: [UInt8] { unit.text }
    package var arguments: [String] { unit.arguments }
    /// The offset of the cursor in the text.
    package var cursor: Int { unit.cursor }

    /// Returns the place in a file of a stretch of the text; nil for code that was written around the samples.
    package func place(of range: Range<Int>) -> SourceRange? {
        guard let start = unit.origin(of: range.lowerBound), let end = unit.origin(of: range.upperBound),
            start.sample == end.sample, start.offset <= end.offset
        else { return nil }
        let source = sources[start.sample]
        guard start.offset < end.offset else {
            let place = source.fileOffset(at: start.offset)
            return source.file.range(place..<place)
        }
        return source.range(start.offset..<end.offset)
    }
}

extension SourceSlice {
    /// Returns the offset in the slice of a byte of the file; nil before its first line, or behind the end of one of its lines.
    fileprivate func offset(ofFileOffset offset: Int) -> Int? {
        guard let index = lines.lastIndex(where: { $0.fileOffset <= offset }) else { return nil }
        let start = lines[index].sliceOffset
        let end = index + 1 < lines.count ? lines[index + 1].sliceOffset - 1 : bytes.count
        let place = start + offset - lines[index].fileOffset
        return place <= max(end, start) && place <= bytes.count ? place : nil
    }
}
