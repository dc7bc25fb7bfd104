import SnippetCompiler
import SnippetLint
import Support

/// All that the compiler's answers on samples depend on besides itself, as a hash: the samples, what is asked of each, and how
/// the course has them compiled.
struct EvidenceKey: Sendable {
    private let settings: [String]

    init(_ configuration: Configuration) {
        let compile = configuration.compile
        settings = [
            "glosa evidence 1", "\(configuration.defaultIsolation)", compile.language?.rawValue ?? "",
            compile.platform.rawValue, "\(compile.run)", "\(compile.packages.isEmpty)",
            compile.products.sorted().joined(separator: "\n"),
        ]
    }

    /// One of the samples that are compiled together.
    struct Sample {
        let snippet: Snippet
        let segments: [SnippetVerdict.Segment]
        /// Whether a verdict on it is wanted.
        let isAsked: Bool
    }

    /// - Parameter platform: the lesson's; nil: the course's.
    func text(of samples: [Sample], for platform: SamplePlatform?) -> String {
        var hash = SHA256()
        func add(_ bytes: some Collection<UInt8>) {
            // Two texts side by side are not the same as one.
            hash.add(Array("\(bytes.count) ".utf8))
            hash.add(bytes)
        }
        for setting in settings { add(setting.utf8) }
        if let platform { add(platform.rawValue.utf8) }
        for sample in samples {
            let snippet = sample.snippet
            add(snippet.source.bytes)
            let asked =
                "\(snippet.isExcerpt) \(snippet.isRun) \(snippet.isPreamble) \(snippet.expectation) \(sample.isAsked) "
                + sample.segments.map { "\($0.sliceRange) \($0.expectation)" }.joined(separator: " ")
            add(asked.utf8)
        }
        return hash.text
    }
}
