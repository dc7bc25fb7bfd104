import SwiftSamples

extension Rule {
    static let invisibleCharacters = Rule(
        .invisibleCharacters,
        .damage,
        levels: .always(.error),
        fixability: .safe,
        about: About(
            what: ("an invisible character", "un carácter invisible"),
            why: (
                "it stops the code from compiling or, if it changes the direction of the text, makes the code look like something else",
                "impide que el código compile o, si cambia la dirección del texto, hace que el código parezca otro"
            ),
            instead: ("delete it, or write an ordinary space", "bórralo, o escribe un espacio corriente")
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
                                en: "an invisible character: \(name)",
                                es: "un carácter invisible: \(name)"
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
