import Course
import Markdown
import SwiftHighlighting

/// The highlighted HTML of every Swift sample of a course, each worked out once however often it appears: twins share
/// their samples, and lessons repeat them.
public struct HighlightTable: Sendable {
    private let html: [[UInt8]: [UInt8]]

    init(_ course: Course) async throws {
        var unique: Set<[UInt8]> = []
        for lesson in course.lessons {
            for block in lesson.document.codeBlocks where SwiftSample.isSwift(block) {
                unique.insert(block.slice.bytes)
            }
        }
        let sources = Array(unique)
        let results = try await sources.concurrentMap { source in
            HighlightedCode.html(source, tokens: SwiftHighlighter().tokens(in: source))
        }
        html = Dictionary(uniqueKeysWithValues: zip(sources, results))
    }

    func html(of source: [UInt8]) -> [UInt8] {
        html[source] ?? HighlightedCode.html(source, tokens: SwiftHighlighter().tokens(in: source))
    }
}
