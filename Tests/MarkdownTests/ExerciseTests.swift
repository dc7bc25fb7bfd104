import Diagnostics
import Testing

@testable import Markdown
@testable import MarkdownHTML

/// Exercises, and questions whose answers are a list of tasks.
struct ExerciseTests {
    private static func parse(_ text: String) -> (html: String, findings: [Diagnostic]) {
        let (document, findings) = Document.parse(SourceFile(path: "a.md", text: text))
        return (HTMLRenderer.html(document, options: HTMLOptions()), findings)
    }

    @Test("Hints and the solution of an exercise are folded")
    func exercise() {
        let (html, findings) = Self.parse(
            "::::exercise Lend *it*\nDo.\n\n:::hint\nA\n:::hint Second\nB\n:::\n:::solution\nC\n:::\n::::\n"
        )
        #expect(findings == [])
        #expect(
            html == """
                <div class="exercise" role="group" aria-label="Lend it">
                <p class="exercise-label">Exercise</p>
                <p class="exercise-title">Lend <em>it</em></p>
                <p>Do.</p>
                <details class="callout hint">
                <summary>Hint</summary>
                <p>A</p>
                </details>
                <details class="callout hint">
                <summary>Second</summary>
                <p>B</p>
                </details>
                <details class="callout solution">
                <summary>Solution</summary>
                <p>C</p>
                </details>
                </div>

                """
        )
    }

    @Test("What an answer is worth is seen when it is chosen, and no box tells it before")
    func question() {
        let (html, findings) = Self.parse(
            ":::question Which?\n- [ ] `a`\n\n  No.\n- [x] b <b>c\n\n  Yes.\n\n  Really.\n:::\n\nAfter.\n"
        )
        #expect(findings == [])
        #expect(!html.contains("<input"))
        #expect(
            html == """
                <div class="question" role="group" aria-label="Which?">
                <p class="question-title">Which?</p>
                <ul class="answers">
                <li class="answer">
                <p> <code>a</code></p>
                <details class="verdict is-wrong" name="glosa.question-1">
                <summary><span class="when-closed">Choose</span><span class="when-open">Again</span><span class="visually-hidden">: a</span></summary>
                <p class="verdict-word">Wrong</p>
                <p>No.</p>
                </details>
                </li>
                <li class="answer">
                <p> b <b>c</b></p>
                <details class="verdict is-right" name="glosa.question-1">
                <summary><span class="when-closed">Choose</span><span class="when-open">Again</span><span class="visually-hidden">: b c</span></summary>
                <p class="verdict-word">Right</p>
                <p>Yes.</p>
                <p>Really.</p>
                </details>
                </li>
                </ul>
                </div>
                <p>After.</p>

                """
        )
    }

    @Test("A tight answer, and one that begins with code, have their verdict too")
    func shapesOfAnswers() {
        let (html, _) = Self.parse(":::question\nWhich?\n\n- [x] a\n  - b\n- ```\n  c\n  ```\n:::\n")
        #expect(html.components(separatedBy: "<details class=\"verdict").count == 3)
        #expect(html.components(separatedBy: "</details>").count == 3)
        #expect(html.contains("<li class=\"answer\"> a\n<details class=\"verdict is-right\""))
        #expect(html.contains("</code></pre>\n<details class=\"verdict is-wrong\""))
    }

    @Test("Tasks outside of a question keep their boxes")
    func tasks() {
        let (html, _) = Self.parse(
            "::::note\n- [x] a\n::::\n\n:::question Q\n> - [x] b\n\n- [ ] c\n  - d\n- [x] e\n  - f\n:::\n"
        )
        #expect(html.components(separatedBy: "<input").count == 3)
    }

    @Test(
        "What an exercise or a question lacks is found at its first line",
        arguments: [
            ("::::exercise\nDo.\n::::\n", "no solution"),
            (":::question Q\nNothing.\n:::\n", "list of at least two tasks"),
            (":::question Q\n- [x] a\n\n  b\n:::\n", "list of at least two tasks"),
            (":::question Q\n- a\n- [x] b\n:::\n", "list of at least two tasks"),
            (":::question Q\n1. [ ] a\n2. [x] b\n:::\n", "list of at least two tasks"),
            (":::question Q\n- [ ] a\n\n  b\n- [ ] c\n\n  d\n:::\n", "no answer to this question is right"),
            (":::question Q\n- [ ] a\n\n  b\n- [x] c\n:::\n", "has no reason"),
            (":::hint\na\n:::\n", "outside of `:::exercise`"),
        ]
    )
    func lacks(source: String, message: String) {
        let (_, findings) = Self.parse(source)
        #expect(findings.map(\.rule) == ["directive-argument"])
        #expect(findings.first?.message.en.contains(message) == true, "\(findings.map(\.message.en))")
        #expect(findings.first?.range.bytes.lowerBound == 0)
    }
}
