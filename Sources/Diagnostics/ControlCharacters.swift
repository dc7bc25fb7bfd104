import Support

/// Characters that no text needs: Unicode's control characters except tab, line feed, form feed and carriage return, and its
/// noncharacters (The Unicode Standard, 23.1 and 23.7).
///
/// They control terminals, and XML can't hold most of them. So they are replaced where content is read, each by as many bytes: a
/// control character by a space, a noncharacter by U+FFFD. Runs of combining marks are cut at the same time
/// (``Support/CombiningMarks``). All places stay where they are.
public enum ControlCharacters {
    /// The characters that were replaced.
    public struct Replacements: Sendable {
        public var count = 0
        /// The first of the characters, and the ranges of their bytes.
        public var first: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []
        /// The ranges that were cut from runs of combining marks, one for each run.
        public var marks: [Range<Int>] = []

        public var isEmpty: Bool { count == 0 && marks.isEmpty }
    }

    /// The largest number of places that are recorded.
    private static let mostPlaces = 4

    /// Returns true for a noncharacter, which is shown as U+FFFD; false for a control character, which is shown as a space.
    public static func isNoncharacter(_ scalar: Unicode.Scalar) -> Bool { contains(scalar) && scalar.value > 0x9F }

    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    /// Replaces the characters in place, and cuts runs of combining marks.
    ///
    /// - Parameter bytes: The text, in UTF-8.
    /// - Parameter start: The offset of the first byte to be looked at.
    @discardableResult
    public static func replace(in bytes: inout [UInt8], from start: Int = 0) -> Replacements {
        var found = Replacements()
        found.marks = CombiningMarks.cut(in: &bytes, from: start)
        guard var place = next(in: bytes, from: start) else { return found }
        bytes.withUnsafeMutableBufferPointer { bytes in
            while true {
                if found.first.count < mostPlaces, let scalar = UnsafeBufferPointer(bytes).scalar(at: place.lowerBound)
                {
                    found.first.append((scalar, place))
                }
                found.count += 1
                // A space, a no-break space, U+FFFD, or U+FFFD and a space.
                switch place.count {
                case 1: bytes[place.lowerBound] = 0x20
                case 2: bytes[place.lowerBound + 1] = 0xA0
                default:
                    for (index, byte) in zip(place, [0xEF, 0xBF, 0xBD, 0x20] as [UInt8]) { bytes[index] = byte }
                }
                guard let following = next(in: UnsafeBufferPointer(bytes), from: place.upperBound) else { break }
                place = following
            }
        }
        return found
    }

    /// Returns a text with its control characters replaced and its runs of combining marks cut.
    public static func replaced(_ text: String) -> String {
        var text = text
        let isClean = text.withUTF8 { next(in: $0, from: 0) == nil && $0.excessMarks() == nil }
        guard !isClean else { return text }
        var bytes = Array(text.utf8)
        replace(in: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// Returns the range of the first such character from an offset on; nil if there is none.
    private static func next(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { next(in: $0, from: start) }
    }

    private static func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            // The first bytes of such characters: a control, C2 for the second row of controls, EF and F0 to F4 for
            // noncharacters.
            guard byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte >= 0xEF else {
                index = bytes.endOfPlainWords(from: index + 1)
                continue
            }
            guard let scalar = bytes.scalar(at: index) else {
                index += 1
                continue
            }
            let place = index..<index + UTF8.length(of: byte)
            if contains(scalar) { return place }
            index = place.upperBound
        }
        return nil
    }
}
