import Diagnostics
import Support

extension SequenceParser {
    /// Returns the error for the current token, which does not fit.
    func unexpected(_ expected: LocalizedText, advice: LocalizedText? = nil) -> SyntaxError {
        let found = describe(current)
        return SyntaxError(
            range: current.range,
            message: LocalizedText(
                en: "expected \(expected.en), but found \(found.en)",
                es: "se esperaba \(expected.es), pero hay \(found.es)"
            ),
            advice: advice
        )
    }

    private func describe(_ token: SequenceToken) -> LocalizedText {
        switch token.kind {
        case .endOfFile: return LocalizedText(en: "the end of the diagram", es: "el final del diagrama")
        case .newline where token.range.lowerBound >= source.bytes.count:
            return LocalizedText(en: "the end of the diagram", es: "el final del diagrama")
        case .newline where text(token.range).isEmpty:
            return LocalizedText(en: "the end of the line", es: "el final de la línea")
        case .unrecognized where bytes[token.range].allSatisfy(\.isWhitespace):
            return LocalizedText(en: "the end of the line", es: "el final de la línea")
        default:
            var text = text(token.range)
            if let line = text.firstIndex(of: "\n") { text = String(text[..<line]) }
            if text.count > 24 { text = String(text.prefix(24)) + "…" }
            return LocalizedText(en: "“\(text)”", es: "«\(text)»")
        }
    }

    func unexpectedStatement() -> SyntaxError {
        unexpected(
            LocalizedText(
                en: "a message such as “A->>B: text” or a statement such as “participant A”",
                es: "un mensaje como «A->>B: texto» o una instrucción como «participant A»"
            )
        )
    }

    /// Returns the error for a name at the start of a line without an arrow after it.
    func missingArrow(after sender: SequenceToken) -> SyntaxError {
        let word = text(sender.range)
        let first = word.prefix { !$0.isWhitespace }.lowercased()
        let advice: LocalizedText
        if ["title", "acctitle", "accdescr"].contains(where: { first.hasPrefix($0) }) {
            advice = LocalizedText(
                en: "write “title Text” or “title: Text”, with a space before the text",
                es: "escribe «title Texto» o «title: Texto», con un espacio antes del texto"
            )
        } else if first == "style" || first == "classdef" || first == "class" || first == "click" {
            advice = LocalizedText(
                en: "“\(first)” belongs to flowcharts; sequence diagrams have no such statement",
                es: "«\(first)» es de los diagramas de flujo; los de secuencia no tienen esa instrucción"
            )
        } else {
            advice = LocalizedText(
                en: "the arrows are -> --> ->> -->> <<->> <<-->> -x --x -) --) and half arrows such as -|\\ and -//",
                es: "las flechas son -> --> ->> -->> <<->> <<-->> -x --x -) --) y medias flechas como -|\\ y -//"
            )
        }
        return unexpected(
            LocalizedText(en: "an arrow after “\(word)”", es: "una flecha tras «\(word)»"),
            advice: advice
        )
    }

    /// Returns advice for a word of the language in place of a participant.
    func reservedWordAdvice(for token: SequenceToken) -> LocalizedText? {
        switch token.kind {
        case .box, .participant, .actor, .create, .destroy, .end, .loop, .rect, .opt, .alt, .else, .par, .parOver, .and,
            .critical, .option, .break, .over, .note, .links, .link, .properties, .details, .activate, .deactivate,
            .autonumber, .off:
            let word = text(token.range)
            return LocalizedText(
                en:
                    "“\(word)” is a keyword, in upper or lower case: give the participant another name and a label, for instance “participant p1 as \(word)”",
                es:
                    "«\(word)» es una palabra clave, en mayúsculas o minúsculas: da al participante otro nombre y una etiqueta, por ejemplo «participant p1 as \(word)»"
            )
        case .number:
            return LocalizedText(
                en: "a participant's name cannot be a number followed by a space",
                es: "el nombre de un participante no puede ser un número seguido de un espacio"
            )
        default: return nil
        }
    }

    /// Returns advice if space before the line break made the break part of the space.
    func trailingSpaceAdvice() -> LocalizedText? {
        guard position > 0 else { return nil }
        let between = bytes[
            tokens[position - 1].range.upperBound..<max(current.range.lowerBound, tokens[position - 1].range.upperBound)
        ]
        guard between.contains(0x0A) else { return nil }
        return LocalizedText(
            en: "remove the spaces at the end of the line before; with them, Mermaid does not see where that line ends",
            es: "quita los espacios del final de la línea anterior; con ellos, Mermaid no ve dónde acaba esa línea"
        )
    }
}
