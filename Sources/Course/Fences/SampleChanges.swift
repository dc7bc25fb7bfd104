import Diagnostics
import Markdown

/// The added and removed lines of a sample, as its fence marks them: `ins=2,4-6`, `del=1`, or `diff`, where each line has its
/// sign in its first column.
///
/// The code that is checked is the result, without the removed lines.
package struct SampleChanges: Sendable {
    package enum Change: Sendable { case added, removed }

    /// The code without signs, as it is shown.
    package let shown: SourceSlice
    /// True if the fence marks added or removed lines; false if there is only hidden code.
    package let areShown: Bool
    /// The changes of lines, by line index from 0.
    package let lines: [Int: Change]

    /// Reads the changes of a block; nil if its fence marks none and no line is hidden.
    package init?(_ block: CodeBlock) {
        guard !block.attributes.isEmpty || block.hidesLines || block.hiddenPrefix != nil else { return nil }
        func numbers(_ name: String) -> LineNumbers? {
            block.attributes.first { $0.name == name }?.value.flatMap(LineNumbers.init)
        }
        let (added, removed) = (numbers("ins"), numbers("del"))
        let hasSigns = block.attributes.contains { $0.name == "diff" }
        var code = SliceLines(block.slice)
        let mayHide = block.hidesLines && (block.language == "swift" || block.language == "rust")
        var hidden = Set(mayHide ? code.lines.indices.filter { code.isHidden($0) } : [])
        // rustdoc: a second sign stands for the first.
        let escaped = mayHide && block.language == "rust" ? code.lines.indices.filter { code.isEscaped($0) } : []
        if !mayHide, let prefix = block.hiddenPrefix.map({ Array($0.utf8) }) {
            hidden.formUnion(code.lines.indices.filter { code.begins($0, with: prefix) })
        }
        guard hasSigns || added != nil || removed != nil || !hidden.isEmpty || !escaped.isEmpty else { return nil }
        for index in escaped { code.dropFirst(of: index) }
        var lines: [Int: Change] = [:]
        if hasSigns {
            for (index, line) in code.lines.enumerated() {
                switch line.first {
                case UInt8(ascii: "+"): lines[index] = .added
                case UInt8(ascii: "-"): lines[index] = .removed
                default: break
                }
            }
            // Either all unchanged lines have a column for the sign, or none has.
            let hasColumn = code.lines.indices.allSatisfy { index in
                lines[index] != nil || code.lines[index].isEmpty || code.lines[index].first == UInt8(ascii: " ")
            }
            for index in code.lines.indices where lines[index] != nil || hasColumn { code.dropFirst(of: index) }
        }
        for index in code.lines.indices {
            if added?.contains(index + 1) == true { lines[index] = .added }
            if removed?.contains(index + 1) == true { lines[index] = .removed }
        }
        self.lines = lines
        areShown = hasSigns || added != nil || removed != nil
        shown = code.slice { !hidden.contains($0) }
        if mayHide { for index in hidden { code.showHidden(index) } }
        result = code.slice { lines[$0] != .removed }
    }

    /// The code after the changes.
    package let result: SourceSlice
}

extension CodeBlock {
    /// The code that is checked: that of the block, without lines that the sample shows as removed, and without text that follows
    /// because the closing fence is missing.
    package var checkedSlice: SourceSlice {
        let code = SampleChanges(self)?.result ?? slice
        guard let proseStart, code.bytes.count == slice.bytes.count else { return code }
        return SourceSlice(
            of: code.file,
            bytes: Array(code.bytes[..<proseStart]),
            lines: code.lines.filter { $0.sliceOffset < max(1, proseStart) }
        )
    }
}

/// The lines of a slice, of which some are left out or cut.
private struct SliceLines {
    private let slice: SourceSlice
    private(set) var lines: [ArraySlice<UInt8>] = []

    init(_ slice: SourceSlice) {
        self.slice = slice
        lines = slice.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
    }

    /// Returns true if a line is hidden code, which readers don't see: `# let a = 1`, or `#` alone.
    func isHidden(_ index: Int) -> Bool {
        let line = lines[index].drop { $0 == UInt8(ascii: " ") }
        return line.starts(with: "# ".utf8) || line.elementsEqual("#".utf8)
    }

    /// Returns true if a line begins with two signs, of which readers see one.
    func isEscaped(_ index: Int) -> Bool { lines[index].starts(with: "##".utf8) }

    /// Returns true if a line begins with a sign, behind its indentation.
    func begins(_ index: Int, with prefix: [UInt8]) -> Bool {
        lines[index].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: prefix)
    }

    mutating func showHidden(_ index: Int) {
        lines[index] = lines[index].drop { $0 == UInt8(ascii: " ") }.dropFirst().drop { $0 == UInt8(ascii: " ") }
    }

    mutating func dropFirst(of index: Int) { lines[index] = lines[index].dropFirst() }

    func slice(where isKept: (Int) -> Bool) -> SourceSlice {
        var bytes: [UInt8] = []
        var origins: [SourceSlice.LineOrigin] = []
        for (index, line) in lines.enumerated() where isKept(index) {
            origins.append(
                SourceSlice.LineOrigin(sliceOffset: bytes.count, fileOffset: slice.fileOffset(at: line.startIndex))
            )
            bytes += line
            bytes.append(UInt8(ascii: "\n"))
        }
        if origins.isEmpty { origins = [SourceSlice.LineOrigin(sliceOffset: 0, fileOffset: slice.fileOffset(at: 0))] }
        return SourceSlice(of: slice.file, bytes: bytes, lines: origins, end: slice.end)
    }
}
