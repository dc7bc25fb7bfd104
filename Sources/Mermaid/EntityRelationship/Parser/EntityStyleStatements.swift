import Diagnostics

extension EntityParser {
    /// Reads `hot,cold`: names of classes or entities.
    mutating func parseNames() throws(SyntaxError) -> [String] {
        var names: [String] = []
        repeat {
            guard let name = takeText(.name) ?? takeText(.styleText) else { throw unexpected("a name", "un nombre") }
            names.append(name)
        } while take(.comma)
        return names
    }

    mutating func assign(_ kind: StyleAssignment.Kind, _ names: [String], _ style: String?, range: SourceRange) {
        diagram.assignments.append(StyleAssignment(kind: kind, targets: names, className: style, range: range))
    }

    /// Reads `classDef hot,cold fill:#f96`.
    mutating func parseClassDefinition() throws(SyntaxError) {
        position += 1
        let range = current.range
        let names = try parseNames()
        let styles = try parseStyles()
        for name in names {
            diagram.styleClasses.append(StyleClass(name: name, styles: styles, range: place(range)))
        }
    }

    /// The largest product of classes and entities in one statement.
    private static let mostAssignments = 1_000

    /// Reads `class A,B hot`.
    mutating func parseClass() throws(SyntaxError) {
        position += 1
        let range = current.range
        let names = try parseNames()
        let styles = try parseNames()
        guard names.count * styles.count <= Self.mostAssignments else {
            throw .tooLarge(
                at: range,
                en: "this line gives more classes to more entities than can be drawn",
                es: "esta línea da más clases a más entidades de las que se pueden dibujar"
            )
        }
        for style in styles { assign(.classStatement, names, style, range: place(range)) }
    }

    /// Reads `style A,B fill:#f96`.
    mutating func parseStyle() throws(SyntaxError) {
        position += 1
        let range = current.range
        let names = try parseNames()
        let styles = StyleDeclarations.effective(try parseStyles())
        assign(.style, names, nil, range: place(range))
        for name in names { pendingStyles.append((name, styles)) }
    }

    private mutating func parseStyles() throws(SyntaxError) -> [StyleDeclaration] {
        let start = current.range.lowerBound
        let first = position
        loop: while true {
            switch current.kind {
            case .styleText, .colon, .hash, .comma: position += 1
            default: break loop
            }
        }
        guard position > first else { throw unexpected("styles such as fill:#f9f", "estilos como fill:#f9f") }
        let text = source.text(start..<tokens[position - 1].range.upperBound)
        guard take(.semicolon) || take(.newline) || current.kind == .endOfFile else {
            throw unexpected(
                "“,” or the end of the line",
                "«,» o el final de la línea",
                advice: LocalizedText(
                    en: "write colours as #rrggbb or by name, and lengths without a decimal point",
                    es: "escribe los colores como #rrggbb o por su nombre, y las medidas sin punto decimal"
                )
            )
        }
        return StyleDeclarations.parse(text)
    }

    /// The advice on what to write in place of the next token; nil if there is none.
    var advice: LocalizedText? {
        switch current.kind {
        case .cardinality, .identifying, .nonIdentifying:
            return LocalizedText(
                en: "to use this word as a name or label, put it in double quotes",
                es: "para usar esta palabra como nombre o etiqueta, ponla entre comillas dobles"
            )
        case .key:
            return LocalizedText(
                en: "write PK, FK and UK after an attribute's name",
                es: "escribe PK, FK y UK tras el nombre de un atributo"
            )
        case .name where source.text(current.range).contains("--") || source.text(current.range).contains(".."):
            return LocalizedText(
                en: "leave spaces around the line: A ||--o{ B : has",
                es: "deja espacios alrededor de la línea: A ||--o{ B : tiene"
            )
        case .quotedText:
            return LocalizedText(
                en: "names in quotes can't be empty, or contain percent signs, backslashes or line breaks",
                es: "los nombres entre comillas no pueden estar vacíos ni llevar «%», «\\» o saltos de línea"
            )
        case .comma, .other:
            return LocalizedText(
                en:
                    "put names and labels with spaces or special characters in double quotes; a type can't contain a comma",
                es:
                    "pon entre comillas dobles los nombres y etiquetas con espacios o signos; un tipo no puede llevar coma"
            )
        default: return nil
        }
    }
}
