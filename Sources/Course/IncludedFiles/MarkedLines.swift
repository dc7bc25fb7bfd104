import Diagnostics
import Markdown
import Support

/// The lines of a file, and the regions and hidden lines that its marks define.
struct MarkedLines {
    struct Region {
        let name: String
        /// The line of the mark that begins it, counted from 0.
        let mark: Int
        let spelling: RegionMark.Spelling
        /// The line of the mark that ends it; nil if there is none.
        var end: Int?
    }

    let file: SourceFile
    /// The bytes of each line, without its line ending.
    let lines: [Range<Int>]
    /// The regions in the order in which they begin; their names are unique.
    private(set) var regions: [Region] = []
    /// The lines on which a region of a known name begins again, by that name; of several, the first.
    private(set) var repeated: [String: Int] = [:]
    /// True for each line that is neither a mark nor hidden.
    private var isShown: [Bool]
    private var byName: [String: Int] = [:]

    init(_ file: SourceFile) {
        self.file = file
        let table = LineTable(file)
        lines = (1...table.count).map(table.bytes(ofLine:))
        isShown = Array(repeating: true, count: lines.count)
        var isHidden = false
        var snippet: Int?
        // Editors' regions can be nested; the index is nil for a region without a name, or with a known one.
        var open: [Int?] = []
        for (line, range) in lines.enumerated() {
            let mark = RegionMark(file.bytes[range])
            isShown[line] = mark == nil && !isHidden
            switch mark {
            case .hide: isHidden = true
            case .show: isHidden = false
            case .begin(let spelling, let name):
                // SwiftPM's snippets end at the next snippet or at the end of the file.
                if spelling == .snippet { end(snippet, at: line) }
                let index = begin(name, spelling, at: line)
                if spelling == .snippet { snippet = index }
                if spelling == .region { open.append(index) }
            case .end(.snippet, _):
                end(snippet, at: line)
                snippet = nil
            case .end(let spelling, let name) where spelling == .anchor || spelling == .section:
                end(byName[name].flatMap { regions[$0].spelling == spelling ? $0 : nil }, at: line)
            case .end: end(open.popLast() ?? nil, at: line)
            case nil: break
            }
        }
        end(snippet, at: lines.count)
    }

    /// - Returns: the region's index in ``regions``; nil for one without a name, or with the name of another.
    private mutating func begin(_ name: String, _ spelling: RegionMark.Spelling, at line: Int) -> Int? {
        guard !name.isEmpty else { return nil }
        guard byName[name] == nil else {
            repeated[name] = repeated[name] ?? line
            return nil
        }
        byName[name] = regions.count
        regions.append(Region(name: name, mark: line, spelling: spelling))
        return regions.count - 1
    }

    private mutating func end(_ index: Int?, at line: Int) {
        if let index, regions[index].end == nil { regions[index].end = line }
    }

    /// The names of all regions.
    var names: some Collection<String> { byName.keys }

    func region(_ name: String) -> Region? { byName[name].map { regions[$0] } }

    /// Returns the text of some lines, without marks, hidden lines, blank lines at either end and the indentation that all have.
    ///
    /// - Parameter isWanted: called with line numbers from 1.
    /// - Returns: the text and the numbers of its first and last line, from 1; nil if nothing is left.
    func code(of range: Range<Int>, where isWanted: (Int) -> Bool = { _ in true }) -> (SourceSlice, ClosedRange<Int>)? {
        let bytes = file.bytes
        func isBlank(_ line: Int) -> Bool { bytes[lines[line]].allSatisfy(\.isWhitespace) }
        let chosen = range.filter { isShown[$0] && isWanted($0 + 1) }
        guard let first = chosen.firstIndex(where: { !isBlank($0) }),
            let last = chosen.lastIndex(where: { !isBlank($0) })
        else { return nil }
        let shown = chosen[first...last]
        let indentation = commonIndentation(of: shown.filter { !isBlank($0) })
        var text: [UInt8] = []
        var origins: [SourceSlice.LineOrigin] = []
        for line in shown {
            let start = min(lines[line].lowerBound + indentation, lines[line].upperBound)
            origins.append(SourceSlice.LineOrigin(sliceOffset: text.count, fileOffset: start))
            text += bytes[start..<lines[line].upperBound]
            text.append(UInt8(ascii: "\n"))
        }
        let slice = SourceSlice(of: file, bytes: text, lines: origins)
        return (slice, chosen[first] + 1...chosen[last] + 1)
    }

    /// All lines as they are, without blank ones at the end; the file may be empty, as at the beginning of a tutorial.
    var whole: (SourceSlice, ClosedRange<Int>) {
        var text: [UInt8] = []
        var origins: [SourceSlice.LineOrigin] = []
        for line in lines.prefix(lengthWithoutBlankEnd) {
            origins.append(SourceSlice.LineOrigin(sliceOffset: text.count, fileOffset: line.lowerBound))
            text += file.bytes[line]
            text.append(UInt8(ascii: "\n"))
        }
        return (SourceSlice(of: file, bytes: text, lines: origins), 1...max(1, origins.count))
    }

    /// The lines of ``whole`` as texts.
    var text: [String] {
        lines.prefix(lengthWithoutBlankEnd).map { String(decoding: file.bytes[$0], as: UTF8.self) }
    }

    /// The number of lines without the blank ones at the end.
    private var lengthWithoutBlankEnd: Int {
        var count = lines.count
        while count > 0, file.bytes[lines[count - 1]].allSatisfy(\.isWhitespace) { count -= 1 }
        return count
    }

    /// Returns the number of bytes of blanks that all lines begin with.
    private func commonIndentation(of shown: [Int]) -> Int {
        guard let first = shown.first else { return 0 }
        var common = file.bytes[lines[first]].prefix(while: \.isSpaceOrTab)
        for line in shown.dropFirst() {
            let count = zip(common, file.bytes[lines[line]]).prefix { $0 == $1 }.count
            common = common.prefix(count)
            if common.isEmpty { break }
        }
        return common.count
    }

    /// Returns the range of a line.
    ///
    /// - Parameter line: counted from 0.
    func place(ofLine line: Int) -> SourceRange { file.range(lines[line].lowerBound..<lines[line].upperBound) }
}
