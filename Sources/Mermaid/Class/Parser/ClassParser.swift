import Diagnostics

/// Reads a class diagram's tokens into a ``ClassDiagram``.
///
/// Each statement has a function; the first token that does not fit ends the reading, as in Mermaid.
struct ClassParser: TokenParser {
    let source: DiagramSource
    let tokens: [ClassToken]
    var position = 0
    var builder = ClassBuilder()
    var diagnostics: [Diagnostic] = []

    init(_ source: DiagramSource) {
        self.source = source
        tokens = ClassLexer.tokens(of: source.bytes, from: source.typeName.lowerBound)
    }

    // MARK: Tokens

    func require(_ kind: ClassToken.Kind, _ en: String, _ es: String) throws(SyntaxError) {
        guard current.kind == kind else { throw unexpected(en, es) }
    }

    mutating func takeRequired(_ kind: ClassToken.Kind, _ en: String, _ es: String) throws(SyntaxError) -> String {
        try require(kind, en, es)
        return takeText(kind) ?? ""
    }

    // MARK: Statements

    mutating func read() throws(SyntaxError) -> ClassDiagram {
        builder.diagram.settings = source.settings
        builder.diagram.title = source.settings.title
        position += 1
        guard take(.newline) else {
            if current.kind == .endOfFile { throw emptyDiagram() }
            throw unexpected("the end of the line after “classDiagram”", "el final de la línea tras «classDiagram»")
        }
        if current.kind == .endOfFile { throw emptyDiagram() }
        while current.kind != .endOfFile {
            try parseStatement()
            guard current.kind == .endOfFile || take(.newline) else {
                throw unexpected("the end of the line", "el final de la línea")
            }
        }
        builder.finish()
        return builder.diagram
    }

    private func emptyDiagram() -> SyntaxError {
        SyntaxError(
            range: source.typeName,
            message: LocalizedText(
                en: "this class diagram is empty: expected a class such as “class Animal”",
                es: "este diagrama de clases está vacío: se esperaba una clase como «class Animal»"
            )
        )
    }

    private mutating func parseStatement() throws(SyntaxError) {
        switch current.kind {
        case .class: _ = try parseClass()
        case .namespace: try parseNamespace()
        case .annotationStart: try parseAnnotation()
        case .note, .noteFor: _ = try parseNote()
        case .style: try parseStyle()
        case .classDef: try parseClassDefinition()
        case .cssClass: try parseCSSClass()
        case .click, .link, .callback: try parseClick()
        case .direction(let direction):
            builder.diagram.direction = direction
            position += 1
        case .accessibleTitle: builder.diagram.accessibleTitle = takeText(.accessibleTitle)?.trimmingSpace
        case .accessibleDescription:
            builder.diagram.accessibleDescription = takeText(.accessibleDescription)?.trimmingLines
        default: try parseMemberOrRelation()
        }
    }

    /// Reads `Animal : +int age`, or a relation.
    private mutating func parseMemberOrRelation() throws(SyntaxError) {
        let start = current.range.lowerBound
        let name = try parseName("a class, a relation or a statement", "una clase, una relación o una instrucción")
        let range = start..<tokens[position - 1].range.upperBound
        switch current.kind {
        case .label:
            let text = takeText(.label)?.dropFirst() ?? ""
            builder.member(String(text).trimmingSpace, of: name, range: place(range))
            if current.kind == .label { throw secondColon() }
        case .newline, .endOfFile: builder.diagram.idleLines.append((name.display, place(range)))
        default: try parseRelation(from: name, start: range)
        }
    }

    func secondColon() -> SyntaxError {
        SyntaxError(
            range: current.range,
            message: LocalizedText(
                en: "a second colon is not allowed here: after “:” the text goes on to the end of the line",
                es: "aquí no se admite otro «:»: tras los dos puntos el texto sigue hasta el final de la línea"
            ),
            advice: LocalizedText(
                en: "write a method's type after a space, as in “+isMammal() bool”, or use braces",
                es: "escribe el tipo de un método tras un espacio, como «+esMamifero() bool», o usa llaves"
            )
        )
    }

    /// A class's name: words joined by dots and dashes or a text in backticks, and type parameters.
    struct Name {
        var id: String
        var parameters: String?
        var range: Range<Int>
        var display: String { parameters.map { "\(id)~\($0)~" } ?? id }
    }

    mutating func parseName(_ en: String, _ es: String) throws(SyntaxError) -> Name {
        var name = Name(id: "", parameters: nil, range: current.range)
        while true {
            switch current.kind {
            case .word, .unicodeWord, .minus: name.id += source.text(current.range)
            case .backquoted:
                // A text in backticks ends a name.
                name.id += source.text(current.range)
                position += 1
                name.parameters = takeText(.generic)
                return finished(name)
            default: throw unexpected(en, es)
            }
            position += 1
            switch current.kind {
            case .generic:
                name.parameters = takeText(.generic)
                return finished(name)
            case .dot:
                name.id += "."
                position += 1
            case .word, .unicodeWord, .minus, .backquoted: continue
            default: return finished(name)
            }
        }
    }

    private func finished(_ name: Name) -> Name {
        var name = name
        name.range = name.range.lowerBound..<tokens[position - 1].range.upperBound
        return name
    }
}
