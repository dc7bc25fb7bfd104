import Diagnostics
import Support

extension String {
    /// The text with an entity for each `<`, so that none begins a tag.
    var escapingAngles: String { utf8.contains(UInt8(ascii: "<")) ? replacing("<", with: "&lt;") : self }
}

/// Decodes Mermaid's `#quot;` and `#35;` and HTML's `&lt;` and `&#35;`; those of HTML also without their semicolon, as browsers
/// do.
enum Entities {
    static func decode(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "&") }) else { return text }
        let bytes = Array(text.utf8)
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var index = 0
        while index < bytes.count {
            if let (scalar, end) = entity(bytes, index) {
                result.append(contentsOf: Array(String(Character(scalar)).utf8))
                index = end
            } else {
                result.append(bytes[index])
                index += 1
            }
        }
        CombiningMarks.cut(in: &result)
        return String(decoding: result, as: UTF8.self)
    }

    private static func entity(_ bytes: [UInt8], _ start: Int) -> (Unicode.Scalar, Int)? {
        var name = start
        switch bytes[start] {
        case UInt8(ascii: "#"): name = start + 1
        case UInt8(ascii: "&"):
            name = start + 1
            if name < bytes.count, bytes[name] == UInt8(ascii: "#") { name += 1 }
        default: return nil
        }
        var end = name
        while end < bytes.count, bytes[end].isWordByte, end - name < 12 { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > name else {
            return bytes[start] == UInt8(ascii: "&") ? unclosed(bytes, name, isNumeric: name == start + 2) : nil
        }
        let isNumericForm = bytes[start] == UInt8(ascii: "#") || name == start + 2
        let text = String(decoding: bytes[name..<end], as: UTF8.self)
        if isNumericForm, let code = code(text) {
            // An entity for a character that can't be shown stays as written.
            guard let scalar = Unicode.Scalar(code), !ControlCharacters.contains(scalar), scalar != "\u{C}" else {
                return nil
            }
            return (scalar, end + 1)
        }
        if bytes[start] == UInt8(ascii: "&"), name == start + 2 { return nil }
        guard let code = named[text], let scalar = Unicode.Scalar(code) else { return nil }
        return (scalar, end + 1)
    }

    /// Reads an entity without a semicolon: a number, or a name that HTML knows in this form. (HTML 5, 13.2.5.73.)
    private static func unclosed(_ bytes: [UInt8], _ name: Int, isNumeric: Bool) -> (Unicode.Scalar, Int)? {
        var end = name
        if isNumeric {
            while end < bytes.count, bytes[end].isDigit, end - name < 7 { end += 1 }
            guard end > name, let code = UInt32(String(decoding: bytes[name..<end], as: UTF8.self)),
                let scalar = Unicode.Scalar(code), !ControlCharacters.contains(scalar), scalar != "\u{C}"
            else { return nil }
            return (scalar, end)
        }
        while end < bytes.count, bytes[end].isAlphanumeric, end - name < 6 { end += 1 }
        while end > name + 1 {
            let text = String(decoding: bytes[name..<end], as: UTF8.self)
            // Names of characters up to U+00FF are those that older pages wrote without a semicolon.
            if text != "apos", let code = named[text], code <= 0xFF, !isSign(code), let scalar = Unicode.Scalar(code) {
                return (scalar, end)
            }
            end -= 1
        }
        return nil
    }

    /// Returns true for signs such as `&num;`, which have always needed their semicolon.
    private static func isSign(_ code: UInt32) -> Bool { code < 0x80 && ![34, 38, 60, 62].contains(code) }

    private static func code(_ text: String) -> UInt32? {
        if let first = text.first, first == "x" || first == "X" { return UInt32(text.dropFirst(), radix: 16) }
        return UInt32(text)
    }

    private static let named: [String: UInt32] = [
        "quot": 34, "amp": 38, "lt": 60, "gt": 62, "apos": 39, "nbsp": 160, "iexcl": 161, "cent": 162, "pound": 163,
        "yen": 165, "sect": 167, "copy": 169, "laquo": 171, "reg": 174, "deg": 176, "plusmn": 177, "sup2": 178,
        "sup3": 179, "micro": 181, "para": 182, "middot": 183, "raquo": 187, "frac12": 189, "iquest": 191,
        "Aacute": 193, "Auml": 196, "Eacute": 201, "Iacute": 205, "Ntilde": 209, "Oacute": 211, "Ouml": 214,
        "times": 215, "Uacute": 218, "Uuml": 220, "szlig": 223, "aacute": 225, "acirc": 226, "auml": 228,
        "agrave": 224, "aring": 229, "ccedil": 231, "egrave": 232, "eacute": 233, "ecirc": 234, "iacute": 237,
        "ntilde": 241, "oacute": 243, "ouml": 246, "divide": 247, "oslash": 248, "uacute": 250, "uuml": 252,
        "alpha": 945, "beta": 946, "gamma": 947, "delta": 948, "epsilon": 949, "lambda": 955, "mu": 956, "pi": 960,
        "sigma": 963, "omega": 969, "Delta": 916, "Sigma": 931, "Omega": 937, "ndash": 8211, "mdash": 8212,
        "lsquo": 8216, "rsquo": 8217, "ldquo": 8220, "rdquo": 8221, "bull": 8226, "hellip": 8230, "prime": 8242,
        "euro": 8364, "trade": 8482, "larr": 8592, "uarr": 8593, "rarr": 8594, "darr": 8595, "harr": 8596,
        "rArr": 8658, "hArr": 8660, "forall": 8704, "part": 8706, "exist": 8707, "empty": 8709, "isin": 8712,
        "sum": 8721, "minus": 8722, "radic": 8730, "infin": 8734, "and": 8743, "or": 8744, "cap": 8745, "cup": 8746,
        "ne": 8800, "equiv": 8801, "le": 8804, "ge": 8805, "spades": 9824, "clubs": 9827, "hearts": 9829,
        "diams": 9830, "check": 10003, "lbrace": 123, "rbrace": 125, "lbrack": 91, "rbrack": 93, "lpar": 40,
        "rpar": 41, "num": 35, "semi": 59, "colon": 58, "comma": 44, "vert": 124, "percnt": 37, "dollar": 36,
        "commat": 64, "ast": 42, "plus": 43, "lowbar": 95, "grave": 96, "bsol": 92, "sol": 47, "period": 46,
        "excl": 33, "quest": 63, "equals": 61, "ensp": 8194, "emsp": 8195, "thinsp": 8201, "zwj": 8205, "shy": 173,
    ]
}
