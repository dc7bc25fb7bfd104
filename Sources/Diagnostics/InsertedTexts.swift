import Support

/// The texts inserted into a file's text in place of ranges of it, and the mapping back to the file.
public final class InsertedTexts: Sendable {
    public struct Insertion: Sendable {
        /// The range, in bytes of the file's text, in whose place the text is read; the file on disk stays as it is.
        public let range: Range<Int>
        /// The inserted text, valid UTF-8.
        public let bytes: [UInt8]
        /// The place in another file that a person corrects the text at; nil if that is the range itself.
        public let origin: SourceRange?
        /// The place in the same file that the text is from; nil if that is the range itself.
        public let source: Range<Int>?

        public init(range: Range<Int>, bytes: [UInt8], origin: SourceRange? = nil, source: Range<Int>? = nil) {
            (self.range, self.bytes, self.origin, self.source) = (range, bytes, origin, source)
        }
    }

    /// A range of the file whose text is written at a place of another file.
    public struct Origin: Sendable {
        public let range: Range<Int>
        public let place: SourceRange
    }

    private struct Place {
        /// The range in the whole text.
        let whole: Range<Int>
        /// The range of the file that it replaces, or is from.
        let own: Range<Int>
        /// The offset in the file at which the text behind it goes on.
        let next: Int
    }

    /// The file without the insertions.
    public let original: SourceFile
    /// The insertions, ascending.
    private let places: [Place]
    /// The ranges of the file whose texts are written elsewhere, ascending; without those that several texts replace.
    public let origins: [Origin]

    /// Returns a file with the texts inserted. Its places are those of the file without them: the place of an inserted text is
    /// the whole range that it replaces. If the file has inserted texts already, that is a range of the file without those, too.
    ///
    /// - Parameter insertions: The insertions, ascending; none lies within another.
    public static func file(_ file: SourceFile, with insertions: [Insertion]) -> SourceFile {
        guard !insertions.isEmpty else { return file }
        let former = file.insertions
        var bytes: [UInt8] = []
        var places: [Place] = []
        var origins: [Origin] = []
        var (position, next) = (0, 0)
        /// Copies the text up to an offset, with the texts that were inserted in it before.
        func copy(to end: Int, isLast: Bool = false) {
            let shift = bytes.count - position
            while let former, next < former.places.count {
                let place = former.places[next]
                let begins = place.whole.lowerBound < end || isLast
                if place.whole.lowerBound >= position || place.whole.upperBound > position, begins {
                    let part = place.whole.clamped(to: position..<max(position, end))
                    places.append(
                        Place(
                            whole: part.lowerBound + shift..<part.upperBound + shift,
                            own: place.own,
                            next: place.next
                        )
                    )
                }
                // A text that reaches further goes on behind the next insertion.
                guard begins, place.whole.upperBound <= end else { break }
                next += 1
            }
            bytes += file.bytes[position..<end]
            position = end
        }
        for insertion in insertions {
            copy(to: insertion.range.lowerBound)
            let own = former?.range(insertion.range) ?? insertion.range
            places.append(
                Place(
                    whole: bytes.count..<bytes.count + insertion.bytes.count,
                    own: insertion.source.map { former?.range($0) ?? $0 } ?? own,
                    next: own.upperBound
                )
            )
            if let origin = insertion.origin { origins.append(Origin(range: own, place: origin)) }
            bytes += insertion.bytes
            position = insertion.range.upperBound
            while let former, next < former.places.count, former.places[next].whole.upperBound <= position {
                next += 1
            }
        }
        copy(to: file.bytes.count, isLast: true)
        let counts = Dictionary(origins.map { ($0.range, 1) }, uniquingKeysWith: +)
        let texts = InsertedTexts(
            former?.original ?? file,
            places,
            origins.filter { counts[$0.range] == 1 }
        )
        return SourceFile(path: file.path, bytes: bytes, insertions: texts)
    }

    private init(_ original: SourceFile, _ places: [Place], _ origins: [Origin]) {
        (self.original, self.places, self.origins) = (original, places, origins)
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
            ? place.own.lowerBound : offset - place.whole.upperBound + place.next
    }

    private func end(_ offset: Int) -> Int {
        guard let place = last(before: offset) else { return offset }
        return offset <= place.whole.upperBound ? place.own.upperBound : offset - place.whole.upperBound + place.next
    }

    /// Returns the last insertion that begins before an offset of the whole text; nil if there is none.
    private func last(before offset: Int) -> Place? {
        let index = places.partitioningIndex { $0.whole.lowerBound >= offset }
        return index > 0 ? places[index - 1] : nil
    }
}
