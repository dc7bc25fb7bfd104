/// Slips of the pen: a name with two neighbouring letters exchanged, one letter missing or one doubled, after the first letter.
///
/// Names that programs tell apart on purpose differ otherwise: by their beginning, their ending, or a number.
enum Slip {
    /// The shortest name, in bytes, that can be meant by a slip; shorter names are too similar to one another.
    private static let shortest = 4

    /// True if a name is a slip for another.
    static func isOne(_ written: String, for meant: String) -> Bool {
        let (slip, name) = (Array(written.utf8), Array(meant.utf8))
        guard name.count >= shortest, abs(slip.count - name.count) <= 1, slip.count >= 3, slip[0] == name[0],
            slip != name
        else { return false }
        let start = zip(slip, name).prefix { $0 == $1 }.count
        switch slip.count - name.count {
        case 0:
            guard start + 1 < name.count, slip[start] == name[start + 1], slip[start + 1] == name[start] else {
                return false
            }
            return slip[(start + 2)...].elementsEqual(name[(start + 2)...]) && areLetters(slip[start], slip[start + 1])
        case -1:
            return start < slip.count && slip[start...].elementsEqual(name[(start + 1)...]) && isLetter(name[start])
        default:
            // A doubled letter.
            return start > 0 && slip[start] == slip[start - 1] && isLetter(slip[start])
                && slip[(start + 1)...].elementsEqual(name[start...]) && start < name.count
        }
    }

    /// True if a member's name is probably meant for another one of the same type: a slip, or one letter, not a digit, that is
    /// different, missing or superfluous after the first.
    static func isNear(_ written: String, _ meant: String) -> Bool {
        guard !isOne(written, for: meant) else { return true }
        let (slip, name) = (Array(written.utf8), Array(meant.utf8))
        guard name.count >= shortest, slip.count > shortest, slip[0] == name[0], abs(slip.count - name.count) <= 1
        else {
            return false
        }
        let start = zip(slip, name).prefix { $0 == $1 }.count
        switch slip.count - name.count {
        case 0:
            return start < name.count && slip[(start + 1)...].elementsEqual(name[(start + 1)...])
                && areLetters(slip[start], name[start])
        case -1: return slip[start...].elementsEqual(name[(start + 1)...]) && isLetter(name[start])
        default: return slip[(start + 1)...].elementsEqual(name[start...]) && isLetter(slip[start])
        }
    }

    /// True if the labels of a call are slips for the expected ones, by the compiler's words: `(have 'nmae:', expected 'name:')`.
    static func isInLabels(_ message: String) -> Bool {
        let parts = message.split(separator: "'").map(String.init)
        guard message.contains("incorrect argument label"),
            let have = parts.firstIndex(where: { $0.hasSuffix("(have ") }),
            let expected = parts.firstIndex(where: { $0.hasSuffix(", expected ") }),
            parts.indices.contains(expected + 1)
        else { return false }
        let written = parts[have + 1].split(separator: ":").map(String.init)
        let meant = parts[expected + 1].split(separator: ":").map(String.init)
        return written.count == meant.count && zip(written, meant).allSatisfy { $0 == $1 || isOne($0, for: $1) }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) || byte == UInt8(ascii: "_")
    }

    private static func areLetters(_ first: UInt8, _ second: UInt8) -> Bool { isLetter(first) && isLetter(second) }
}
