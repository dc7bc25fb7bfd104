/// Runs of combining marks, and where they are longer than any writing needs.
///
/// Whoever compares texts by their letters sorts the marks behind each letter (The Unicode Standard, 3.11), which takes
/// quadratic time for marks of several classes. UAX #15 ("Stream-Safe Text Format") therefore lets no more than thirty follow
/// one another.
public enum CombiningMarks {
    /// The number of marks that may follow one another.
    public static let longestRun = 30

    /// Tells the characters that are sorted behind a letter (UAX #15, "non-starters"), by their own combining class or by that of
    /// what they decompose to.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Most of what is written has none: Latin, Greek, Cyrillic, ideographs, Hangul, emoji.
        case 0..<0x300, 0x370..<0x483, 0x3400..<0xA000, 0xAC00..<0xFB00, 0x1F000..<0x20000: false
        // Vowels of Tibetan, which are two marks.
        case 0xF73, 0xF75, 0xF81: true
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }

    /// Puts a character that is not seen and is no mark in the place of each mark behind the thirtieth of a run, with as many
    /// bytes: all places stay where they are.
    ///
    /// - Parameters:
    ///   - bytes: UTF-8.
    ///   - start: where the bytes begin that are looked at.
    /// - Returns: the places of what was cut, one for each run.
    @discardableResult
    public static func cut(in bytes: inout [UInt8], from start: Int = 0) -> [Range<Int>] {
        var places: [Range<Int>] = []
        guard var place = bytes.withUnsafeBufferPointer({ $0.excessMarks(from: start) }) else { return places }
        bytes.withUnsafeMutableBufferPointer { bytes in
            while true {
                places.append(place)
                var index = place.lowerBound
                while index < place.upperBound {
                    let length = UTF8.length(of: bytes[index])
                    for (offset, byte) in standIn(length).enumerated() { bytes[index + offset] = byte }
                    index += length
                }
                guard let next = UnsafeBufferPointer(bytes).excessMarks(from: place.upperBound) else { return }
                place = next
            }
        }
        return places
    }

    /// Says whether more marks follow one another anywhere in a text.
    public static func areTooMany(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { $0.excessMarks() } != nil
    }

    /// A text whose runs are cut.
    public static func cut(_ text: String) -> String {
        guard areTooMany(in: text) else { return text }
        var bytes = Array(text.utf8)
        cut(in: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The combining grapheme joiner, which UAX #15 puts between marks, or a variation selector, which means nothing there.
    private static func standIn(_ length: Int) -> [UInt8] {
        switch length {
        case 2: [0xCD, 0x8F]
        case 3: [0xEF, 0xB8, 0x80]
        default: [0xF3, 0xA0, 0x84, 0x80]
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// The first stretch, from an offset on, of marks behind the thirtieth of a run; nil where no run is as long.
    ///
    /// Each mark takes two bytes at least. So it is enough to look at one byte of the 62 that a run too long would take, and
    /// at what is around it where that is part of a mark.
    public func excessMarks(from start: Int = 0) -> Range<Int>? {
        let stride = 2 * (CombiningMarks.longestRun + 1)
        var floor = start
        var probe = start + stride - 1
        while probe < count {
            guard self[probe] >= 0x80, let mark = mark(holding: probe), mark.lowerBound >= floor else {
                probe += stride
                continue
            }
            var first = mark.lowerBound
            while let former = self.mark(endingAt: first), former.lowerBound >= floor { first = former.lowerBound }
            var end = first
            var number = 0
            var excess: Int?
            while let next = self.mark(beginningAt: end) {
                if number == CombiningMarks.longestRun { excess = end }
                number += 1
                end = next.upperBound
            }
            if let excess { return excess..<end }
            floor = end
            probe = end + stride - 1
        }
        return nil
    }

    /// The bytes of the combining mark that begins at an index; nil where none does.
    public func mark(beginningAt index: Int) -> Range<Int>? {
        guard index < count, self[index] >= 0xCC, let scalar = scalar(at: index), CombiningMarks.contains(scalar) else {
            return nil
        }
        return index..<index + UTF8.length(of: self[index])
    }

    /// The bytes of the combining mark that ends before an index; nil where none does.
    public func mark(endingAt index: Int) -> Range<Int>? {
        guard index > 0, self[index - 1] & 0xC0 == 0x80 else { return nil }
        return mark(holding: index - 1).flatMap { $0.upperBound == index ? $0 : nil }
    }

    /// The bytes of the mark that a byte belongs to; nil where it belongs to none.
    private func mark(holding index: Int) -> Range<Int>? {
        var start = index
        while start > 0, index - start < 3, self[start] & 0xC0 == 0x80 { start -= 1 }
        return mark(beginningAt: start).flatMap { $0.contains(index) ? $0 : nil }
    }
}
