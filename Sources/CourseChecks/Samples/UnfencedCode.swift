import Course
import Diagnostics
import Markdown
import Support

/// Swift in the running text: a copy from a web page that lost its fences, and often its lines too.
///
/// It is judged like any sample; the missing fence is a finding as well.
struct UnfencedCode {
    static let rule = RuleID.unfencedCode
    /// The longest sample, in lines; a longer text is not one sample.
    private static let longest = 400

    private let file: SourceFile
    /// The ranges of front matter, fences, headings, comments: sorted, not overlapping. No sample in the running text reaches
    /// into them.
    private let excluded: [Range<Int>]
    /// The ranges of indented code: it is a sample of its own, unless it continues an earlier one after a blank line. Sorted, not
    /// overlapping.
    private let indented: [Range<Int>]
    /// The largest number of failures in a lesson. Text that never ends within ``longest`` lines is read again from each of its
    /// lines: with so many failures, it is no code that lost its fences.
    private static let mostFailures = 500

    private init(_ document: Document) {
        file = document.file
        let ranges =
            [document.frontMatter?.range].compactMap(\.self) + document.codeBlocks.filter(\.isFenced).map(\.range.bytes)
            + document.comments.map(\.range.bytes) + document.headings.map(\.range.bytes)
            + Self.scripts(document) + Self.spans(document)
        indented = document.codeBlocks.filter { !$0.isFenced }.map(\.range.bytes)
        excluded = ranges.sorted { $0.lowerBound < $1.lowerBound }
    }

    /// Code between backticks that continues on another line.
    private static func spans(_ document: Document) -> [Range<Int>] {
        document.descendants(of: document.root).lazy.filter { document[$0].kind == .code }
            .map { document.range(of: $0).bytes }
            .filter { document.file.bytes[$0].contains(UInt8(ascii: "\n")) }
    }

    /// The ranges of scripts, style sheets and code in raw HTML, to their closing tags: an HTML block of another element ends at
    /// an empty line (CommonMark, “HTML blocks”), but the rest of a script in it is no text either.
    private static func scripts(_ document: Document) -> [Range<Int>] {
        let bytes = document.file.bytes
        var found: [Range<Int>] = []
        for block in document.descendants(of: document.root) where document[block].kind == .htmlBlock {
            let range = document.range(of: block).bytes
            // The part that an element of an earlier block covers is read once.
            var index = max(range.lowerBound, found.last?.upperBound ?? 0)
            while index < range.upperBound, let open = bytes[index..<range.upperBound].firstIndex(of: UInt8(ascii: "<"))
            {
                index = open + 1
                let name = bytes[index..<range.upperBound].prefix(while: \.isIdentifierByte)
                guard let element = ["script", "style", "pre"].first(where: { name.elementsEqual($0.utf8) }) else {
                    continue
                }
                index = bytes[index...].firstRange(ofBytes: "</\(element)>".utf8)?.upperBound ?? bytes.count
                found.append(open..<index)
            }
        }
        return found
    }

    static func find(in document: Document) -> [SourceSlice] {
        UnfencedCode(document).find()
    }

    static func finding(_ slice: SourceSlice) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: .note,
            message: LocalizedText(
                en: "this is Swift, but not in a code block",
                es: "esto es Swift, pero no está en un bloque de código"
            ),
            range: slice.range(0..<(slice.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? slice.bytes.count)),
            reason: LocalizedText(
                en: "the page shows it as running text: its lines are joined, and `*`, `_` and backslashes are lost",
                es:
                    "la página lo muestra como texto corrido: sus líneas se juntan, y se pierden `*`, `_` y las barras invertidas"
            ),
            advice: LocalizedText(
                en: "put it between ```swift and ```",
                es: "ponlo entre ```swift y ```"
            )
        )
    }

    private func find() -> [SourceSlice] {
        var found: [SourceSlice] = []
        var next = 0
        var start = 0
        var failures = 0
        while failures < Self.mostFailures, let line = nextCandidate(from: start) {
            start = line
            while next < excluded.count, excluded[next].upperBound <= start { next += 1 }
            if next < excluded.count, excluded[next].lowerBound <= start {
                start = lineAfter(max(start, excluded[next].upperBound - 1))
                continue
            }
            let end = lineEnd(start)
            let limit = next < excluded.count ? excluded[next].lowerBound : file.bytes.count
            guard isOpening(from: start, to: end) else {
                start = lineAfter(end)
                continue
            }
            if let slice = code(from: afterBlanks(start, end), limit: limit) {
                found.append(slice)
                start = lineAfter(slice.fileOffset(at: max(0, slice.bytes.count - 1)))
            } else {
                start = lineAfter(end)
                failures += 1
            }
        }
        return found
    }

    /// The next line, from the beginning of one on, whose first letter can begin Swift and that holds one of the signs of
    /// openings; nil if there is none. Nearly all lines of prose end here.
    private func nextCandidate(from start: Int) -> Int? {
        file.bytes.withUnsafeBufferPointer { bytes in
            var line = start
            while line < bytes.count {
                var index = line
                while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 || bytes[index] == 0x3E {
                    index += 1
                }
                if index < bytes.count {
                    let first = bytes[index]
                    let isOpening =
                        first == UInt8(ascii: "@") || first == UInt8(ascii: "#")
                        || first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
                    while isOpening, index < bytes.count, bytes[index] != 0x0A {
                        let byte = bytes[index]
                        if byte == 0x7B || byte == 0x3A || byte == 0x3D || byte == 0x28 { return line }
                        index += 1
                    }
                }
                line = (bytes.firstIndex(ofByte: 0x0A, from: index) ?? bytes.count) + 1
            }
            return nil
        }
    }

    private func isOpening(from start: Int, to end: Int) -> Bool {
        let first = afterBlanks(start, end)
        let next = indented.partitioningIndex { $0.lowerBound > first }
        let isIndented = next > 0 && indented[next - 1].contains(first)
        return !isIndented && SwiftOpening.begins(file.bytes[first..<end])
    }

    /// The sample that begins at an offset, up to the line that closes its braces; nil if it doesn't end before the limit.
    private func code(from first: Int, limit: Int) -> SourceSlice? {
        var bytes: [UInt8] = []
        var lines: [SourceSlice.LineOrigin] = []
        var depth = 0
        var position = first
        while position < limit, lines.count < Self.longest {
            let end = min(lineEnd(position), limit)
            lines.append(SourceSlice.LineOrigin(sliceOffset: bytes.count, fileOffset: position))
            bytes += file.bytes[position..<end]
            bytes.append(UInt8(ascii: "\n"))
            for byte in file.bytes[position..<end] {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
            }
            if depth <= 0 {
                return SourceSlice(of: file, bytes: bytes, lines: lines)
            }
            position = lineAfter(end)
        }
        return nil
    }

    private func afterBlanks(_ start: Int, _ end: Int) -> Int {
        file.bytes[start..<end].firstIndex {
            $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: ">")
        } ?? end
    }

    private func lineEnd(_ start: Int) -> Int {
        let end = file.bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count
        return end > start && file.bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end
    }

    private func lineAfter(_ offset: Int) -> Int {
        (file.bytes[min(offset, file.bytes.count)...].firstIndex(of: UInt8(ascii: "\n")) ?? file.bytes.count) + 1
    }
}
