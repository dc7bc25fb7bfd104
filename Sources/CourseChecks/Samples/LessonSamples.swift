import Course
import Diagnostics
import DocumentationComments
import Markdown
import SnippetSyntax
import Support

/// The Swift samples of a lesson, as the linter takes them: hidden preambles first, then the blocks of code in their order, then
/// the Swift in the running text.
package struct LessonSamples {
    private(set) var snippets: [Snippet] = []
    /// Swift in the running text; the last of the snippets.
    let unfenced: [SourceSlice]
    let suppressions: SuppressionComments
    /// The code of blocks that would be samples if their language were spelt right.
    let unread: [[UInt8]]
    /// The fenced blocks of DocC's Markdown that name no language and aren't Swift.
    let unnamed: [CodeBlock]
    /// The files that samples were taken from.
    let files: [SourceFile]
    /// The steps of a tutorial that show files.
    let steps: StepHistory
    /// The path of the file that each block was taken from, by the block's ordinal.
    let filesOfBlocks: [Int: String]
    /// The samples with a test of their own.
    let tested: TestedSamples

    /// - Parameters:
    ///   - declared: what the samples of a documentation comment know from its declaration.
    ///   - testsClaims: true if samples outside of documentation comments are run for what their comments state, too.
    init(
        _ document: Document,
        coursePreamble: SourceFile?,
        declared: DeclaredContext? = nil,
        testsClaims: Bool = false
    ) {
        if let coursePreamble {
            snippets.append(Snippet(.preamble(1), ordinal: 0, source: SourceSlice(coursePreamble), isPreamble: true))
        }
        for comment in document.comments {
            guard let text = Self.preamble(comment.slice) else { continue }
            snippets.append(Snippet(.preamble(snippets.count + 1), ordinal: 0, source: text, isPreamble: true))
        }
        suppressions = SuppressionComments(document)
        files = document.includedFiles
        steps = StepHistory(document)
        filesOfBlocks = Dictionary(
            document.codeBlocks.lazy.filter { $0.origin != nil }.map { ($0.ordinal, $0.slice.path) }
        ) { first, _ in first }
        let marks = ProseMarks(document)
        // A comment is a part of its file, whose text isn't read for it.
        let isComment = document.dialect == .swiftComment
        let isOldSwift = !isComment && OldSwift.isStated(in: document)
        unread = document.codeBlocks.filter { $0.language.flatMap(FenceLanguageCheck.near) == "swift" }.map(
            \.slice.bytes
        )
        let designs = isComment ? [] : DesignSections.ranges(in: document)
        let exercises = ExerciseParts(document)
        tested = TestedSamples(document)
        unfenced = isComment ? [] : UnfencedCode.find(in: document)
        let preambles = snippets.count
        let unfencedPlaces = unfenced.map { $0.range(0..<$0.bytes.count).bytes }
        let isDocC = document.dialect.isDocC
        let surroundings = declared.map(SampleSurroundings.init)
        let folders = isComment ? Self.sourceFolders(of: document.file.path) : []
        var unnamed: [CodeBlock] = []
        for block in document.codeBlocks where !Self.covers(unfencedPlaces, block) {
            guard isDocC ? Self.isSwiftOfDocC(block) : Self.isSwift(block) else {
                if isDocC, block.isFenced, block.isClosed, block.language == nil, !block.lacksItsFile,
                    !block.slice.bytes.isEmpty
                {
                    unnamed.append(block)
                }
                continue
            }
            let attribute = block.attributes.first { $0.name == "fails" }
            let isRun = block.attributes.contains { $0.name == "run" }
            var snippet = Snippet(
                .block(block.ordinal),
                ordinal: snippets.count - preambles + 1,
                source: block.checkedSlice,
                expectedFailures: ExpectedFailures.names(in: attribute?.value ?? "") { RuleID(named: $0) != nil },
                fenceRange: attribute?.range ?? document.file.firstLine(of: block.range.bytes),
                // A sample with a test of its own is compiled as that test.
                isExcerpt: tested.all.contains(block.ordinal) || block.attributes.contains { $0.name == "excerpt" }
                    || designs.contains { $0.overlaps(block.range.bytes) },
                expectation: exercises.isSolution(block) ? .valid : marks.expectation(of: block),
                disabledRules: suppressions.rules(disabledAt: block.range.bytes.lowerBound),
                isRun: isRun,
                // What a package's readers see is full of claims; a lesson's author says which samples are run.
                testsClaims: (isComment || testsClaims) && !isRun,
                prose: marks.prose(around: block),
                isOldSwift: isOldSwift,
                sourceFolders: folders
            )
            snippet.surroundings = surroundings
            snippets.append(snippet)
        }
        self.unnamed = unnamed
        for (number, source) in zip(1..., unfenced) {
            snippets.append(
                Snippet(
                    .runningText(number),
                    ordinal: snippets.count - preambles + 1,
                    source: source,
                    isGuessed: true
                )
            )
        }
    }

    /// Returns the names of the folders around a Swift file, without those around the package's sources.
    private static func sourceFolders(of path: String) -> [String] {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        let sources = folders.lastIndex { ["Sources", "Source", "src", "srcs"].contains($0) }
        return Array(folders[(sources.map { $0 + 1 } ?? 0)...])
    }

    /// Returns true if a block continues a sample in the running text after a blank line.
    private static func covers(_ unfenced: [Range<Int>], _ block: CodeBlock) -> Bool {
        guard !block.isFenced else { return false }
        let start = block.range.bytes.lowerBound
        let next = unfenced.partitioningIndex { $0.lowerBound > start }
        return next > 0 && unfenced[next - 1].contains(start)
    }

    /// Returns true if a block of DocC's Markdown is Swift: code that names no language may be any.
    private static func isSwiftOfDocC(_ block: CodeBlock) -> Bool {
        guard block.language == nil, block.attributes.isEmpty else { return isSwift(block) }
        // A fence that never ends holds the page's text as well.
        return !block.lacksItsFile && (block.isClosed || !block.isFenced) && UnlabelledCode.isSwift(block.slice)
    }

    /// Returns true if a block is Swift: its fence says so, or it is indented code that begins like Swift.
    static func isSwift(_ block: CodeBlock) -> Bool {
        if block.lacksItsFile { return false }
        if block.isFenced { return block.language == "swift" }
        return SwiftOpening.begins(code: block.slice.bytes)
    }

    static func isPreamble(_ slice: SourceSlice) -> Bool { preamble(slice) != nil }

    /// The declarations in a `glosa:preamble` comment, without that word; nil for any other comment.
    private static func preamble(_ slice: SourceSlice) -> SourceSlice? {
        let word = Array("glosa:preamble".utf8)
        let blanks = slice.bytes.prefix {
            $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\t")
        }
        guard slice.bytes.dropFirst(blanks.count).starts(with: word) else { return nil }
        // The word becomes blanks, so that every byte keeps its offset.
        var bytes = slice.bytes
        for index in blanks.count..<(blanks.count + word.count) { bytes[index] = UInt8(ascii: " ") }
        return SourceSlice(of: slice.file, bytes: bytes, lines: slice.lines, end: slice.end)
    }
}

extension SampleSurroundings {
    /// The function beside a declaration.
    fileprivate init(_ context: DeclaredContext) {
        let isStatic = context.isStatic && context.extending != nil
        self.init(
            extending: context.extending,
            head: "private \(isStatic ? "static " : "")func _sample\(context.generics)\(context.parameters)",
            result: context.result,
            requirements: context.requirements,
            member: context.member
        )
    }
}
