import CodeHighlighting
import Course
import Diagnostics
import Markdown
import SnippetLint
import SwiftHighlighting

/// A fenced sample as a figure: caption, code in panels where parts of it are marked as right or wrong, lines set off, and
/// below it what stands behind the sample.
struct SwiftSample {
    static func isSwift(_ block: CodeBlock) -> Bool { block.language == "swift" }

    let block: CodeBlock
    let verdict: SnippetVerdict?
    private let lines: CodeLines?
    private let html: [UInt8]
    private let panels: SamplePanels

    /// - Parameter verdict: what the gate says of it; nil where it was not judged.
    init(_ block: CodeBlock, verdict: SnippetVerdict?) {
        self.block = block
        self.verdict = verdict
        let bytes = block.slice.bytes
        let tokens =
            if !Self.isSwift(block) {
                block.language.flatMap(CodeLanguage.named).map { HighlightedTokens(in: bytes, language: $0) }
                    ?? HighlightedTokens()
            } else if verdict?.omissions.contains(.rules) != true {
                verdict?.facts.highlights ?? HighlightedTokens(in: bytes)
            } else {
                // What the parser isn't given has no colours either.
                HighlightedTokens()
            }
        html = HighlightedCode.html(bytes, tokens: tokens)
        panels = SamplePanels(verdict?.segments ?? [], source: bytes)
        let hasLines = Self.highlighted(block) != nil || !panels.panels.isEmpty || !panels.marked.isEmpty
        lines = hasLines ? CodeLines(html) : nil
    }

    /// - Parameters:
    ///   - label: what the code is called for those who don't see it.
    ///   - evidence: how to say what stands behind the sample.
    ///   - more: what can be unfolded below the code, as HTML.
    ///   - sourceURL: where a file that is a sample can be read, as `glosa.yml` gives it.
    func append(
        label: String,
        words: [String: String],
        evidence: SampleEvidence?,
        more: [UInt8],
        sourceURL: String?,
        to output: inout [UInt8]
    ) {
        let kind = panels.panels.isEmpty ? "" : panels.panels.count == 1 ? " is-single" : " has-panels"
        output += "<figure class=\"code\(kind)\">".utf8
        if let caption = block.attributes.first(where: { $0.name == "caption" })?.value {
            output += "<figcaption>".utf8
            HTMLEscaping.append(caption, to: &output)
            output += "</figcaption>".utf8
        }
        if let lines, !panels.panels.isEmpty {
            for panel in panels.panels { append(panel, lines, label: label, words: words, to: &output) }
        } else {
            openCode(label: label, to: &output)
            if let lines { append(0..<lines.lines.count, lines, to: &output) } else { output += html }
            output += "</code></pre>".utf8
        }
        output += more
        if let sourceURL, let origin = block.origin { append(origin, at: sourceURL, words: words, to: &output) }
        if let evidence, let verdict { evidence.append(verdict, of: block.slice, to: &output) }
        output += "</figure>\n".utf8
    }

    /// The way to the file that the code was taken from.
    private func append(_ origin: CodeOrigin, at address: String, words: [String: String], to output: inout [UInt8]) {
        let address = address.replacing("{path}", with: PageAddress.encoded(origin.address))
            .replacing("{line}", with: "\(origin.lines.lowerBound)")
            .replacing("{endLine}", with: "\(origin.lines.upperBound)")
        output += "<p class=\"code-source\">".utf8
        HTMLEscaping.append(words["sample.source"] ?? "", to: &output)
        output += " <a href=\"".utf8
        HTMLEscaping.append(address, to: &output)
        output += "\"><code>".utf8
        HTMLEscaping.append(origin.address, to: &output)
        output += "</code></a></p>".utf8
    }

    private func append(
        _ panel: SamplePanels.Panel,
        _ lines: CodeLines,
        label: String,
        words: [String: String],
        to output: inout [UInt8]
    ) {
        let isRight = panel.expectation == .valid
        guard panel.expectation != nil else {
            output += "<div class=\"panel\">".utf8
            openCode(label: label, to: &output)
            append(panel.lines, lines, to: &output)
            output += "</code></pre></div>".utf8
            return
        }
        let word = words[isRight ? "sample.right" : "sample.wrong"] ?? ""
        output += "<div class=\"panel \(isRight ? "is-right" : "is-wrong")\"><p class=\"panel-label\">".utf8
        HTMLEscaping.append(word, to: &output)
        output += "</p>".utf8
        openCode(label: "\(label): \(word)", to: &output)
        append(panel.lines, lines, to: &output)
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

    private func append(_ range: Range<Int>, _ lines: CodeLines, to output: inout [UInt8]) {
        let highlighted = Self.highlighted(block)
        lines.append(range.clamped(to: 0..<lines.lines.count), to: &output) { line in
            let mark =
                switch panels.marked[line] {
                case .valid: "is-right"
                case .broken: "is-wrong"
                case .some(.none), nil: ""
                }
            let isHighlighted = highlighted?.contains(line + 1) ?? false
            if !isHighlighted, mark.isEmpty { return highlighted == nil && panels.marked.isEmpty ? nil : "" }
            return [isHighlighted ? "is-highlighted" : "", mark].filter { !$0.isEmpty }.joined(separator: " ")
        }
    }

    private static func highlighted(_ block: CodeBlock) -> LineNumbers? {
        block.attributes.first { $0.name == "highlight" }?.value.flatMap(LineNumbers.init)
    }

    // MARK: From wrong to right

    /// The way from what the sample shows as wrong to what it shows as right.
    var difference: SampleDifference? {
        guard let lines else { return nil }
        for (wrong, right) in zip(panels.panels, panels.panels.dropFirst())
        where wrong.expectation == .broken && right.expectation == .valid {
            let versions = [wrong, right].map {
                SampleDifference.Version(lines, source: block.slice.bytes, range: $0.lines)
            }
            if let difference = SampleDifference(from: versions[0], to: versions[1]) { return difference }
        }
        return nil
    }

    /// The way from a sample that is wrong as a whole to this one, which is right as a whole.
    func difference(from wrong: SwiftSample) -> SampleDifference? {
        guard let old = wrong.whole(.broken), let new = whole(.valid) else { return nil }
        return SampleDifference(from: old, to: new)
    }

    private func whole(_ expectation: SnippetReference.Expectation) -> SampleDifference.Version? {
        guard let lines, panels.panels.count == 1, panels.panels[0].expectation == expectation else { return nil }
        return SampleDifference.Version(lines, source: block.slice.bytes, range: panels.panels[0].lines)
    }
}
