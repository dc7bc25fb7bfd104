import SnippetSyntax
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
                var kinds: [(kind: Invisible, first: Unicode.Scalar, edits: [Finding.Edit])] = []
                var offset = 0
                for scalar in String(decoding: context.sample.bytes, as: UTF8.self).unicodeScalars {
                    let length = UTF8.width(scalar)
                    defer { offset += length }
                    guard let kind = Invisible(scalar), kind == .direction || code.contains(offset) else { continue }
                    let isSpace = kind == .space || kind == .noBreakSpace
                    let edit = Finding.Edit(range: offset..<(offset + length), replacement: isSpace ? " " : "")
                    if let known = kinds.firstIndex(where: { $0.kind == kind }) {
                        kinds[known].edits.append(edit)
                    } else {
                        kinds.append((kind, scalar, [edit]))
                    }
                }
                // Many of a kind have one cause, such as the program that the sample was copied from.
                return kinds.compactMap { kind, scalar, edits in
                    edits.first.map { found(kind, scalar, $0.range, edits) }
                }
            }
        ]
    )

    private static func found(
        _ kind: Invisible,
        _ scalar: Unicode.Scalar,
        _ range: Range<Int>,
        _ edits: [Finding.Edit]
    ) -> Finding {
        let name = "U+" + String(scalar.value, radix: 16, uppercase: true)
        let more = edits.count - 1
        let others =
            more == 0
            ? (en: "", es: "")
            : (en: " (and \(more) more in this sample)", es: " (y \(more) más en esta muestra)")
        return Finding(
            range,
            message: (
                en: "an invisible character: \(name)\(others.en)", es: "un carácter invisible: \(name)\(others.es)"
            ),
            edits: edits,
            // The compiler takes it for an ordinary space, and warns.
            atMost: kind == .noBreakSpace ? .warning : nil
        )
    }

    private enum Invisible {
        case space, noBreakSpace, nothing, direction

        init?(_ scalar: Unicode.Scalar) {
            switch scalar.value {
            case 0xA0: self = .noBreakSpace
            case 0x2007, 0x202F, 0x2000...0x200A, 0x3000: self = .space
            case 0xAD, 0x200B, 0x200C, 0x2060, 0xFEFF: self = .nothing
            case 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: self = .direction
            default: return nil
            }
        }
    }
}
