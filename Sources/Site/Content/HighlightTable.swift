import Course
import Markdown
import Support
import SwiftHighlighting
import SwiftSamples

/// The highlighted HTML of every Swift sample of a course, each worked out once however often it appears: twins share
/// their samples, and lessons repeat them.
public struct HighlightTable: Sendable {
    private let html: [Source: [UInt8]]

    /// A sample's text as a key: hashed as one run of bytes, where an array would hash byte by byte.
    private struct Source: Hashable {
        let bytes: [UInt8]

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    /// A table that knows no sample: each is worked out where it stands.
    init() { html = [:] }

    init(_ course: Course) async throws {
        var unique: Set<Source> = []
        for lesson in course.lessons {
            var budget = LessonBudget()
            for block in lesson.document.codeBlocks where SwiftSample.isSwift(block) {
                let source = Source(bytes: block.slice.bytes)
                if budget.admits(source.bytes.count) { unique.insert(source) }
            }
        }
        let sources = Array(unique)
        let results = try await sources.concurrentMap { source in
            HighlightedCode.html(source.bytes, tokens: SwiftHighlighter().tokens(in: source.bytes))
        }
        html = Dictionary(uniqueKeysWithValues: zip(sources, results))
    }

    func html(of source: [UInt8]) -> [UInt8] {
        html[Source(bytes: source)] ?? HighlightedCode.html(source, tokens: SwiftHighlighter().tokens(in: source))
    }
}
