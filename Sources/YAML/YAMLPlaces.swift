import Diagnostics
import Support

/// Converts places of YAML in a file: libyaml counts Unicode scalars, reports use bytes.
struct YAMLPlaces {
    let file: SourceFile
    let range: Range<Int>
    /// The offset of every 64th scalar; empty if each scalar is one byte.
    private let marks: [Int]
    private let lineEnds: [Int]

    init(_ file: SourceFile, range: Range<Int>) {
        self.file = file
        self.range = range
        var marks: [Int] = []
        var lineEnds: [Int] = []
        var scalars = 0
        for index in range {
            let byte = file.bytes[index]
            if byte & 0b1100_0000 != 0b1000_0000 {
                if scalars & 63 == 0 { marks.append(index) }
                scalars += 1
            }
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { lineEnds.append(index) }
        }
        self.marks = scalars == range.count ? [] : marks
        self.lineEnds = lineEnds
    }

    /// Returns the offset of the first byte of a scalar, counted from 0; the end of the text for a number beyond it.
    func offset(ofScalar number: Int) -> Int {
        guard !marks.isEmpty else { return min(range.lowerBound + number, range.upperBound) }
        guard number >> 6 < marks.count else { return range.upperBound }
        var offset = marks[number >> 6]
        for _ in 0..<(number & 63) where offset < range.upperBound {
            offset += 1
            while offset < range.upperBound, file.bytes[offset] & 0b1100_0000 == 0b1000_0000 { offset += 1 }
        }
        return offset
    }

    func offset(of place: YAMLEvents.Failure.Place) -> Int {
        switch place {
        case .scalar(let number): offset(ofScalar: number)
        case .byte(let number): min(range.lowerBound + number, range.upperBound)
        }
    }

    /// Returns a range that ends with its line at the latest.
    func place(_ start: Int, _ end: Int = .max) -> SourceRange {
        file.range(start..<max(start, min(end, endOfLine(from: start))))
    }

    private func endOfLine(from offset: Int) -> Int {
        let next = lineEnds.partitioningIndex { $0 >= offset }
        return next < lineEnds.count ? lineEnds[next] : range.upperBound
    }
}
