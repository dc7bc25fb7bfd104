import Diagnostics

extension FlowchartParser {
    /// Reads `A --> B & C -.->|label| D`: nodes, and the edges between them.
    /// - Returns: the ids of the nodes.
    mutating func parseNodesAndEdges() throws(SyntaxError) -> [String] {
        var sources = try parseNodeGroup()
        var members = sources
        while let template = try parseLink() {
            let targets = try parseNodeGroup()
            guard builder.edges(from: sources, to: targets, template) else {
                throw .tooMany(FlowchartBuilder.mostEdges, en: "edges", es: "aristas", at: tokens[position - 1].range)
            }
            members += targets
            sources = targets
        }
        return members
    }

    /// Reads `A & B:::c & C@{ … }`.
    private mutating func parseNodeGroup() throws(SyntaxError) -> [String] {
        var ids = [try parseNode()]
        while ids.count < FlowchartBuilder.mostEdges {
            let start = position
            skipSpaces()
            guard position > start, current.kind == .ampersand, kind(after: 1) == .space else {
                position = start
                if !isLinkAhead { skipSpaces() }
                return ids
            }
            advance()
            skipSpaces()
            ids.append(try parseNode())
        }
        return ids
    }

    private var isLinkAhead: Bool {
        switch current.kind {
        case .link, .linkStart, .linkIdentifier: true
        default: false
        }
    }

    private mutating func parseNode() throws(SyntaxError) -> String {
        let start = current.range.lowerBound
        let id = try parseIdentifier(
            expected: LocalizedText(en: "a node or a statement", es: "un nodo o una instrucción")
        )
        let idRange = start..<tokens[position - 1].range.upperBound
        try parseShape(of: id, idRange: idRange)
        if take(.styleSeparator) {
            let classStart = current.range.lowerBound
            let name = try parseIdentifier(expected: LocalizedText(en: "a class name", es: "un nombre de clase"))
            let range = classStart..<tokens[position - 1].range.upperBound
            builder.assign(
                StyleAssignment(kind: .shorthand, targets: [id], className: name, range: place(range))
            )
        }
        if current.kind == .shapeData { try parseShapeData(of: id) }
        return id
    }

    /// Reads letters, digits and the signs that ids may hold, as one text.
    mutating func parseIdentifier(expected: LocalizedText) throws(SyntaxError) -> String {
        let start = current.range.lowerBound
        let first = position
        loop: while true {
            switch current.kind {
            case .number, .nodeString, .down, .minus, .default, .comma, .colon, .ampersand, .hash, .asterisk,
                .unicodeText:
                advance()
            default: break loop
            }
        }
        guard position > first else { throw unexpected(current, expected: expected) }
        return source.text(start..<tokens[position - 1].range.upperBound)
    }

    // MARK: Shapes

