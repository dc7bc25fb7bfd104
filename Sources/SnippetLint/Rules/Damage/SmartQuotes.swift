import SnippetSyntax
import SwiftSamples

extension Rule {
    static let smartQuotes = Rule(
        .smartQuotes,
        .damage,
        levels: .always(.error),
        fixability: .safe,
        about: About(
            what: ("a curly quote in code", "una comilla tipográfica en el código"),
            why: (
                "Swift accepts straight quotes only; word processors replace them with curly ones",
                "Swift solo admite comillas rectas; los procesadores de textos las cambian por tipográficas"
            ),
            instead: ("write `\"`", "escribe `\"`")
        ),
        examples: [
            .flagged("let name = ‹“›Eva”", fixed: "let name = \"Eva\""),
            .accepted("let name = \"Eva\""),
            .accepted("let name = \"“Eva”\" // “Eva”"),
        ],
        checks: [
            .sample { context in
                let bytes = context.sample.bytes
                let edits = context.sample.scan.codeNonASCII.compactMap { offset -> Finding.Edit? in
                    guard offset + 2 < bytes.count, bytes[offset] == 0xE2, bytes[offset + 1] == 0x80 else { return nil }
                    let replacement: String
                    switch bytes[offset + 2] {
                    case 0x9C, 0x9D, 0x9E, 0x9F: replacement = "\""
                    case 0x98, 0x99: replacement = "'"
                    default: return nil
                    }
                    return Finding.Edit(range: offset..<(offset + 3), replacement: replacement)
                }
                // The program that replaced one quote has replaced them all.
                return edits.first.map { [Finding($0.range, edits: edits)] } ?? []
            }
        ]
    )
}
