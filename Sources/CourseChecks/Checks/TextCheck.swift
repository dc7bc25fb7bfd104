import Course
import Diagnostics
import Markdown
import MarkdownHTML

/// Checks a lesson's own text apart from its links and samples: markup that is removed from its raw HTML, its diagrams, lines that are
/// no headings, its exercises, its terms.
enum TextCheck {
    static func check(_ lesson: Int, of course: Course, samples: SampleVerdicts) -> [Diagnostic] {
        let document = course.lessons[lesson].document
        let policy = course.configuration.rawHTML
        let isLeft = policy == .allow || policy == .gfm
        return document.withoutSwallowed(HTMLRenderer.findings(in: document, rawHTML: policy), of: .htmlUnbalanced)
            + (isLeft ? RawIDs.findings(in: document, headingIDs: course.headingIDs[lesson]) : [])
            + document.codeBlocks.flatMap { DiagramCheck.check($0, in: lesson, of: course) }
            + HeadingBlank.check(document) + TopicsCheck.check(document) + ExerciseCheck.check(document, samples)
            + GlossaryCheck.check(lesson, of: course)
    }
}

extension Report.Summary {
    /// Counts the parts of a lesson that were checked.
    ///
    /// - Parameter shard: the part of the check; the first one also counts everything that is no sample.
    init(_ document: Document, _ samples: SampleVerdicts, shard: Shard?) {
        self.init()
        let (verdicts, isFirst) = (samples.byBlock, shard?.isFirst ?? true)
        segments = verdicts.values.reduce(0) { $0 + ($1.isJudgedElsewhere ? 0 : $1.segments.count) }
        let swift = document.codeBlocks.filter { block in
            let isNear = block.isFenced && block.language.flatMap(FenceLanguageCheck.near) == "swift"
            let isUnlabelled = block.language == nil && document.dialect.isDocC && verdicts[block.ordinal] != nil
            guard isNear || isUnlabelled || block.language == "swift" else { return false }
            return verdicts[block.ordinal].map { !$0.isJudgedElsewhere } ?? isFirst
        }
        unjudged = swift.count { verdicts[$0.ordinal].map { $0.isUnread || $0.omissions.contains(.rules) } ?? true }
        snippets = swift.count - unjudged
        guard isFirst else { return }
        files = 1
        links = document.links.count + document.rawLinks.count
        diagrams = document.codeBlocks.count(where: \.isDiagram)
    }
}