    private mutating func parseShape(of id: String, idRange: Range<Int>) throws(SyntaxError) {
        let opener = current.kind
        let shape: FlowchartShape
        let label: DiagramLabel
        let start = tokens[min(position + 1, tokens.count - 1)].range.lowerBound
        switch opener {
        case .squareStart:
            advance()
            (shape, label) = (.rectangle, try parseLabel(until: .squareEnd))
        case .roundStart:
            advance()
            if take(.roundStart) {
                label = try parseLabel(until: .roundEnd)
                guard take(.roundEnd) else {
                    throw unexpected(current, expected: LocalizedText(en: "“))”", es: "«))»"))
                }
                shape = .circle
            } else {
                (shape, label) = (.rounded, try parseLabel(until: .roundEnd))
            }
        case .doubleCircleStart:
            advance()
            (shape, label) = (.doubleCircle, try parseLabel(until: .doubleCircleEnd))
        case .ellipseStart:
            advance()
            (shape, label) = (.ellipse, try parseLabel(until: .ellipseEnd))
        case .stadiumStart:
            advance()
            (shape, label) = (.stadium, try parseLabel(until: .stadiumEnd))
        case .subroutineStart:
            advance()
            (shape, label) = (.subroutine, try parseLabel(until: .subroutineEnd))
        case .cylinderStart:
            advance()
            (shape, label) = (.cylinder, try parseLabel(until: .cylinderEnd))
        case .diamondStart:
            advance()
            if take(.diamondStart) {
                label = try parseLabel(until: .diamondEnd)
                guard take(.diamondEnd) else {
                    throw unexpected(current, expected: LocalizedText(en: "“}}”", es: "«}}»"))
                }
                shape = .hexagon
            } else {
                (shape, label) = (.diamond, try parseLabel(until: .diamondEnd))
            }
        case .tagEnd:
            advance()
            (shape, label) = (.odd, try parseLabel(until: .squareEnd))
        case .trapezoidStart, .invertedTrapezoidStart:
            advance()
            label = try parseLabel(until: .trapezoidEnd, or: .invertedTrapezoidEnd)
            let closer = tokens[position - 1].kind
            switch (opener, closer) {
            case (.trapezoidStart, .trapezoidEnd): shape = .trapezoid
            case (.trapezoidStart, _): shape = .leanRight
            case (_, .trapezoidEnd): shape = .leanLeft
            default: shape = .invertedTrapezoid
            }
        case .propertyStart:
            (shape, label) = (.rectangle, try parsePropertyLabel())
        default:
            builder.node(id, label: nil, shape: nil, range: place(idRange))
            return
        }
        let end = max(start, tokens[position - 1].range.lowerBound)
        checkSigns(from: idRange.lowerBound, label: start..<end)
        builder.node(id, label: label, shape: shape, range: place(start..<end))
    }

    /// Reads `A[|field:value|label]`.
    private mutating func parsePropertyLabel() throws(SyntaxError) -> DiagramLabel {
        advance()
        guard take(.nodeString), take(.colon), take(.nodeString), take(.pipe) else {
            throw unexpected(
                current,
                expected: LocalizedText(en: "“field:value|” after “[|”", es: "«campo:valor|» tras «[|»")
            )
        }
        return try parseLabel(until: .squareEnd)
    }

    /// Reads a label up to and including its closing bracket.
    mutating func parseLabel(
        until closer: FlowchartToken.Kind,
        or other: FlowchartToken.Kind? = nil
    ) throws(SyntaxError) -> DiagramLabel {
        var text = ""
        var isMarkdown = false
        let first = position
        while true {
            let token = current
            switch token.kind {
            case .string where position == first, .markdownString where position == first:
                text = source.text(token.range)
                isMarkdown = token.kind == .markdownString
            case .text, .tagStart, .unicodeText:
                text += source.text(token.range)
            default:
                guard token.kind == closer || token.kind == other else {
                    throw unexpected(token, expected: Self.closing(closer))
                }
                guard position > first else {
                    throw unexpected(
                        token,
                        expected: LocalizedText(en: "a label", es: "una etiqueta"),
                        advice: LocalizedText(
                            en: "for an empty label write a space in quotes: \" \"",
                            es: "para una etiqueta vacía escribe un espacio entre comillas: \" \""
                        )
                    )
                }
                advance()
                return DiagramLabel(text: Self.unquoted(text.trimmingSpace), isMarkdown: isMarkdown)
            }
            advance()
        }
    }

    static func unquoted(_ text: String) -> String {
        text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"") ? String(text.dropFirst().dropLast()) : text
    }

    private static func closing(_ kind: FlowchartToken.Kind) -> LocalizedText {
        let bracket: String? =
            switch kind {
            case .squareEnd: "]"
            case .roundEnd: ")"
            case .stadiumEnd: "])"
            case .subroutineEnd: "]]"
            case .cylinderEnd: ")]"
            case .doubleCircleEnd: ")))"
            case .diamondEnd: "}"
            case .ellipseEnd: "-)"
            case .trapezoidEnd: nil
            default: "|"
            }
        guard let bracket else {
            return LocalizedText(
                en: "the label's end, “/]” or “\\]”",
                es: "el final de la etiqueta, «/]» o «\\]»"
            )
        }
        return LocalizedText(en: "the label's end, “\(bracket)”", es: "el final de la etiqueta, «\(bracket)»")
    }
}
