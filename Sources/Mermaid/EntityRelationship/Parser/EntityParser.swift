import Diagnostics

/// Reads an entity-relationship diagram's tokens into an ``EntityDiagram``.
///
/// Statements need no line break between them; the first token that does not fit ends the reading, as in Mermaid.
struct EntityParser: TokenParser {
    let source: DiagramSource
    let tokens: [EntityToken]
    var position = 0
    var diagram = EntityDiagram()
    var diagnostics: [Diagnostic] = []
    var pendingStyles: [(name: String, styles: [StyleDeclaration])] = []

    static let mostRelationships = 12_000

    init(_ source: DiagramSource) {
        self.source = source
        tokens = EntityLexer.tokens(of: source.bytes, from: source.typeName.lowerBound)
    }

    func unexpected(_ en: String, _ es: String, advice: LocalizedText? = nil) -> SyntaxError {
        source.unexpected(current.range, expected: LocalizedText(en: en, es: es), advice: advice ?? self.advice)
    }

    // MARK: Statements

    mutating func read() throws(SyntaxError) -> EntityDiagram {
        diagram.settings = source.settings
        diagram.title = source.settings.title
        if let word = source.settings.value("er", "layoutDirection")?.text, let value = FlowDirection(word: word) {
            diagram.direction = value
        }
        guard take(.diagram) else { throw unexpected("“erDiagram”", "«erDiagram»") }
        while current.kind != .endOfFile { try parseStatement() }
        for (name, styles) in pendingStyles {
            if let index = diagram.entityIndices[name] { diagram.entities[index].styles += styles }
        }
        for assignment in diagram.assignments {
            guard let style = assignment.className else { continue }
            for name in assignment.targets {
                if let index = diagram.entityIndices[name] { diagram.entities[index].styleClasses.append(style) }
            }
        }
        return diagram
    }

    private mutating func parseStatement() throws(SyntaxError) {
        switch current.kind {
        case .newline: position += 1
        case .direction(let direction):
            diagram.direction = direction
            position += 1
        case .accessibleTitle: diagram.accessibleTitle = takeText(.accessibleTitle)?.trimmingSpace
        case .accessibleDescription:
            diagram.accessibleDescription = takeText(.accessibleDescription)?.trimmingLines
        case .classDef: try parseClassDefinition()
        case .class: try parseClass()
        case .style: try parseStyle()
        default: try parseEntityOrRelationship()
        }
    }

    /// Reads `NAME["alias"]:::style { … }`, or `A ||--o{ B : role`.
    private mutating func parseEntityOrRelationship() throws(SyntaxError) {
        let start = current.range
        guard let name = takeName() else {
            throw unexpected("an entity or a statement", "una entidad o una instrucción")
        }
        var alias: String?
        let hasAlias = take(.squareStart)
        if hasAlias {
            alias = takeName()
            guard alias != nil else { throw unexpected("a name", "un nombre") }
            guard take(.squareEnd) else { throw unexpected("“]”", "«]»") }
        }
        entity(name, alias: alias, range: place(start))
        try parseStyleShorthand(for: name, start)
        if take(.blockStart) {
            try parseAttributes(of: name)
        } else if !hasAlias, case .cardinality = current.kind {
            try parseRelationship(from: name, start)
        }
    }

    private mutating func parseStyleShorthand(for name: String, _ range: Range<Int>) throws(SyntaxError) {
        guard take(.styleSeparator) else { return }
        for style in try parseNames() { assign(.shorthand, [name], style, range: place(range)) }
    }

    mutating func takeName() -> String? {
        switch current.kind {
        case .quotedName, .name, .number, .decimal:
            defer { position += 1 }
            return source.text(current.range)
        default: return nil
        }
    }

    mutating func entity(_ name: String, alias: String? = nil, range: SourceRange) {
        if let index = diagram.entityIndices[name] {
            if diagram.entities[index].alias == nil { diagram.entities[index].alias = alias }
            return
        }
        diagram.entityIndices[name] = diagram.entities.count
        diagram.entities.append(DiagramEntity(name: name, alias: alias, range: range))
    }

