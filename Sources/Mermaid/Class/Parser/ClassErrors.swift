import Diagnostics

extension ClassParser {
    /// Returns the error for the next token, which does not fit.
    func unexpected(_ en: String, _ es: String) -> SyntaxError {
        let token = current
        if token.kind == .unclosedBody {
            return SyntaxError(
                range: openBrace(),
                message: LocalizedText(
                    en: "this brace is never closed: expected “}”",
                    es: "esta llave no se cierra: se esperaba «}»"
                )
            )
        }
        return source.unexpected(
            token.range,
            expected: LocalizedText(en: en, es: es),
            advice: advice(for: token)
        )
    }

    /// Returns the last brace that is still open.
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
                en: "this word begins a statement; to use it as a class name, put it in backticks",
                es: "esta palabra empieza una instrucción; para usarla como nombre de clase, ponla entre acentos graves"
            )
        case .aggregation where source.text(token.range) == "o":
            return LocalizedText(
                en: "a single “o” means aggregation; to use it as a class name, put it in backticks",
                es: "una «o» sola significa agregación; para usarla como nombre de clase, ponla entre acentos graves"
            )
        case .string:
            return LocalizedText(
                en: "write a class name without quotes; its label follows in brackets: class Car[\"A car\"]",
                es:
                    "escribe el nombre de una clase sin comillas; su etiqueta va detrás, entre corchetes: class Coche[\"Un coche\"]"
            )
        case .styleSeparator:
            return LocalizedText(
                en: "“:::” is allowed only after “class Name”, not in a relation",
                es: "«:::» solo va tras «class Nombre», no en una relación"
            )
        case .bodyInBody:
            return LocalizedText(
                en: "inside a class no further brace may open; write the member without braces",
                es: "dentro de una clase no se abre otra llave; escribe el miembro sin llaves"
            )
        case .startOrEnd:
            return LocalizedText(
                en: "“[*]” belongs to state diagrams",
                es: "«[*]» es de los diagramas de estados"
            )
        case .unrecognized where source.bytes[token.range.lowerBound] == UInt8(ascii: ";"):
            return LocalizedText(
                en: "in class diagrams a statement ends with its line, not with “;”",
                es: "en los diagramas de clases la instrucción acaba con la línea, no con «;»"
            )
        case .unrecognized where source.bytes[token.range.lowerBound] == UInt8(ascii: "&"):
            return LocalizedText(en: "write “<<” and “>>” as they are", es: "escribe «<<» y «>>» tal cual")
        case .inheritance, .dependency, .composition, .lollipop:
            return LocalizedText(
                en: "write a line with an end between two classes, such as --|>, *-- or ..>",
                es: "escribe entre dos clases una línea con un extremo, como --|>, *-- o ..>"
            )
        default: return nil
        }
    }
}
