import SwiftSamples

extension Rule {
    static let invisibleCharacters = Rule(
        .invisibleCharacters,
        .damage,
        levels: .always(.error),
        fixability: .safe,
        about: About(
            what: ("a character that nobody sees", "un carácter que nadie ve"),
            why: (
                "code with it doesn't compile or, with a mark of direction, reads as something that it isn't",
                "con él el código no compila o, si es una marca de dirección, se lee como algo que no es"
            ),
            instead: ("delete it, or write a plain space", "bórralo, o escribe un espacio corriente")
        ),
        examples: [
            .flagged("let count‹\u{A0}›= 1", fixed: "let count = 1"),
            .flagged("let co‹\u{200B}›unt = 1", fixed: "let count = 1"),
            .flagged("let isAdmin = false // ‹\u{202E}›nimda", fixed: "let isAdmin = false // nimda"),
            .accepted("let family = \"👨‍👩‍👧\""),
            .accepted("let price = \"10\u{A0}€\""),
        ],
        checks: [
            .sample { context in
                guard context.sample.scan.hasNonASCII else { return [] }
                let code = Set(context.sample.scan.codeNonASCII)
                var findings: [Finding] = []
                var offset = 0
                for scalar in String(decoding: context.sample.bytes, as: UTF8.self).unicodeScalars {
                    let length = UTF8.width(scalar)
                    defer { offset += length }
                    guard let kind = Invisible(scalar), kind == .direction || code.contains(offset) else { continue }
                    let range = offset..<(offset + length)
                    let name = "U+" + String(scalar.value, radix: 16, uppercase: true)
                    findings.append(
                        Finding(
                            range,
                            message: (
                                en: "a character that nobody sees: \(name)",
                                es: "un carácter que nadie ve: \(name)"
                            ),
                            edits: [.init(range: range, replacement: kind == .space ? " " : "")]
                        )
                    )
                }
                return findings
            }
        ]
    )

    private enum Invisible {
        case space, nothing, direction

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0xA0, 0x2007, 0x202F, 0x2000...0x200A, 0x3000: self = .space
            case 0xAD, 0x200B, 0x200C, 0x2060, 0xFEFF: self = .nothing
            case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .direction
            default: return nil
            }
        }
    }
}