    // MARK: Attributes

    /// Reads attributes: `type name PK, FK "comment"`.
    private mutating func parseAttributes(of name: String) throws(SyntaxError) {
        let brace = tokens[position - 1].range
        while !take(.blockEnd) {
            guard current.kind != .endOfFile else {
                throw SyntaxError(
                    range: brace,
                    message: LocalizedText(
                        en: "this brace is never closed: expected “}”",
                        es: "esta llave no se cierra: se esperaba «}»"
                    )
                )
            }
            guard let type = takeText(.attributeWord) else {
                throw unexpected("an attribute's type", "el tipo de un atributo")
            }
            guard let word = takeText(.attributeWord) else {
                throw unexpected("an attribute's name", "el nombre de un atributo")
            }
            var keys: [String] = []
            if let key = takeText(.key) {
                keys.append(key.uppercased())
                while take(.comma) {
                    guard let key = takeText(.key) else { throw unexpected("PK, FK or UK", "PK, FK o UK") }
                    keys.append(key.uppercased())
                }
            }
            let attribute = EntityAttribute(type: type, name: word, keys: keys, comment: takeText(.comment))
            if let index = diagram.entityIndices[name] { diagram.entities[index].attributes.append(attribute) }
        }
    }

    // MARK: Relationships

    private mutating func parseRelationship(from name: String, _ start: Range<Int>) throws(SyntaxError) {
        let first = try parseCardinality()
        let isIdentifying: Bool
        if take(.identifying) {
            isIdentifying = true
        } else if take(.nonIdentifying) {
            isIdentifying = false
        } else {
            throw unexpected("a line: --, .., “to” or “optionally to”", "una línea: --, .., «to» u «optionally to»")
        }
        let second = try parseCardinality()
        let other = current.range
        guard let target = takeName() else { throw unexpected("an entity", "una entidad") }
        entity(target, range: place(other))
        try parseStyleShorthand(for: target, other)
        guard take(.colon) else {
            throw unexpected(
                "“:” and a label",
                "«:» y una etiqueta",
                advice: LocalizedText(
                    en: "a relationship needs a label: A ||--o{ B : has; for an empty one, write : \"\"",
                    es: "una relación necesita una etiqueta: A ||--o{ B : tiene; si no quieres ninguna, escribe : \"\""
                )
            )
        }
        let role: String
        switch current.kind {
        case .quotedName, .quotedText, .name:
            role = source.text(current.range)
            position += 1
        default:
            throw unexpected(
                "a label",
                "una etiqueta",
                advice: LocalizedText(
                    en: "put the label in double quotes",
                    es: "escribe la etiqueta entre comillas dobles"
                )
            )
        }
        guard diagram.relationships.count < Self.mostRelationships else {
            throw .tooMany(Self.mostRelationships, en: "relationships", es: "relaciones", at: start)
        }
        diagram.relationships.append(
            EntityRelationship(
                id: "id_\(elementID(name))_\(elementID(target))_\(diagram.relationships.count)",
                source: name,
                target: target,
                sourceCardinality: first,
                targetCardinality: second,
                isIdentifying: isIdentifying,
                role: role.isEmpty ? nil : DiagramLabel(text: role, isMarkdown: true),
                range: place(start.lowerBound..<other.upperBound)
            )
        )
    }

    private func elementID(_ name: String) -> String { "entity-\(name)-\(diagram.entityIndices[name] ?? 0)" }

    private mutating func parseCardinality() throws(SyntaxError) -> EntityRelationship.Cardinality {
        guard case .cardinality(let value) = current.kind else {
            throw unexpected(
                "a cardinality such as ||, |o, }|, }o or “one or more”",
                "una cardinalidad como ||, |o, }|, }o o «one or more»"
            )
        }
        position += 1
        return value
    }
}
