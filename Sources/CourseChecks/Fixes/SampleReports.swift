import Course
import Diagnostics
import Markdown
import SnippetSyntax

extension CheckedCourse {
    /// The report on each Swift sample that was judged here, in the order of lessons and blocks.
    package var sampleReports: [SampleReport] {
        course.written.flatMap { lesson in
            let blocks = course.lessons[lesson].document.codeBlocks
            let verdicts = samples[lesson].byBlock
            return blocks.compactMap { block in
                verdicts[block.ordinal].flatMap { $0.isJudgedElsewhere ? nil : SampleReport(block, $0) }
            }
        }
    }
}

extension SampleReport {
    fileprivate init(_ block: CodeBlock, _ verdict: SnippetVerdict) {
        let expected = Set(verdict.segments.map(\.expectation))
        self.init(
            range: block.range,
            source: block.origin == nil ? nil : block.slice.range(0..<max(0, block.slice.bytes.count - 1)),
            ordinal: verdict.ordinal,
            expectation: expected.count == 1 ? expected.first ?? .none : expected.contains(.valid) ? .valid : .none,
            verdict: verdict.compilation,
            missingNames: verdict.missingNames,
            restCompiles: verdict.restCompiles,
            evidence: verdict.evidence,
            claims: verdict.claims
        )
    }
}
