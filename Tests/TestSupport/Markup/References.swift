/// Character references of XML and HTML (`&amp;`, `&#x41;`).
enum References {
    /// Those of HTML's names that stand for ASCII, by which something could be hidden; XML has the first five.
    private static let names: [String: Unicode.Scalar] = [
        "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
        "Tab": "\t", "NewLine": "\n", "excl": "!", "num": "#", "dollar": "$", "percnt": "%", "lpar": "(", "rpar": ")",
        "ast": "*", "plus": "+", "comma": ",", "period": ".", "sol": "/", "colon": ":", "semi": ";", "equals": "=",
        "quest": "?", "commat": "@", "lsqb": "[", "lbrack": "[", "bsol": "\\", "rsqb": "]", "rbrack": "]", "Hat": "^",
        "lowbar": "_", "grave": "`", "lcub": "{", "lbrace": "{", "verbar": "|", "vert": "|", "rcub": "}",
        "rbrace": "}", "nbsp": "\u{A0}",
    ]
    private static let ofXML: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

    /// What is wrong with the references of a text, or nil. In HTML a bare `&` is none, in XML it is a fault.
    static func fault(in text: ArraySlice<UInt8>, _ language: MarkupReader.Language) -> String? {
        guard language == .xml else { return nil }
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            rest = rest[(start + 1)...]
            guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return "“&” that begins no reference" }
            let name = String(decoding: rest[..<end], as: UTF8.self)
            if name.hasPrefix("#") {
                guard let scalar = number(name.dropFirst()), isXML(scalar) else { return "the reference “&\(name);”" }
            } else if !ofXML.contains(name) {
                return "the reference “&\(name);”"
            }
            rest = rest[(end + 1)...]
        }
        return nil
    }

    /// A value as browsers read it.
    static func decoded(_ text: ArraySlice<UInt8>) -> String {
        guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
        var result = ""
        var rest = text
        while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
            result += String(decoding: rest[..<start], as: UTF8.self)
            rest = rest[(start + 1)...]
            // The semicolon may be missing after a number.
            let name = rest.prefix { $0 == UInt8(ascii: "#") || $0 < 0x80 && Character(Unicode.Scalar($0)).isHexOrName }
            let text = String(decoding: name, as: UTF8.self)
            if let scalar = text.hasPrefix("#") ? number(text.dropFirst()) : names[text] {
                result.unicodeScalars.append(scalar)
                rest = rest[name.endIndex...]
                if rest.first == UInt8(ascii: ";") { rest = rest.dropFirst() }
            } else {
                result += "&"
            }
        }
        return result + String(decoding: rest, as: UTF8.self)
    }

    private static func number(_ text: Substring) -> Unicode.Scalar? {
        let isHex = text.first == "x" || text.first == "X"
        return UInt32(isHex ? text.dropFirst() : text, radix: isHex ? 16 : 10).flatMap(Unicode.Scalar.init)
    }

    private static func isXML(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...: true
        default: false
        }
    }
}

extension Character {
    fileprivate var isHexOrName: Bool { isASCII && (isLetter || isNumber) }
}
