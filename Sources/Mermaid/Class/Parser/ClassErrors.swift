import Diagnostics

extension ClassParser {
    /// The error of the next token.
    func unexpected(_ en: String, _ es: String) -> SyntaxError {
        let token = current
        if token.kind == .unclosedBody {
            return SyntaxError(
                range: openBrace(),
                message: LocalizedText(
                    en: "This brace is never closed: expected “}”.",
                    es: "Esta llave no se cierra: se esperaba «}»."
                )
            )
        }
        return source.unexpected(
            token.range,
            expected: LocalizedText(en: en, es: es),
            advice: advice(for: token)
        )
    }

    /// The last brace that is still open.
    private func openBrace() -> Range<Int> {
        var open: [Range<Int>] = []
        for token in tokens {
            if token.kind == .bodyStart { open.append(token.range) }
            if token.kind == .bodyEnd, !open.isEmpty { open.removeLast() }
        }
        return open.last ?? source.typeName
    }

    private func advice(for token: ClassToken) -> LocalizedText? {
        switch token.kind {
        case .class, .link, .click, .note, .noteFor, .callback, .cssClass, .href, .style, .classDef, .namespace:
            return LocalizedText(
                en: "This word begins a statement of its own; as a class's name put it in backticks.",
                es: "Esta palabra empieza una instrucción propia; como nombre de clase ponla entre acentos graves."
            )
        case .aggregation where source.text(token.range) == "o":
            return LocalizedText(
                en: "A single “o” means aggregation; as a class's name put it in backticks.",
                es: "Una «o» sola significa agregación; como nombre de clase ponla entre acentos graves."
            )
        case .string:
            return LocalizedText(
                en: "A class's name stands without quotes; its label follows in brackets: class Car[\"A car\"].",
                es: "El nombre de una clase va sin comillas; su etiqueta, entre corchetes: class Coche[\"Un coche\"]."
            )
        case .styleSeparator:
            return LocalizedText(
                en: "“:::” stands only after “class Name”, not in a relation.",
                es: "«:::» solo va tras «class Nombre», no en una relación."
            )
        case .bodyInBody:
            return LocalizedText(
                en: "Inside a class no further brace may open; write the member without braces.",
                es: "Dentro de una clase no se abre otra llave; escribe el miembro sin llaves."
            )
        case .startOrEnd:
            return LocalizedText(
                en: "“[*]” belongs to state diagrams.",
                es: "«[*]» es de los diagramas de estados."
            )
        case .unrecognized where source.bytes[token.range.lowerBound] == UInt8(ascii: ";"):
            return LocalizedText(
                en: "Class diagrams end statements with the line, not with “;”.",
                es: "En los diagramas de clases la instrucción acaba con la línea, no con «;»."
            )
        case .unrecognized where source.bytes[token.range.lowerBound] == UInt8(ascii: "&"):
            return LocalizedText(en: "Write “<<” and “>>” as they are.", es: "Escribe «<<» y «>>» tal cual.")
        case .inheritance, .dependency, .composition, .lollipop:
            return LocalizedText(
                en: "Between two classes stands a line with an end, such as --|>, *-- or ..>.",
                es: "Entre dos clases va una línea con un extremo, como --|>, *-- o ..>."
            )
        default: return nil
        }
    }
}
