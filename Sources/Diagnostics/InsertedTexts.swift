import Support

/// The texts inserted into a file's text in place of ranges of it, and the mapping back to the file.
public final class InsertedTexts: Sendable {
    public struct Insertion: Sendable {
        /// The range, in bytes of the original file, in whose place the text is read; the file on disk stays as it is.
        public let range: Range<Int>
        /// The inserted text, valid UTF-8.
        public let bytes: [UInt8]

        public init(range: Range<Int>, bytes: [UInt8]) { (self.range, self.bytes) = (range, bytes) }
    }

    /// The file without the insertions.
    public let original: SourceFile
    /// The range of each insertion in the whole text, and the range of the file that it replaces; ascending.
    private let places: [(whole: Range<Int>, own: Range<Int>)]

    /// Returns a file with the texts inserted. Its places are those of the file without them: the place of an inserted text is
    /// the whole range that it replaces.
    ///
    /// - Parameter insertions: The insertions, ascending; none lies within another.
    public static func file(_ original: SourceFile, with insertions: [Insertion]) -> SourceFile {
        guard !insertions.isEmpty else { return original }
        var bytes: [UInt8] = []
        var places: [(whole: Range<Int>, own: Range<Int>)] = []
        var position = 0
        for insertion in insertions {
            bytes += original.bytes[position..<insertion.range.lowerBound]
            places.append((bytes.count..<bytes.count + insertion.bytes.count, insertion.range))
            bytes += insertion.bytes
            position = insertion.range.upperBound
        }
        bytes += original.bytes[position...]
        return SourceFile(path: original.path, bytes: bytes, insertions: InsertedTexts(original, places))
    }

    private init(_ original: SourceFile, _ places: [(whole: Range<Int>, own: Range<Int>)]) {
        (self.original, self.places) = (original, places)
    }

    /// Returns the range in the file of a range of the whole text.
    public func range(_ range: Range<Int>) -> Range<Int> {
        let start = start(range.lowerBound)
        return range.isEmpty ? start..<start : start..<max(start, end(range.upperBound))
    }

    /// Returns a slice of the whole text as a slice of the file.
    public func slice(_ slice: SourceSlice) -> SourceSlice {
        let lines = slice.lines.map {
            SourceSlice.LineOrigin(sliceOffset: $0.sliceOffset, fileOffset: start($0.fileOffset))
        }
        // A slice of an inserted text ends with the range that the text replaces.
        let limit = slice.lines.last.map { end($0.fileOffset + 1) } ?? 0
        let isWhole = slice.lines.allSatisfy { isInserted($0.fileOffset) }
        return SourceSlice(of: original, bytes: slice.bytes, lines: lines, end: isWhole ? limit : end(slice.end))
    }

    private func isInserted(_ offset: Int) -> Bool { last(before: offset + 1)?.whole.contains(offset) ?? false }

    private func start(_ offset: Int) -> Int {
        guard let place = last(before: offset + 1) else { return offset }
        return offset < place.whole.upperBound
            ? place.own.lowerBound : offset - place.whole.upperBound + place.own.upperBound
    }

    private func end(_ offset: Int) -> Int {
        guard let place = last(before: offset) else { return offset }
        return max(offset, place.whole.upperBound) - place.whole.upperBound + place.own.upperBound
    }

    /// Returns the last insertion that begins before an offset of the whole text; nil if there is none.
    private func last(before offset: Int) -> (whole: Range<Int>, own: Range<Int>)? {
        let index = places.partitioningIndex { $0.whole.lowerBound >= offset }
        return index > 0 ? places[index - 1] : nil
    }
}
