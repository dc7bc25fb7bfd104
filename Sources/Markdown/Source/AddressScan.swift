import Support

/// Finds bare addresses before libcmark reads the text, so that no sign in them becomes markup: `https://…/__init__.py`.
///
/// Code spans, tags, comments, titles and definitions of links keep their signs. The time is linear.
struct AddressScan {
    /// The offsets of the signs in addresses that libcmark would take for markup, ascending.
    private(set) var signs: [Int] = []
    /// The addresses that hold dollars, ascending: no formula begins in them.
    private(set) var withDollars: [Range<Int>] = []

    private let bytes: [UInt8]
    private var suspects: ArraySlice<Suspect>
    private var skips = InlineSkips()
    /// The offset up to which inlines have been read.
    private var position = 0

    private struct Suspect {
        let address: Range<Int>
        var signs: [Int]
        var hasDollar: Bool
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        suspects = Self.suspects(in: bytes)[...]
        guard !suspects.isEmpty else { return }
        var opaque = OpaqueLines()
        var start = 0
        while start < bytes.count, !suspects.isEmpty {
            let line = bytes.line(from: start)
            read(line.content, &opaque)
            start = line.next
        }
    }

    // MARK: Lines

    private mutating func read(_ line: Range<Int>, _ opaque: inout OpaqueLines) {
        var indentation = LineCursor(offset: line.lowerBound)
        let indent = indentation.skipSpaces(in: bytes, before: line.upperBound)
        let shown = bytes[indentation.offset..<line.upperBound]
        guard let mark = shown.first else {
            position = max(position, line.upperBound)
            return
        }
        opaque.leave(before: mark, indent: indent)
        let wasOpen = opaque.isOpen
        opaque.read(shown, indent: indent)
        let isOpaque = wasOpen || opaque.isOpen
        let text = isOpaque ? line.upperBound : LinePrefixScan(bytes, line, quotes: nil).end
        guard text < line.upperBound, bytes[text] != UInt8(ascii: "<"), !isDefinition(text..<line.upperBound) else {
            while let next = suspects.first, next.address.lowerBound < line.upperBound { suspects.removeFirst() }
            position = max(position, line.upperBound)
            return
        }
        readInlines(upTo: line.upperBound)
    }

    /// Returns true for a link's definition, `[label]: https://…`.
    private func isDefinition(_ text: Range<Int>) -> Bool {
        guard bytes[text.lowerBound] == UInt8(ascii: "["),
            let close = bytes[text].firstIndex(of: UInt8(ascii: "]")), close + 1 < text.upperBound
        else { return false }
        return bytes[close + 1] == UInt8(ascii: ":")
    }

    // MARK: Inlines

    /// Reads from where the last reading ended, lines of the same paragraph before this one included, if an address is on this
    /// line.
    private mutating func readInlines(upTo end: Int) {
        while position < end, let next = suspects.first, next.address.lowerBound < end {
            if position > next.address.lowerBound {
                suspects.removeFirst()
                continue
            }
            if position == next.address.lowerBound {
                signs += next.signs
                if next.hasDollar { withDollars.append(next.address) }
                suspects.removeFirst()
                position = next.address.upperBound
                continue
            }
            step(before: end)
        }
    }

    /// Reads one sign, or what it opens.
    private mutating func step(before end: Int) {
        switch bytes[position] {
        case UInt8(ascii: "\\"): position += 2
        case UInt8(ascii: "`"):
            let count = bytes[position..<end].prefix { $0 == UInt8(ascii: "`") }.count
            position = skips.endOfCode(from: position + count, count, in: bytes) ?? position + count
        case UInt8(ascii: "<"):
            position = skips.endOfHTML(from: position, before: end, in: bytes) ?? position + 1
        case UInt8(ascii: "]") where position + 1 < end && bytes[position + 1] == UInt8(ascii: "("):
            position = endOfTail(from: position + 2, before: end)
        default: position += 1
        }
    }

    /// Returns the end of a link's destination and of the title behind it.
    private func endOfTail(from start: Int, before end: Int) -> Int {
        var index = start
        while index < end, !bytes[index].isWhitespace, bytes[index] != UInt8(ascii: ")") { index += 1 }
        while index < end, bytes[index].isWhitespace { index += 1 }
        guard index < end, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") else { return index }
        let close = bytes[(index + 1)..<end].firstIndex(of: bytes[index])
        return close.map { $0 + 1 } ?? index
    }

    // MARK: Suspects

    /// Returns the addresses with signs in them that mean something in Markdown.
    private static func suspects(in bytes: [UInt8]) -> [Suspect] {
        var result: [Suspect] = []
        var (floor, lineEnd) = (0, 0)
        let colon = UInt8(ascii: ":")
        bytes.withUnsafeBufferPointer { buffer in
            var index = 0
            while let found = buffer.firstIndex(ofByte: colon, from: index) {
                index = found + 1
                guard found + 3 < buffer.count, buffer[found + 1] == 0x2F, buffer[found + 2] == 0x2F else { continue }
                // Each end of a line is looked for once: a line may hold any number of addresses.
                if found >= lineEnd { lineEnd = buffer.endOfLine(from: found) }
                guard let address = WebAddress.url(at: found, floor: floor, in: floor..<lineEnd, bytes) else {
                    continue
                }
                floor = address.upperBound
                index = max(index, floor)
                if let suspect = suspect(address, bytes) { result.append(suspect) }
            }
        }
        return result
    }

    private static func suspect(_ address: Range<Int>, _ bytes: [UInt8]) -> Suspect? {
        var suspect = Suspect(address: address, signs: [], hasDollar: false)
        var brackets = 0
        for index in address {
            switch bytes[index] {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"): suspect.signs.append(index)
            case UInt8(ascii: "$"): suspect.hasDollar = true
            case UInt8(ascii: "["): brackets += 1
            case UInt8(ascii: "]") where brackets > 0: brackets -= 1
            // The cell of a table ends, or the text of a link; scripts without spaces need none behind an address.
            case UInt8(ascii: "]"), UInt8(ascii: "|"), UInt8(ascii: "\\"), 0x80...:
                return suspect.signs.isEmpty && !suspect.hasDollar ? nil : suspect
            default: break
            }
        }
        return suspect.signs.isEmpty && !suspect.hasDollar ? nil : suspect
    }
}
