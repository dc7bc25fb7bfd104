import Course
import Markdown
import SnippetSyntax
import Support
import SwiftSamples

/// A block's code without the parts that translators change.
enum CodeSkeleton {
    case swift(SampleSkeleton, [UInt8])
    case other(ProseFreeCode)

    static func lazy(_ block: CodeBlock, _ verdicts: SampleVerdicts, isParsed: Bool) -> Lazy<CodeSkeleton> {
        guard block.language == "swift", isParsed else { return Lazy { .other(ProseFreeCode(block)) } }
        let bytes = block.slice.bytes
        return Lazy { .swift(verdicts.skeleton(of: block), bytes) }
    }

    func isAlike(_ other: CodeSkeleton) -> Bool {
        switch (self, other) {
        case (.swift(let own, _), .swift(let other, _)): own == other
        case (.other(let own), .other(let other)): own == other
        default: false
        }
    }

    func firstDifference(from other: CodeSkeleton) -> (own: Range<Int>, other: Range<Int>)? {
        switch (self, other) {
        case (.swift(_, let own), .swift(_, let other)): SampleSkeleton.firstDifference(of: own, from: other)
        case (.other(let own), .other(let other)): own.firstDifference(from: other)
        default: nil
        }
    }
}
