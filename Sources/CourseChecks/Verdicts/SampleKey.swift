import Course
import Diagnostics
import SnippetCompiler
import SnippetSyntax

/// The values that the verdicts on a lesson's samples depend on, besides the course's settings.
///
/// The samples' places are not among them: equal keys give equal verdicts at other places.
struct SampleKey: Hashable {
    /// The hash of all samples' bytes, computed once: a table hashes its keys many times.
    private let digest: Int
    private let profile: String
    private let platform: SamplePlatform?
    private let samples: [Sample]

    private struct Sample: Equatable {
        let bytes: [UInt8]
        let ordinal: Int
        let expectedFailures: [String]
        let disabledRules: Set<String>
        let expectation: SnippetReference.Expectation
        let isExcerpt: Bool
        let isRun: Bool
        let testsClaims: Bool
        let isPreamble: Bool
        let isOldSwift: Bool
        let sourceFolders: [String]
        let surroundings: SampleSurroundings?
        let hasFence: Bool
        let file: String?
        let firstByte: Int
    }

    /// - Parameter path: the lesson's path.
    init(_ snippets: [Snippet], profile: String, platform: SamplePlatform?, path: String) {
        self.profile = profile
        self.platform = platform
        samples = snippets.map {
            // Code from another file has the same place in every lesson.
            let isOwn = $0.source.path == path
            return Sample(
                bytes: $0.source.bytes,
                ordinal: $0.ordinal,
                expectedFailures: $0.expectedFailures,
                disabledRules: $0.disabledRules,
                expectation: $0.expectation,
                isExcerpt: $0.isExcerpt,
                isRun: $0.isRun,
                testsClaims: $0.testsClaims,
                isPreamble: $0.isPreamble,
                isOldSwift: $0.isOldSwift,
                sourceFolders: $0.sourceFolders,
                surroundings: $0.surroundings,
                hasFence: $0.fenceRange != nil,
                file: isOwn ? nil : $0.source.path,
                firstByte: isOwn ? 0 : $0.source.fileOffset(at: 0)
            )
        }
        var hasher = Hasher()
        for sample in samples { sample.bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
        digest = hasher.finalize()
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
