/// Runs of combining marks that are longer than any writing needs.
///
/// A comparison of texts by their letters sorts the marks behind each letter (The Unicode Standard, 3.11), which takes quadratic
/// time for marks of several classes. UAX #15 ("Stream-Safe Text Format") therefore allows no more than thirty in a row.
public enum CombiningMarks {
    /// The largest number of marks that may follow one another.
    public static let longestRun = 30

    /// Returns true for a character that is sorted behind a letter (UAX #15, "non-starters"), by its own combining class or by
    /// that of its decomposition.
    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        // Most text consists of these, which are no marks: Latin, Greek, Cyrillic, ideographs, Hangul, emoji.
        case 0..<0x300, 0x370..<0x483, 0x3400..<0xA000, 0xAC00..<0xFB00, 0x1F000..<0x20000: false
        // These are vowels of Tibetan that decompose into two marks.
        case 0xF73, 0xF75, 0xF81: true
        default: scalar.properties.canonicalCombiningClass != .notReordered
        }
    }

    /// Replaces each mark behind the thirtieth of a run by an invisible character that is no mark and has as many bytes: all
    /// offsets stay as they are.
    ///
    /// - Parameters:
    ///   - bytes: text in UTF-8.
    ///   - start: the offset from which the bytes are searched.
    /// - Returns: the ranges of the replaced marks, one for each run.
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

    /// Returns true if a run of marks in a text is too long.
    public static func areTooMany(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { $0.excessMarks() } != nil
    }

    /// Returns a text in which runs that are too long are cut.
    public static func cut(_ text: String) -> String {
        guard areTooMany(in: text) else { return text }
        var bytes = Array(text.utf8)
        cut(in: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the replacement for a mark of a length in bytes: the combining grapheme joiner, which UAX #15 puts between marks,
    /// or a variation selector, which means nothing there.
    private static func standIn(_ length: Int) -> [UInt8] {
        switch length {
        case 2: [0xCD, 0x8F]
        case 3: [0xEF, 0xB8, 0x80]
        default: [0xF3, 0xA0, 0x84, 0x80]
        }
    }
}

extension UnsafeBufferPointer<UInt8> {
    /// Returns the first stretch, from an offset on, of marks behind the thirtieth of a run; nil if no run is that long.
    ///
    /// Each mark takes at least two bytes. So it is enough to look at one byte in every 62, the length of the shortest run that
    /// is too long, and at what is around that byte if it is part of a mark.
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

    /// Returns the range of the combining mark that begins at an index; nil if none does.
    public func mark(beginningAt index: Int) -> Range<Int>? {
        guard index < count, self[index] >= 0xCC, let scalar = scalar(at: index), CombiningMarks.contains(scalar) else {
            return nil
        }
        return index..<index + UTF8.length(of: self[index])
    }

    /// Returns the range of the combining mark that ends before an index; nil if none does.
    public func mark(endingAt index: Int) -> Range<Int>? {
        guard index > 0, self[index - 1] & 0xC0 == 0x80 else { return nil }
        return mark(holding: index - 1).flatMap { $0.upperBound == index ? $0 : nil }
    }

    /// Returns the range of the mark that a byte belongs to; nil if it belongs to none.
    private func mark(holding index: Int) -> Range<Int>? {
        var start = index
        while start > 0, index - start < 3, self[start] & 0xC0 == 0x80 { start -= 1 }
        return mark(beginningAt: start).flatMap { $0.contains(index) ? $0 : nil }
    }
}
