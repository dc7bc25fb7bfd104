/// Characters that no text needs: Unicode's control characters but tab, line feed, form feed and carriage return, and its
/// noncharacters (The Unicode Standard, 23.1 and 23.7).
///
/// They steer terminals, and XML can't hold most of them. So they are replaced where content is read, each by as many bytes:
/// a control character by a blank, a noncharacter by U+FFFD. All places stay where they are.
public enum ControlCharacters {
    /// What was replaced.
    public struct Replacements: Sendable {
        public var count = 0
        /// The first of them, as bytes before they were replaced, and where they stood.
        public var first: [(scalar: Unicode.Scalar, bytes: Range<Int>)] = []
    }

    /// How many places are remembered.
    private static let mostPlaces = 4

    public static func contains(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0C, 0x0D: false
        case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: true
        default: scalar.value & 0xFFFE == 0xFFFE
        }
    }

    /// Replaces them in place.
    ///
    /// - Parameter bytes: valid UTF-8.
    /// - Parameter start: where the bytes begin that are looked at.
    @discardableResult
    public static func replace(in bytes: inout [UInt8], from start: Int = 0) -> Replacements {
        var found = Replacements()
        guard var place = next(in: bytes, from: start) else { return found }
        bytes.withUnsafeMutableBufferPointer { bytes in
            while true {
                if found.first.count < mostPlaces, let scalar = scalar(bytes[place]) {
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

    /// A text with its control characters replaced.
    public static func replaced(_ text: String) -> String {
        var text = text
        guard text.withUTF8({ next(in: $0, from: 0) != nil }) else { return text }
        var bytes = Array(text.utf8)
        replace(in: &bytes)
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The first of them from an offset on; nil where there is none.
    private static func next(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        bytes.withUnsafeBufferPointer { next(in: $0, from: start) }
    }

    private static func next(in bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Range<Int>? {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            // What can begin one of them: a control, C2 for the second row of controls, EF and F0 to F4 for noncharacters.
            guard byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte >= 0xEF else {
                index = bytes.endOfPlainWords(from: index + 1)
                continue
            }
            let length = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            let place = index..<min(index + length, bytes.count)
            if let scalar = scalar(bytes[place]), contains(scalar) { return place }
            index = place.upperBound
        }
        return nil
    }

    /// The character that well-formed bytes stand for.
    private static func scalar(_ bytes: some Collection<UInt8>) -> Unicode.Scalar? {
        guard let lead = bytes.first, bytes.count > 1 else { return bytes.first.map { Unicode.Scalar($0) } }
        let value = UInt32(lead) & (0xFF >> UInt32(bytes.count + 1))
        return Unicode.Scalar(bytes.dropFirst().reduce(value) { $0 << 6 | UInt32($1 & 0x3F) })
    }
}
