import FileSystem
import SnippetSyntax

/// The text that the compiler gets for a sample that is being written, and the way from the sample's bytes to it and back.
public struct WrittenUnit: Sendable {
    /// The text of the unit; valid UTF-8.
    public let text: [UInt8]
    /// The compiler's arguments for it, but for the program and the file.
    public let arguments: [String]
    /// The offset of the cursor in the text.
    public let cursor: Int
    private let unit: CompilationUnit
    private let written: WrittenText

    fileprivate init(_ unit: CompilationUnit, arguments: [String], cursor: Int, written: WrittenText) {
        (text, self.unit, self.arguments, self.cursor, self.written) = (unit.text, unit, arguments, cursor, written)
    }

    /// Returns the place in a sample from which a byte of the text comes: the sample's index in the lesson, and the offset in it.
    ///
    /// - Returns: nil for code that was written around the samples.
    public func origin(of offset: Int) -> (sample: Int, offset: Int)? {
        guard let place = unit.origin(of: offset) else { return nil }
        return place.sample == unit.sample ? (place.sample, written.origin(of: place.offset)) : place
    }
}

extension SampleCompiler {
    /// Returns the unit of a sample that is being written.
    ///
    /// - Parameters:
    ///   - sample: the sample's index.
    ///   - lesson: all samples of the lesson, hidden preambles first.
    ///   - cursor: an offset in the sample's bytes.
    ///   - isCompleted: true if a name is to be completed at the cursor: then all that the sample could name is in the unit.
    ///   - read: reads the sample with another text.
    /// - Returns: nil if the sample can't be read as Swift around the cursor, or the compiler can't be used.
    public func unit(
        of sample: Int,
        in lesson: [Sample],
        at cursor: Int,
        isCompleted: Bool,
        reading read: (Snippet) -> Sample
    ) -> WrittenUnit? {
        guard lesson.indices.contains(sample) else { return nil }
        let snippet = lesson[sample].snippet
        let known = KnownNames(shim)
        for text in WrittenText.candidates(snippet.source.bytes, at: cursor, isCompleted: isCompleted) {
            let next = read(snippet.written(text.bytes))
            let readings = SampleReadings(next).readings.filter { LessonPlan.isWhole($0.anatomy) }
            guard !readings.isEmpty else { continue }
            var samples = lesson
            samples[sample] = next
            let plan = LessonPlan(samples, known: known, environment: environment)
            var builder = plan.builder
            builder.isBeingWritten = isCompleted
            let place = text.offset(of: cursor)
            for reading in readings where reading.anatomy.shows(place, of: text.bytes) {
                let unit = builder.unit(of: reading.anatomy, sample: sample, mustFail: reading.mustFail)
                    .against(environment.named(plan.kits.first))
                guard let cursor = unit.offset(of: place, in: sample), let arguments = arguments(for: unit) else {
                    continue
                }
                return WrittenUnit(unit, arguments: arguments, cursor: cursor, written: text)
            }
        }
        return nil
    }

    /// The compiler's arguments for a unit; nil if the stand-in for SwiftUI can't be compiled.
    private func arguments(for unit: CompilationUnit) -> [String]? {
        let checker = UnitChecker(
            toolchain: toolchain,
            shim: shim,
            shimCache: shimCache,
            environment: environment,
            limits: compilerLimits
        )
        return try? ["-parse-as-library"] + checker.arguments(for: unit)
    }

    /// Compiles the stand-in for SwiftUI if that is needed and wasn't done.
    ///
    /// - Returns: true if the compiler can be used.
    public func prepare() -> Bool {
        toolchain.hasSwiftUI || (try? shimCache.folder(shim, toolchain)) != nil
    }
}

extension SampleAnatomy {
    /// True if the line of an offset stands in a reading up to that offset: it wasn't left out.
    fileprivate func shows(_ offset: Int, of text: [UInt8]) -> Bool {
        guard bytes.count == text.count, offset <= text.count else { return false }
        let start = text[..<offset].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return bytes[start..<offset] == text[start..<offset]
    }
}

extension CompilationUnit {
    /// Returns the place in the text of a byte of a sample; nil if that byte was left out or replaced.
    fileprivate func offset(of offset: Int, in sample: Int) -> Int? {
        origins.first { $0.sample == sample && $0.offset <= offset && offset <= $0.offset + $0.length }
            .map { $0.start + offset - $0.offset }
    }
}
