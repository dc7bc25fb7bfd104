import Course
import CourseChecks
import Markdown
import MarkdownHTML
import Support

/// The parts that can be unfolded below a sample: the difference from the wrong version to the right one, and the hidden
/// declarations that it needs.
struct SampleFolds {
    let words: InterfaceWords
    /// Hidden declarations, by the ordinal of the block that needs them.
    private let declarations: [Int: HiddenDeclarations]
    /// The ordinals of blocks whose declarations are those of a block before: on paper they stand once.
    private let repeated: Set<Int>
    /// The preceding block of each block, by the block's ordinal.
    private let predecessors: Lazy<[Int: CodeBlock]>

    init(_ checked: CheckedCourse, lesson: Int, words: InterfaceWords) {
        self.words = words
        declarations = checked.samples[lesson].hiddenDeclarations
        var met: Set<[UInt8]> = []
        repeated = Set(
            declarations.sorted { $0.key < $1.key }.filter { !met.insert($0.value.source).inserted }.map(\.key)
        )
        let document = checked.course.lessons[lesson].document
        predecessors = Lazy { Self.predecessors(document) }
    }

    func html(of sample: SwiftSample, verdict: (CodeBlock) -> SwiftSample) -> [UInt8] {
        var output: [UInt8] = []
        let difference =
            sample.difference
            ?? (sample.isRight ? predecessors.value[sample.block.ordinal] : nil).flatMap {
                sample.difference(from: verdict($0))
            }
        difference?.append(words: words, to: &output)
        if let declarations = declarations[sample.block.ordinal] {
            append(declarations, isRepeated: repeated.contains(sample.block.ordinal), to: &output)
        }
        return output
    }

    private func append(_ declarations: HiddenDeclarations, isRepeated: Bool, to output: inout [UInt8]) {
        output += "<details class=\"code-more\(isRepeated ? " is-repeated" : "")\"><summary>".utf8
        HTMLEscaping.append(words[.sampleHidden], to: &output)
        output += "</summary><pre tabindex=\"0\" role=\"group\" aria-label=\"".utf8
        HTMLEscaping.append(words[.sampleHidden], to: &output)
        output += "\"><code class=\"language-swift\">".utf8
        output += HighlightedCode.html(declarations.source, tokens: declarations.tokens)
        output += "</code></pre></details>".utf8
    }

    /// Finds the preceding block of each code block, if a reader sees at most one paragraph between the two.
    private static func predecessors(_ document: Document) -> [Int: CodeBlock] {
        guard document.codeBlocks.count > 1 else { return [:] }
        let blocks = Dictionary(document.codeBlocks.map { ($0.node, $0) }) { first, _ in first }
        var result: [Int: CodeBlock] = [:]
        var last: CodeBlock?
        var paragraphs = 0
        for node in document.children(of: document.root) {
            switch document[node].kind {
            case .codeBlock:
                if let block = blocks[node] {
                    result[block.ordinal] = last
                    last = block
                    paragraphs = 0
                }
            case .htmlBlock where document.textBytes(of: node).starts(with: "<!--".utf8): continue
            case .paragraph where paragraphs == 0: paragraphs = 1
            default: last = nil
            }
        }
        return result
    }
}
