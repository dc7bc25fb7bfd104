import Diagnostics
import Markdown
import Support

/// A file's lines, and what the marks among them say of the others.
struct MarkedLines {
    struct Region {
        let name: String
        /// The line of the mark that begins it, counted from 0.
        let mark: Int
        let spelling: RegionMark.Spelling
        /// The line of the mark that ends it; nil where there is none.
        var end: Int?
    }

    let file: SourceFile
    /// The bytes of each line, without its line ending.
    let lines: [Range<Int>]
    /// In the order in which they begin; none of them has a name that an earlier one has.
    private(set) var regions: [Region] = []
    /// The lines on which a region of a known name begins once more, by that name.
    private(set) var repeated: [String: Int] = [:]
    /// Whether each line is neither a mark nor hidden.
    private var isShown: [Bool]
    private var byName: [String: Int] = [:]

    init(_ file: SourceFile) {
        self.file = file
        let table = LineTable(file)
        lines = (1...table.count).map(table.bytes(ofLine:))
        isShown = Array(repeating: true, count: lines.count)
        var isHidden = false
        var snippet: Int?
        // Editors' regions lie within one another; an index is nil for one that is not to be found.
        var open: [Int?] = []
        for (line, range) in lines.enumerated() {
            let mark = RegionMark(file.bytes[range])
            isShown[line] = mark == nil && !isHidden
            switch mark {
            case .hide: isHidden = true
            case .show: isHidden = false
            case .begin(let spelling, let name):
                // SwiftPM's go on up to the next one or to the end of the file.
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

    /// - Returns: where the region is in ``regions``; nil for one without a name, or with that of another.
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

    /// The text of some lines, without marks, hidden lines, blank lines at either end and the indentation that all have.
    ///
    /// - Parameter isWanted: asked of lines counted from 1.
    /// - Returns: nil where nothing is left.
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

    /// All lines as they are but for blank ones at the end; a tutorial may begin with a file that is empty.
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

    /// The same as texts.
    var text: [String] {
        lines.prefix(lengthWithoutBlankEnd).map { String(decoding: file.bytes[$0], as: UTF8.self) }
    }

    /// How many of the first lines are left without the blank ones at their end.
    private var lengthWithoutBlankEnd: Int {
        var count = lines.count
        while count > 0, file.bytes[lines[count - 1]].allSatisfy(\.isWhitespace) { count -= 1 }
        return count
    }

    /// How many bytes of blanks all lines begin with alike.
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

    /// A line as a place.
    ///
    /// - Parameter line: counted from 0.
    func place(ofLine line: Int) -> SourceRange { file.range(lines[line].lowerBound..<lines[line].upperBound) }
}
