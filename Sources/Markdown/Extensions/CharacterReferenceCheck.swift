import Diagnostics
import Support

/// Finds the control characters such as `&#2;` and the long runs of combining marks that character references bring into a text,
/// after ``Diagnostics/ControlCharacters`` were taken out of its file.
struct CharacterReferenceCheck {
    private static let mostPlaces = 4
    /// The names of HTML's character references that stand for combining marks.
    private static let marks: Set = ["DotDot;", "DownBreve;", "TripleDot;", "tdot;"]

    private let file: SourceFile
    private var controls: [(scalar: Unicode.Scalar, range: SourceRange)] = []
    private var controlCount = 0
    private var runs: [SourceRange] = []
    private var runCount = 0
    /// The number of marks right before `runEnd`, the offset at which they begin, and the one at which they end.
    private var (run, runStart, runEnd) = (0, 0, 0)

    /// Returns one finding for all references of a kind in the file, outside its code.
    static func check(_ file: SourceFile, codeBlocks: [CodeBlock]) -> [Diagnostic] {
        var check = CharacterReferenceCheck(file)
        file.bytes.withUnsafeBufferPointer { check.read($0, codeBlocks) }
        return check.findings
    }

    private init(_ file: SourceFile) { self.file = file }

    private mutating func read(_ bytes: UnsafeBufferPointer<UInt8>, _ codeBlocks: [CodeBlock]) {
        var code = CodePlaces(codeBlocks)
        var index = 0
        while let start = bytes.firstIndex(ofByte: UInt8(ascii: "&"), from: index) {
            index = start + 1
            guard let (scalar, end) = Self.reference(bytes, at: start) else { continue }
            let isControl = ControlCharacters.contains(scalar)
            guard isControl || CombiningMarks.contains(scalar), !code.contains(start, in: bytes) else { continue }
            if isControl {
                controlCount += 1
                if controls.count < Self.mostPlaces { controls.append((scalar, file.range(start..<end))) }
            } else {
                note(markAt: start..<end, in: bytes)
            }
            index = end
        }
    }

    /// Counts a reference to a combining mark together with the marks around it.
    private mutating func note(markAt reference: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) {
        if reference.lowerBound != runEnd {
            (run, runStart) = (0, reference.lowerBound)
            while let mark = bytes.mark(endingAt: runStart), mark.lowerBound >= runEnd {
                (run, runStart) = (run + 1, mark.lowerBound)
            }
        }
        let former = run
        (run, runEnd) = (run + 1, reference.upperBound)
        while let mark = bytes.mark(beginningAt: runEnd) { (run, runEnd) = (run + 1, mark.upperBound) }
        if run > CombiningMarks.longestRun, former <= CombiningMarks.longestRun {
            runCount += 1
            if runs.count < Self.mostPlaces { runs.append(file.range(runStart..<runEnd)) }
        }
    }

    private var findings: [Diagnostic] {
        var findings: [Diagnostic] = []
        if let first = controls.first {
            let written = file.text(in: first.range.bytes)
            let name = ControlCharacters.name(first.scalar)
            findings.append(
                .controlCharacter(
                    first.scalar,
                    LocalizedText(
                        en: "`\(written)` stands for \(name.en)",
                        es: "`\(written)` representa \(name.es)"
                    ),
                    at: first.range,
                    others: controls.dropFirst().map(\.range),
                    count: controlCount
                )
            )
        }
        if let first = runs.first {
            findings.append(.combiningMarks(at: first, others: Array(runs.dropFirst()), count: runCount))
        }
        return findings
    }

    /// Returns the character that a reference stands for and the index after it; nil if none begins there, or if its name stands
    /// for no combining mark.
    private static func reference(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at start: Int
    ) -> (scalar: Unicode.Scalar, end: Int)? {
        if let reference = NumericReference(bytes, at: start) {
            // Zero is U+FFFD by CommonMark (2.3).
            guard reference.value > 0, let scalar = Unicode.Scalar(reference.value) else { return nil }
            return (scalar, reference.end)
        }
        let rest = bytes[(start + 1)...].prefix(10)
        guard let end = rest.firstIndex(of: UInt8(ascii: ";")),
            marks.contains(String(decoding: rest[...end], as: UTF8.self))
        else { return nil }
        return ("\u{20DB}", end + 1)
    }
}

/// The code of a file; queries must ascend from its beginning to its end.
private struct CodePlaces {
    private let codeBlocks: [CodeBlock]
    private var blocks: ArraySlice<Block>?
    /// The place up to which backticks were counted, and their number since the beginning of the line.
    private var (counted, ticks) = (0, 0)

    init(_ codeBlocks: [CodeBlock]) { self.codeBlocks = codeBlocks }

    /// Returns true if an offset lies in a code block or a code span.
    mutating func contains(_ place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        while counted < place {
            if bytes[counted] == UInt8(ascii: "\n") {
                ticks = 0
            } else if bytes[counted] == UInt8(ascii: "`") {
                ticks += 1
            }
            counted += 1
        }
        var following = blocks ?? Block.all(codeBlocks)[...]
        while let block = following.first, block.content.upperBound <= place { following.removeFirst() }
        blocks = following
        // The backticks before an info string are a fence's.
        let isInfo = following.first?.opening.contains(place) == true
        return !isInfo && !ticks.isMultiple(of: 2) || following.first?.content.contains(place) == true
    }

    /// The ranges of a code block's opening fence and of its code.
    private struct Block {
        let opening: Range<Int>
        let content: Range<Int>

        init(_ block: CodeBlock) {
            content = block.slice.range(0..<block.slice.bytes.count).bytes
            let start = block.isFenced ? min(block.range.bytes.lowerBound, content.lowerBound) : content.lowerBound
            opening = start..<content.lowerBound
        }

        /// Returns all blocks in the order of the file; in `blocks`, those of footnotes come last.
        static func all(_ blocks: [CodeBlock]) -> [Block] {
            blocks.map(Block.init).sorted { $0.content.lowerBound < $1.content.lowerBound }
        }
    }
}
