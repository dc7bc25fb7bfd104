import CodeHighlighting
import Course
import Diagnostics
import Markdown
import MarkdownHTML
import SnippetSyntax
import SwiftHighlighting

/// A fenced sample as a figure: caption, code in panels if parts of it are marked as right or wrong, lines set off, and below it
/// the evidence.
struct SwiftSample {
    static func isSwift(_ block: CodeBlock) -> Bool { block.language == "swift" }

    let block: CodeBlock
    let verdict: SnippetVerdict?
    private let form: SampleForm
    private let lines: CodeLines?
    private let html: [UInt8]
    private let panels: SamplePanels
    private let change: StepChange?

    /// - Parameters:
    ///   - document: the document that holds the block.
    ///   - verdict: the gate's verdict; nil if the block was not judged.
    init(_ block: CodeBlock, in document: Document, verdict: SnippetVerdict?) {
        self.block = block
        self.verdict = verdict
        form = SampleForm(block, in: document)
        let bytes = form.code.bytes
        let tokens =
            if !Self.isSwift(block) {
                block.language.flatMap(CodeLanguage.named).map { HighlightedTokens(in: bytes, language: $0) }
                    ?? HighlightedTokens()
            } else if form.isChanged {
                HighlightedTokens(in: bytes)
            } else if verdict?.omissions.contains(.rules) != true {
                verdict?.facts.highlights ?? HighlightedTokens(in: bytes)
            } else {
                // Code that is not given to the parser has no colours either.
                HighlightedTokens()
            }
        html =
            form.notes.isEmpty
            ? HighlightedCode.html(bytes, tokens: tokens)
            : HighlightedCode.html(bytes, tokens: tokens, notes: form.notes)
        // The verdict is on the code after the changes, not on the code that is shown.
        panels = SamplePanels(form.isChanged ? [] : verdict?.segments ?? [], source: bytes)
        change = StepChange(block)
        let hasLines = change != nil || form.hasLines || !panels.panels.isEmpty || !panels.marked.isEmpty
        lines = hasLines ? CodeLines(html) : nil
    }

    /// - Parameters:
    ///   - label: the accessible name of the code.
    ///   - evidence: the writer of the evidence; nil if none is shown.
    ///   - foldsEvidence: true if readers have to unfold the faults.
    ///   - more: HTML below the code that can be unfolded.
    ///   - sourceURL: the address of a file that is a sample, as `glosa.yml` gives it.
    func append(
        label: String,
        words: InterfaceWords,
        evidence: SampleEvidence?,
        foldsEvidence: Bool = false,
        more: [UInt8],
        sourceURL: String?,
        to output: inout [UInt8]
    ) {
        let kind =
            block.step != nil
            ? " is-step" : panels.panels.isEmpty ? "" : panels.panels.count == 1 ? " is-single" : " has-panels"
        let named = evidence == nil ? [] : namedLines
        let addsNumbers = !named.isEmpty && !form.classes.contains(SampleForm.numbers)
        // The numbers of faults to find come with the faults.
        let numbers = addsNumbers ? SampleForm.numbers + (foldsEvidence ? " folds-numbers" : "") : ""
        output += "<figure class=\"code\(kind)\(form.classes)\(numbers)\">".utf8
        if let caption = block.attributes.first(where: { $0.name == "caption" })?.value {
            output += "<figcaption>".utf8
            HTMLEscaping.append(caption, to: &output)
            output += "</figcaption>".utf8
        }
        if form.isFolded {
            let count = "\(form.code.bytes.count { $0 == UInt8(ascii: "\n") })"
            output += "<details class=\"code-more code-fold\"><summary>".utf8
            HTMLEscaping.append(words[.sampleFold].replacing("{count}", with: count), to: &output)
            output += "</summary>".utf8
        }
        if let lines, let change {
            var opening: [UInt8] = []
            openCode(label: label, to: &opening)
            change.append(lines, opening: opening, words: words, to: &output)
        } else if let lines, !panels.panels.isEmpty, block.step == nil {
            for panel in panels.panels { append(panel, lines, named, label: label, words: words, to: &output) }
        } else {
            openCode(label: label, to: &output)
            if let lines { append(0..<lines.lines.count, lines, named, to: &output) } else { output += html }
            output += "</code></pre>".utf8
        }
        if form.isFolded { output += "</details>".utf8 }
        output += more
        if let sourceURL, let origin = block.origin { append(origin, at: sourceURL, words: words, to: &output) }
        if let evidence, let verdict {
            evidence.append(verdict, of: block.checkedSlice, isFolded: foldsEvidence, to: &output)
        }
        output += "</figure>\n".utf8
    }

