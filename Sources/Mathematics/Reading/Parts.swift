import Diagnostics
import Support

/// Parts of a formula: one sign, letter, number or group, with the scripts above and below it.
extension FormulaParser {
    /// Reads one part with the scripts above and below it; nil if nothing is shown.
    mutating func part() -> MathNode? {
        let byte = current
        var base: MathNode?
        if byte != UInt8(ascii: "^"), byte != UInt8(ascii: "_"), byte != UInt8(ascii: "'") {
            base = atom()
            // A part that is not shown, such as a faulty one, must not take the next script for its own.
            if base == nil { return nil }
        }
        return scripts(of: base)
    }

    private mutating func scripts(of base: MathNode?) -> MathNode? {
        var (below, above): (MathNode?, MathNode?)
        var primes = 0
        var areLimits: Bool?
        while true {
            skipSpaces()
            guard let byte = current else { break }
            let start = index
            if byte == UInt8(ascii: "^") || byte == UInt8(ascii: "_") {
                index += 1
                let isAbove = byte == UInt8(ascii: "^")
                if isAbove ? above != nil : below != nil {
                    let sign = isAbove ? "^" : "_"
                    failStray(
                        sign,
                        start..<index,
                        advice: LocalizedText(
                            en:
                                "there is one already: use braces to show what belongs together, as in `{a\(sign)b}\(sign)c`",
                            es: "ya hay uno: indica con llaves qué va junto, como en `{a\(sign)b}\(sign)c`"
                        )
                    )
                }
                let script = argument(of: isAbove ? "^" : "_", at: start..<index)
                if isAbove { above = script } else { below = script }
            } else if byte == UInt8(ascii: "'") {
                primes += 1
                index += 1
            } else if byte == UInt8(ascii: "\\") {
                let (name, end) = commandName()
                guard name == "limits" || name == "nolimits" else { break }
                areLimits = name == "limits"
                index = end
            } else {
                break
            }
        }
        let base = base ?? .row([])
        if primes > 0 {
            let signs = ["′", "″", "‴", "⁗"]
            let text = primes <= 4 ? signs[primes - 1] : String(repeating: "′", count: primes)
            let prime = MathNode.sign(MathSign(text: text, role: .ordinary))
            above = above.map { .row([prime, $0]) } ?? prime
        }
        guard below != nil || above != nil else { return base }
        return .scripts(base, below: below, above: above, areLimits: areLimits ?? Self.hasLimits(base))
    }

    private static func hasLimits(_ base: MathNode) -> Bool {
        switch base {
        case .sign(let sign): sign.role == .large
        case .function(_, let takesLimits): takesLimits
        case .accent(_, let sign, _, _): sign == "⏞" || sign == "⏟"
        default: false
        }
    }

    /// Reads one sign, letter, number, command or group; nil if nothing is shown.
    mutating func atom() -> MathNode? {
        guard let byte = current else { return nil }
        switch byte {
        case UInt8(ascii: "{"): return group()
        case UInt8(ascii: "\\"): return command()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return number()
        case UInt8(ascii: "."):
            if index + 1 < bytes.count, bytes[index + 1].isDigit { return number() }
        case UInt8(ascii: "~"):
            index += 1
            return .space("0.3333")
        case UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "%"):
            let sign = String(UnicodeScalar(byte))
            failStray(
                sign,
                index..<index + 1,
                advice: LocalizedText(
                    en: "write `\\\(sign)` for the character itself",
                    es: "escribe `\\\(sign)` si es el propio carácter"
                )
            )
            index += 1
            return nil
        case UInt8(ascii: "'"):
            index += 1
            return .sign(MathSign(text: "′", role: .ordinary))
        default: break
        }
        return character(scalar())
    }

    private mutating func number() -> MathNode {
        let start = index
        while let byte = current, byte.isDigit { index += 1 }
        if current == UInt8(ascii: "."), index + 1 < bytes.count, bytes[index + 1].isDigit {
            index += 1
            while let byte = current, byte.isDigit { index += 1 }
        }
        let digits = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let alphabet else { return .number(digits) }
        return .number(String(String.UnicodeScalarView(digits.unicodeScalars.map(alphabet.letter))))
    }

    func character(_ scalar: Unicode.Scalar) -> MathNode {
        switch scalar {
        case "+": return .sign(MathSign(text: "+", role: .binary))
        case "-", "−": return .sign(MathSign(text: "−", role: .binary))
        case "*": return .sign(MathSign(text: "∗", role: .binary))
        case "=", "<", ">", ":": return .sign(MathSign(text: String(scalar), role: .relation))
        case "(", "[": return .sign(MathSign(text: String(scalar), role: .open, isStretchy: false))
        case ")", "]": return .sign(MathSign(text: String(scalar), role: .close, isStretchy: false))
        case ",", ";": return .sign(MathSign(text: String(scalar), role: .punctuation))
        // Bars may open or close.
        case "|", "‖", "/", "!", "?", ".", "@", "\"", "`":
            return .sign(MathSign(text: String(scalar), role: .ordinary, isStretchy: false))
        default: break
        }
        let isGreekCapital = (0x391...0x3A9).contains(scalar.value)
        if scalar.properties.isAlphabetic { return letter(scalar, isUpright: isGreekCapital) }
        if let known = Self.roles[String(scalar)] { return .sign(MathSign(text: String(scalar), role: known)) }
        return .words(String(scalar))
    }

    func letter(_ scalar: Unicode.Scalar, isUpright: Bool) -> MathNode {
        guard let alphabet else { return .identifier(String(scalar), isUpright: isUpright) }
        return .identifier(String(alphabet.letter(scalar)), isUpright: isUpright || alphabet == .upright)
    }

    /// The roles of signs that are written as characters; characters with several roles are told apart above.
    private static let roles: [String: MathSign.Role] = {
        var result: [String: MathSign.Role] = [:]
        for symbol in MathSymbols.byName.values {
            if case .sign(let role) = symbol.kind { result[symbol.text] = role }
        }
        return result
    }()
}
