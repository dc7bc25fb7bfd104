import Diagnostics
import Mermaid
import YAML

/// Reads a colour of `glosa.yml`: `#rgb`, `#rrggbb`, `rgb(…)`, `hsl(…)` or a name of CSS (CSS Color Level 4), none of them
/// transparent, since what lies below would then decide whether text can be read.
struct ColourReader {
    static func read(
        _ value: YAMLValue,
        key: String,
        _ findings: inout DiagnosticList
    ) -> Appearance.OwnColour? {
        if let colour = value.scalar.flatMap(opaque) {
            return Appearance.OwnColour(hexadecimal: colour.hexadecimal, range: value.range)
        }
        // `accent: #0b6e4f` is an empty value and a comment.
        let isComment = value.scalar.map { $0.isEmpty || $0 == "~" || $0 == "null" } ?? false
        let advice =
            isComment
            ? LocalizedText(
                en: "in YAML a # begins a comment: put the colour in quotes, \"#0b6e4f\"",
                es: "en YAML un # empieza un comentario: pon el color entre comillas, \"#0b6e4f\""
            )
            : LocalizedText(
                en: "write \"#0b6e4f\", \"rgb(11 110 79)\", \"hsl(161 82% 24%)\" or a name such as teal",
                es: "escribe \"#0b6e4f\", \"rgb(11 110 79)\", \"hsl(161 82% 24%)\" o un nombre como teal"
            )
        let expected = LocalizedText(en: "a colour that is not transparent", es: "un color que no sea transparente")
        findings.append(.misfit(value, key: key, expected: expected, advice: advice))
        return nil
    }

    private static func opaque(_ text: String) -> Colour? {
        let text = text.lowercased()
        if text.hasPrefix("#") {
            guard [4, 7].contains(text.utf8.count) else { return nil }
        } else if let open = text.firstIndex(of: "(") {
            let parts = text[text.index(after: open)...].dropLast().split { $0 == "," || $0 == " " }
            guard parts.count == 3 else { return nil }
            switch text[..<open] {
            case "rgb": guard parts.allSatisfy({ $0.hasSuffix("%") == parts[0].hasSuffix("%") }) else { return nil }
            case "hsl": guard parts[1...].allSatisfy({ $0.hasSuffix("%") }) else { return nil }
            default: return nil
            }
        }
        return Colour(text)
    }
}