    /// Appends the link to the file that the code was taken from.
    private func append(_ origin: CodeOrigin, at address: String, words: InterfaceWords, to output: inout [UInt8]) {
        let address = address.replacing("{path}", with: PageAddress.encoded(origin.address))
            .replacing("{line}", with: "\(origin.lines.lowerBound)")
            .replacing("{endLine}", with: "\(origin.lines.upperBound)")
        output += "<p class=\"code-source\">".utf8
        HTMLEscaping.append(words[.sampleSource], to: &output)
        output += " <a href=\"".utf8
        HTMLEscaping.append(address, to: &output)
        output += "\"><code>".utf8
        HTMLEscaping.append(origin.address, to: &output)
        output += "</code></a></p>".utf8
    }

    private func append(
        _ panel: SamplePanels.Panel,
        _ lines: CodeLines,
        _ named: Set<Int>,
        label: String,
        words: InterfaceWords,
        to output: inout [UInt8]
    ) {
        let isRight = panel.expectation == .valid
        guard panel.expectation != nil else {
            output += "<div class=\"panel\">".utf8
            openCode(label: label, to: &output)
            append(panel.lines, lines, named, to: &output)
            output += "</code></pre></div>".utf8
            return
        }
        let word = words[isRight ? .sampleRight : .sampleWrong]
        output += "<div class=\"panel \(isRight ? "is-right" : "is-wrong")\"><p class=\"panel-label\">".utf8
        HTMLEscaping.append(word, to: &output)
        output += "</p>".utf8
        openCode(label: "\(label): \(word)", to: &output)
        append(panel.lines, lines, named, to: &output)
        output += "</code></pre></div>".utf8
    }

    private func openCode(label: String, to output: inout [UInt8]) {
        output += "<pre tabindex=\"0\" role=\"group\" aria-label=\"".utf8
        HTMLEscaping.append(label, to: &output)
        output += "\"><code".utf8
        if let language = block.language, !language.isEmpty {
            output += " class=\"language-".utf8
            HTMLEscaping.append(language, to: &output)
            output += "\"".utf8
        }
        output += ">".utf8
    }

    /// The lines that the evidence names, counted from 1: they are numbered where each line stands by itself.
    private var namedLines: Set<Int> {
        guard lines != nil, change == nil, !form.isChanged, let verdict else { return [] }
        return SampleEvidence.lines(namedOn: verdict, of: block.checkedSlice)
    }

    private func append(_ range: Range<Int>, _ lines: CodeLines, _ named: Set<Int>, to output: inout [UInt8]) {
        lines.append(range.clamped(to: 0..<lines.lines.count), to: &output) { line in
            let mark =
                switch panels.marked[line] {
                case .valid: "is-right"
                case .broken: "is-wrong"
                case .some(.none), nil: ""
                }
            return form.line(line, mark: mark, isAsked: !panels.marked.isEmpty || !named.isEmpty, named: named)
        }
    }

    // MARK: From wrong to right

    /// The difference from a panel marked as wrong to the next one, marked as right; nil if there is none.
    var difference: SampleDifference? {
        guard let lines else { return nil }
        for (wrong, right) in zip(panels.panels, panels.panels.dropFirst())
        where wrong.expectation == .broken && right.expectation == .valid {
            let versions = [wrong, right].map {
                SampleDifference.Version(lines, source: form.code.bytes, range: $0.lines)
            }
            if let difference = SampleDifference(from: versions[0], to: versions[1]) { return difference }
        }
        return nil
    }

    /// The difference from a sample that is wrong as a whole to this one, right as a whole; nil if either is not.
    func difference(from wrong: SwiftSample) -> SampleDifference? {
        guard let old = wrong.whole(.broken), let new = whole(.valid) else { return nil }
        return SampleDifference(from: old, to: new)
    }

    /// True if the sample is marked as right, as a whole.
    var isRight: Bool { whole(.valid) != nil }

    private func whole(_ expectation: SnippetReference.Expectation) -> SampleDifference.Version? {
        guard let lines, panels.panels.count == 1, panels.panels[0].expectation == expectation else { return nil }
        return SampleDifference.Version(lines, source: form.code.bytes, range: panels.panels[0].lines)
    }
}
