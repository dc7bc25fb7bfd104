import Diagnostics
import SnippetLint

/// All that a verdict on a lesson's samples depends on, beside the course's settings.
///
/// The samples' places don't count: equal keys give equal verdicts at other places.
struct SampleKey: Hashable {
    private let profile: String
    private let samples: [Sample]

    private struct Sample: Hashable {
        let bytes: [UInt8]
        let ordinal: Int
        let expectedFailures: [String]
        let disabledRules: Set<String>
        let expectation: SnippetReference.Expectation
        let isExcerpt: Bool
        let isRun: Bool
        let isPreamble: Bool
        let hasFence: Bool

        func hash(into hasher: inout Hasher) {
            bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
        }
    }

    init(_ snippets: [Snippet], profile: String) {
        self.profile = profile
        samples = snippets.map {
            Sample(
                bytes: $0.source.bytes,
                ordinal: $0.ordinal,
                expectedFailures: $0.expectedFailures,
                disabledRules: $0.disabledRules,
                expectation: $0.expectation,
                isExcerpt: $0.isExcerpt,
                isRun: $0.isRun,
                isPreamble: $0.isPreamble,
                hasFence: $0.fenceRange != nil
            )
        }
    }
}
