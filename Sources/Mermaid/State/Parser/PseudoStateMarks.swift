/// The last `<<fork>>`, `[[fork]]` and similar marks of a line, searched once for all statements of the line.
struct PseudoStateMarks {
    private typealias Spelling = (text: StaticString, kind: DiagramState.Kind)

    /// The marks, in order of priority.
    private static let spellings: [Spelling] = [
        ("<<fork>>", .fork), ("[[fork]]", .fork), ("<<join>>", .join), ("[[join]]", .join), ("<<choice>>", .choice),
        ("[[choice]]", .choice),
    ]

    private(set) var places: [(range: Range<Int>, kind: DiagramState.Kind)] = []
    let lineEnd: Int

    /// Creates marks without a line, before the first line is read.
    init() { lineEnd = -1 }

    init(_ scanner: some ByteScanner, from start: Int, to lineEnd: Int) {
        self.lineEnd = lineEnd
        let openers: [UInt8] = [UInt8(ascii: "<"), UInt8(ascii: "[")]
        guard scanner.bytes[start..<lineEnd].contains(where: openers.contains) else { return }
        for (text, kind) in Self.spellings {
            var place = lineEnd - text.utf8CodeUnitCount
            while place >= start, !scanner.hasIgnoringCase(text, at: place) { place -= 1 }
            if place >= start { places.append((place..<place + text.utf8CodeUnitCount, kind)) }
        }
    }
}
