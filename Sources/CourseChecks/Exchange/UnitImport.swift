import Course
import Diagnostics
import Markdown
import Support

/// The translation of a page with texts that came back from a translator. What was not changed keeps its bytes.
package struct UnitImport: Sendable {
    /// The bytes of the translation; nil if nothing differs.
    package let bytes: [UInt8]?
    /// The number of texts that were replaced or added.
    package let count: Int
    /// The ids of units that found no place in the translation.
    package let unplaced: [String]

    /// A change of a file's bytes.
    private struct Edit {
        let range: Range<Int>
        let bytes: [UInt8]
    }

    /// - Parameters:
    ///   - page: the page as it is now.
    ///   - file: the file of the translation; nil if it is yet to be written, from the original's text.
    ///   - targets: the translations by the ids of their units.
    package init(_ page: PageUnits, into file: SourceFile?, _ targets: [String: String]) {
        let dialect = page.original.dialect
        let source = (file ?? page.original.file).bytes
        let format = FrontMatter.format(of: source)
        var edits: [Edit] = []
        var unplaced: [String] = []
        /// The place in the translation behind the last text that both have, and that text in the original.
        var last: (offset: Int, index: Int)?
        for (index, unit) in page.units.enumerated() {
            let text = page.texts[index]
            let twin = file == nil ? text : page.pairs[index].map { page.translations[$0] }
            if let twin, let target = targets[unit.id], !target.isEmpty, target != (file == nil ? "" : twin.text) {
                let bytes =
                    twin.message?.replacement(target, dialect: dialect)
                    ?? Array(FrontMatterText.written(target, format).utf8)
                edits.append(Edit(range: twin.range, bytes: bytes))
            } else if twin == nil, let target = targets[unit.id], !target.isEmpty {
                if let last, let bytes = Self.added(target, page, after: last.index, at: index) {
                    edits.append(Edit(range: last.offset..<last.offset, bytes: bytes))
                } else {
                    unplaced.append(unit.id)
                    continue
                }
            }
            guard text.message != nil else { continue }
            if let twin {
                last = (Self.lineEnd(after: twin.range.upperBound, in: source), index)
            } else if let before = last {
                last = (before.offset, index)
            }
        }
        let hasReturns = source.contains(bytes: [0x0D, 0x0A])
        var result: [UInt8] = []
        var offset = 0
        for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            guard edit.range.lowerBound >= offset else { continue }
            result += source[offset..<edit.range.lowerBound]
            result += hasReturns ? Self.withReturns(edit.bytes) : edit.bytes
            offset = edit.range.upperBound
        }
        result += source[offset...]
        (count, self.unplaced) = (edits.count, unplaced)
        bytes = edits.isEmpty ? nil : result
    }

    /// Returns a text that the translation lacks with the signs that stand before it in the original; nil if it is no line of
    /// its own.
    private static func added(_ target: String, _ page: PageUnits, after last: Int, at index: Int) -> [UInt8]? {
        let (text, bytes) = (page.texts[index], page.original.file.bytes)
        guard let message = text.message, !message.isCode, !page.texts[last].isCode,
            page.texts[last].range.upperBound < text.range.lowerBound,
            text.range.upperBound == bytes.count || bytes[text.range.upperBound].isLineEnding
        else { return nil }
        let behind = bytes[page.texts[last].range.upperBound..<text.range.lowerBound].filter { $0 != 0x0D }
        // The id of a heading stands behind its text.
        let gap = behind.starts(with: " {#".utf8) ? Array(behind.drop { $0 != 0x0A }) : behind
        // Code between both, or the end of a row, has its own place in the translation.
        guard let end = gap.lastIndex(of: 0x0A),
            gap[..<end].allSatisfy({ $0.isSpaceOrTab || $0 == 0x0A || $0 == UInt8(ascii: ">") })
        else { return nil }
        return gap + message.replacement(target, dialect: page.original.dialect)
    }

    private static func lineEnd(after offset: Int, in bytes: [UInt8]) -> Int {
        bytes[offset...].firstIndex(where: \.isLineEnding) ?? bytes.count
    }

    private static func withReturns(_ bytes: [UInt8]) -> [UInt8] {
        bytes.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    }
}
