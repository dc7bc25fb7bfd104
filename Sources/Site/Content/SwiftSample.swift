import Course
import Markdown
import SnippetLint
import SwiftHighlighting

/// A fenced sample as a figure: caption, code, lines set off.
enum SwiftSample {
    static func isSwift(_ block: CodeBlock) -> Bool { block.language == "swift" }

    /// - Parameters:
    ///   - evidence: how to say what stands behind the sample.
    ///   - verdict: what the gate says of it; nil where it was not judged.
    static func append(
        _ block: CodeBlock,
        highlights: HighlightTable,
        label: String,
        evidence: SampleEvidence?,
        verdict: SnippetVerdict?,
        to output: inout [UInt8]
    ) {
        let code: [UInt8]
        if let lines = lines(of: block) {
            let tokens = isSwift(block) ? SwiftHighlighter().tokens(in: block.slice.bytes) : []
            code = HighlightedCode.html(block.slice.bytes, tokens: tokens, highlightedLines: lines)
        } else if isSwift(block) {
            code = highlights.html(of: block.slice.bytes)
        } else {
            code = HighlightedCode.html(block.slice.bytes, tokens: [])
        }
        output += "<figure class=\"code\">".utf8
        if let caption = block.attributes.first(where: { $0.name == "caption" })?.value {
            output += "<figcaption>".utf8
            HTMLEscaping.append(caption, to: &output)
            output += "</figcaption>".utf8
        }
        output += "<pre tabindex=\"0\" role=\"group\" aria-label=\"".utf8
        HTMLEscaping.append(label, to: &output)
        output += "\"><code".utf8
        if let language = block.language, !language.isEmpty {
            output += " class=\"language-".utf8
            HTMLEscaping.append(language, to: &output)
            output += "\"".utf8
        }
        output += ">".utf8
        output += code
        output += "</code></pre>".utf8
        if let evidence, let verdict { evidence.append(verdict, of: block.slice, to: &output) }
        output += "</figure>\n".utf8
    }

    private static func lines(of block: CodeBlock) -> HighlightedLines? {
        block.attributes.first { $0.name == "highlight" }?.value.flatMap(HighlightedLines.init)
    }
}
