import Support
import SwiftSamples

/// The remark on a sample that the parser refuses for a reason of its own, reported in place of the parser's errors.
package enum SampleRemark: Sendable, Equatable {
    /// Code in another language; the place is its first line.
    case language(ForeignLanguage, Range<Int>)
    case command(Range<Int>)
    /// Only text; the place is its first line.
    case text(Range<Int>)
    /// Swift with lines of text in it; the place is the first of them.
    case textAmongCode(Range<Int>)
    case template(Range<Int>)
    /// Code with parts in bold; the place is the first mark.
    case bold(Range<Int>)
    /// An exercise with gaps to be filled in, `return ______`; the place is the first gap.
    case gaps(Range<Int>)
    /// The beginning of something longer; the place is its last line.
    case beginning(Range<Int>)

    /// True if the rules on Swift don't apply to the sample.
    package var isForeign: Bool {
        switch self {
        case .language, .command, .text, .template, .bold: true
        case .textAmongCode, .beginning, .gaps: false
        }
    }

    /// Finds the reason why a sample isn't Swift; nil if it is Swift with a fault.
    init?(_ sample: ParsedSnippet) {
        guard !sample.syntaxFaults.isEmpty, sample.refusal == nil else { return nil }
        let bytes = sample.bytes
        if let tag = Template.firstTag(in: bytes) {
            self = .template(tag)
        } else if let mark = BoldMarks.ranges(in: bytes).first {
            self = .bold(mark)
        } else if let command = ShellCommand.first(in: bytes) {
            self = .command(command)
        } else if let line = CodeLines(bytes).ranges.first, let language = ForeignLanguage.of(bytes) {
            self = .language(language, line)
        } else if let gap = Self.firstGap(in: bytes) {
            self = .gaps(gap)
        } else if let cut = Self.lastLineOfBeginning(sample) {
            self = .beginning(cut)
        } else {
            let lines = PlainText.lines(in: bytes)
            guard let first = lines.first else { return nil }
            if PlainText.isAll(lines, of: bytes) {
                self = .text(first)
            } else if Self.isSound(sample, without: lines) {
                self = .textAmongCode(first)
            } else {
                return nil
            }
        }
    }

    /// The smallest number of underscores that are a gap: fewer are a name.
    private static let narrowestGap = 4

    /// Returns the first run of underscores that is no part of a word.
    private static func firstGap(in bytes: [UInt8]) -> Range<Int>? {
        let line = UInt8(ascii: "_")
        var index = 0
        while let start = bytes[index...].firstIndex(of: line) {
            let end = bytes[start...].firstIndex { $0 != line } ?? bytes.count
            let isAlone =
                (start == 0 || !bytes[start - 1].isIdentifierByte)
                && (end == bytes.count || !bytes[end].isIdentifierByte)
            if isAlone, end - start >= narrowestGap { return start..<end }
            index = end
        }
        return nil
    }

    /// Returns true if the parser accepts the sample without these lines.
    private static func isSound(_ sample: ParsedSnippet, without lines: [Range<Int>]) -> Bool {
        var bytes = Elisions(in: sample.bytes, scan: sample.scan).parsedBytes
        for index in lines.joined() { bytes[index] = UInt8(ascii: " ") }
        return (try? SampleSyntax.parse(bytes)).map { !$0.hasError } ?? false
    }

    private static func withoutDots(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var code = line
        while let last = code.last, last.isWhitespace || last == UInt8(ascii: ".") { code = code.dropLast() }
        return code.suffix(3).elementsEqual("…".utf8) ? withoutDots(code.dropLast(3)) : code
    }

    /// Returns the last line of a sample that is cut off without a sign: it lacks only closing brackets at its end, and ends
    /// where a bracket opens, or with a comment that says that there is more. Nil for other samples.
    private static func lastLineOfBeginning(_ sample: ParsedSnippet) -> Range<Int>? {
        let brackets = Brackets(of: sample)
        guard brackets.strayClosing.isEmpty, !brackets.open.isEmpty else { return nil }
        let bytes = sample.bytes
        guard let last = bytes.lastIndex(where: { !$0.isWhitespace }) else { return nil }
        let start = bytes.lineStart(before: last)
        let line = bytes[start...last].drop(while: \.isWhitespace)
        // A comment or dots may stand behind the opening bracket.
        let comment = line.firstRange(ofBytes: "//".utf8).map {
            $0.lowerBound > line.startIndex ? $0.lowerBound : line.endIndex
        }
        let code = Self.withoutDots(line[..<(comment ?? line.endIndex)])
        // A comment may have swallowed the closing bracket.
        let isSwallowed = comment.map { line[$0...].contains { "})]".utf8.contains($0) } } ?? false
        let isOpening =
            !isSwallowed && code.last.map { "{([".utf8.contains($0) } == true
            || !isSwallowed && code.contains(UInt8(ascii: "{")) && code.suffix(3).elementsEqual(" in".utf8)
        let isUnfinished =
            (line.starts(with: "//".utf8) || line.allSatisfy { $0 == UInt8(ascii: ".") })
            && sample.isElided(in: line.startIndex..<last + 1)
        guard isOpening && sample.syntaxFaults.allSatisfy(\.isUnbalanced) || isUnfinished else { return nil }
        var beginning = Elisions(in: bytes, scan: sample.scan).parsedBytes
        // A comma before the omitted part.
        if isUnfinished, let comma = beginning[..<start].lastIndex(where: { !$0.isWhitespace }),
            beginning[comma] == UInt8(ascii: ",")
        {
            beginning[comma] = UInt8(ascii: " ")
        }
        guard let tree = try? SampleSyntax.parse(beginning + [UInt8(ascii: "\n")] + brackets.missing), !tree.hasError
        else {
            return nil
        }
        return line.startIndex..<last + 1
    }
}
