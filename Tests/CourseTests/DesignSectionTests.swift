import Diagnostics
import Markdown
import SnippetSyntax
import Testing

@testable import CourseChecks

@Suite("Sections of proposals that show designs nobody built")
struct DesignSectionTests {
    @Test("Their samples are excerpts, to the next heading of the level")
    func excerpts() {
        let text = """
            # Proposal

            ## Alternatives considered

            ```swift
            a()
            ```

            ### A stack

            ```swift
            b()
            ```

            ## Design

            ```swift
            c()
            ```

            ### 4. Future directions:

            ```swift
            d()
            ```

            ## Alternatives to threads

            ```swift
            e()
            ```
            """
        let document = Document.parse(SourceFile(path: "a.md", text: text)).document
        let samples = LessonSamples(document, coursePreamble: nil)
        #expect(samples.snippets.map(\.isExcerpt) == [true, true, false, true, false])
    }
}
