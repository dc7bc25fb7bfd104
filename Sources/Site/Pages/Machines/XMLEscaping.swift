/// Escaping of texts for XML (section 2.4 of the recommendation).
enum XMLEscaping {
    /// Escapes a text for content and for attributes in either kind of quotes; characters that XML can't hold are left out.
    static func escaped(_ text: String) -> String {
        // Addresses and most titles have nothing to escape; the bytes of U+FFFE and U+FFFF begin with 0xEF.
        guard text.utf8.contains(where: mayNeedEscape) else { return text }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "'": result += "&apos;"
            case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": break
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }

    private static func mayNeedEscape(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
        default: byte < 0x20 || byte == 0xEF
        }
    }
}
