import Diagnostics
import Support

/// Recognises text that was written as UTF-8, read as an older encoding, and saved again: `√°` or `Ã¡` for `á`.
package struct Mojibake {
    /// An encoding that UTF-8 text is often mistaken for.
    struct Encoding: Sendable {
        let name: String
        /// The byte of each character outside ASCII.
        fileprivate let bytes: [Unicode.Scalar: UInt8]

        fileprivate init(name: String, upperHalf: String) {
            self.name = name
            let pairs = zip(upperHalf.unicodeScalars, UInt8(0x80)...0xFF)
            self.bytes = Dictionary(pairs.map { ($0, $1) }) { first, _ in first }
        }
    }

    package static let rule = RuleID.mojibake

    /// Returns a warning for a file in which most characters outside ASCII are damaged like this, or some are beyond doubt; the
    /// text itself is not changed.
    package static func check(_ file: SourceFile) -> [Diagnostic] {
        guard hasPairs(file.bytes) else { return [] }
        let found = encodings.compactMap { encoding in damage(in: file, as: encoding).map { (encoding, $0) } }
        guard let (encoding, place) = found.max(by: { $0.1.repaired < $1.1.repaired }) else { return [] }
        return [
            Diagnostic(
                rule: rule,
                severity: .warning,
                message: LocalizedText(
                    en:
                        "this text looks like UTF-8 that was read as \(encoding.name) and saved again: “\(place.sample)” was “\(place.original)”",
                    es:
                        "este texto parece UTF-8 leído como \(encoding.name) y vuelto a guardar: «\(place.sample)» era «\(place.original)»"
                ),
                range: file.range(place.bytes),
                reason: LocalizedText(
                    en: "the text is shown as it is, with its \(place.repaired) damaged characters",
                    es: "el texto se muestra tal cual, con sus \(place.repaired) caracteres dañados"
                ),
                advice: LocalizedText(
                    en: "`glosa check --fix` repairs every line that it can restore completely",
                    es: "`glosa check --fix` repara todas las líneas que puede restaurar por completo"
                ),
                fixes: place.fixes
            )
        ]
    }

    /// Returns true if two characters outside ASCII are adjacent, as in all damaged text and little other text of the West.
    private static func hasPairs(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            var index = bytes.endOfASCII()
            while index < bytes.count {
                // A lead byte right behind a continuation byte: a character begins where another has just ended.
                if bytes[index] >= 0xC0, index > 0, bytes[index - 1] & 0xC0 == 0x80 { return true }
                index = bytes.endOfASCII(from: index + 1)
            }
            return false
        }
    }

    private struct Damage {
        /// The number of characters that are restored when the mistake is undone.
        var repaired = 0
        /// The number of these that became three characters each: `â€™`. No sound text has those.
        var ofThree = 0
        /// The bytes of the first damaged character.
        var bytes = 0..<0
        package var sample = ""
        var original = ""
        /// The fixes, one for each damaged character of the lines in which every character can be restored.
        var fixes: [Fix] = []
    }

    /// Counts the runs of characters that, taken as bytes of the encoding, are one UTF-8 character. Real text in such an encoding
    /// hardly ever has any, so a file is damaged if nearly all its characters outside ASCII are in runs, or two of the runs are
    /// three characters long.
    private static func damage(in file: SourceFile, as encoding: Encoding) -> Damage? {
        let scalars = file.text.unicodeScalars
        var damage = Damage()
        var sound = 0
        var (offset, index) = (0, scalars.startIndex)
        var line: [Fix] = []
        var lineIsWhole = true
        while index < scalars.endIndex {
            let scalar = scalars[index]
            guard scalar.value >= 0x80 else {
                if scalar == "\n" {
                    if lineIsWhole { damage.fixes += line }
                    (line, lineIsWhole) = ([], true)
                }
                index = scalars.index(after: index)
                offset += 1
                continue
            }
            guard let (original, end) = character(at: index, in: scalars, as: encoding) else {
                sound += 1
                lineIsWhole = false
                offset += UTF8.width(scalar)
                index = scalars.index(after: index)
                continue
            }
            let sample = String(scalars[index..<end])
            let range = offset..<(offset + sample.utf8.count)
            if damage.repaired == 0 { (damage.bytes, damage.sample, damage.original) = (range, sample, original) }
            damage.repaired += 1
            if sample.unicodeScalars.count == 3 { damage.ofThree += 1 }
            line.append(Fix(range: file.range(range), replacement: original))
            (offset, index) = (range.upperBound, end)
        }
        if lineIsWhole { damage.fixes += line }
        let isMost = damage.repaired >= 3 && damage.repaired > 4 * sound
        return isMost || damage.ofThree >= 2 ? damage : nil
    }

    /// Returns the character that the scalars from `index` on encode, taken as bytes, and the index after them; nil if they
    /// encode none.
    private static func character(
        at index: String.Index,
        in scalars: String.UnicodeScalarView,
        as encoding: Encoding
    ) -> (String, String.Index)? {
        guard let lead = encoding.bytes[scalars[index]] else { return nil }
        let length =
            switch lead {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 0
            }
        guard length > 0 else { return nil }
        var bytes = [lead]
        var end = scalars.index(after: index)
        while bytes.count < length {
            guard end < scalars.endIndex, let byte = encoding.bytes[scalars[end]], byte & 0xC0 == 0x80 else {
                return nil
            }
            bytes.append(byte)
            end = scalars.index(after: end)
        }
        return String(validUTF8: bytes).map { ($0, end) }
    }

    /// The upper halves of the code pages, as the Unicode consortium maps them (bytes without a character map to the
    /// control of the same number, as WHATWG's decoders do).
    private static let encodings = [
        Encoding(
            name: "Mac Roman",
            upperHalf: "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü"
                + "†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø"
                + "¿¡¬√ƒ≈∆«»…\u{A0}ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ"
                + "‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\u{F8FF}ÒÚÛÙı\u{2C6}\u{2DC}¯\u{2D8}\u{2D9}\u{2DA}¸\u{2DD}\u{2DB}\u{2C7}"
        ),
        Encoding(
            name: "Windows-1252",
            upperHalf: "€\u{81}‚ƒ„…†‡\u{2C6}‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—\u{2DC}™š›œ\u{9D}žŸ"
                + "\u{A0}¡¢£¤¥¦§¨©ª«¬\u{AD}®¯°±²³´µ¶·¸¹º»¼½¾¿"
                + "ÀÁÂÃÄÅÆÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖ×ØÙÚÛÜÝÞß"
                + "àáâãäåæçèéêëìíîïðñòóôõö÷øùúûüýþÿ"
        ),
        Encoding(
            name: "Latin-1",
            upperHalf: String(String.UnicodeScalarView((0x80...0xFF).compactMap(Unicode.Scalar.init)))
        ),
    ]
}
