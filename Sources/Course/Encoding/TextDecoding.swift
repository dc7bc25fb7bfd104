import Diagnostics
import Support

/// Turns a file's bytes into a source file, and reports faults of the encoding.
package enum TextDecoding {
    static let rule = RuleID.encoding

    /// - Returns: the file as UTF-8, without control characters and with no long run of combining marks
    ///   (``ControlCharacters``), and the findings.
    package static func decode(_ bytes: [UInt8], path: String) -> (file: SourceFile, findings: [Diagnostic]) {
        let (file, findings) = decodeText(bytes, path: path)
        var text = file.bytes
        var replaced = ControlCharacters.replace(in: &text)
        guard !replaced.isEmpty else { return (file, findings) }
        // In mojibake, control characters above ASCII are damaged letters.
        if findings.contains(where: { $0.rule == Mojibake.rule }) { replaced.first.removeAll { $0.bytes.count == 2 } }
        let cleaned = SourceFile(path: path, bytes: text, original: file.bytes)
        return (cleaned, findings + Diagnostic.controlCharacters(replaced, in: cleaned))
    }

    private static func decodeText(_ bytes: [UInt8], path: String) -> (SourceFile, [Diagnostic]) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return decodeUTF16(bytes, path: path)
        }
        let body = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard let fault = firstInvalidUTF8(in: body) else {
            let file = SourceFile(path: path, bytes: body)
            return (file, Mojibake.check(file))
        }
        let file = SourceFile(path: path, text: String(decoding: body, as: UTF8.self))
        // Before the fault nothing was replaced, so the offset is the same in the repaired text.
        let byte = String(body[fault], radix: 16, uppercase: true)
        let finding = Diagnostic(
            rule: rule,
            severity: .error,
            message: LocalizedText(
                en: "the file is not valid UTF-8: byte 0x\(byte) is not allowed here",
                es: "el fichero no es UTF-8 válido: aquí no se admite el byte 0x\(byte)"
            ),
            range: file.range(fault..<min(fault + 3, file.bytes.count)),
            reason: LocalizedText(
                en: "each such byte is shown as \u{FFFD}, because its meaning is unknown",
                es: "cada byte así se muestra como \u{FFFD}, porque no se sabe qué significaba"
            ),
            advice: LocalizedText(
                en:
                    "open the file in the encoding it was written in (often Windows-1252 or Latin-1) and save it as UTF-8",
                es:
                    "abre el fichero con la codificación en que se escribió (a menudo Windows-1252 o Latin-1) y guárdalo como UTF-8"
            )
        )
        return (file, [finding])
    }

    private static func decodeUTF16(_ bytes: [UInt8], path: String) -> (SourceFile, [Diagnostic]) {
        let isLittle = bytes[0] == 0xFF
        let units = stride(from: 2, to: bytes.count - 1, by: 2).map { index in
            isLittle
                ? UInt16(bytes[index]) | UInt16(bytes[index + 1]) << 8
                : UInt16(bytes[index]) << 8 | UInt16(bytes[index + 1])
        }
        let file = SourceFile(path: path, text: String(decoding: units, as: UTF16.self))
        let finding = Diagnostic(
            rule: rule,
            severity: .warning,
            message: LocalizedText(
                en: "the file is UTF-16; it was read as such",
                es: "el fichero está en UTF-16; se ha leído como tal"
            ),
            range: file.range(0..<0),
            advice: LocalizedText(
                en: "save it as UTF-8: other tools treat it as a binary file",
                es: "guárdalo como UTF-8: otras herramientas lo tratan como un fichero binario"
            )
        )
        return (file, [finding])
    }

    /// Returns the offset of the first byte that is not part of well-formed UTF-8 (Unicode, table 3-7); nil if there is none.
    private static func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while true {
                index = bytes.endOfASCII(from: index)
                guard index < bytes.count else { return nil }
                let lead = bytes[index]
                let (length, second): (Int, ClosedRange<UInt8>)
                switch lead {
                case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
                case 0xE0: (length, second) = (3, 0xA0...0xBF)
                case 0xED: (length, second) = (3, 0x80...0x9F)
                case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
                case 0xF0: (length, second) = (4, 0x90...0xBF)
                case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
                case 0xF4: (length, second) = (4, 0x80...0x8F)
                default: return index
                }
                guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return index }
                for offset in 2..<max(2, length) where bytes[index + offset] & 0xC0 != 0x80 { return index }
                index += length
            }
        }
    }
}
