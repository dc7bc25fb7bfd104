import Diagnostics

extension FlowchartParser {
    private mutating func requireSpace(_ expected: LocalizedText) throws(SyntaxError) {
        guard take(.space) else { throw unexpected(current, expected: expected) }
    }

    /// Reads `style A fill:#f9f,stroke:#333`.
    mutating func parseStyle() throws(SyntaxError) {
        advance()
        try requireSpace(LocalizedText(en: "a space and a node's id", es: "un espacio y el id de un nodo"))
        let start = current.range.lowerBound
        let id = try parseIdentifier(expected: LocalizedText(en: "a node's id", es: "el id de un nodo"))
        let range = start..<tokens[position - 1].range.upperBound
        try requireSpace(LocalizedText(en: "a space and styles", es: "un espacio y estilos"))
        let styles = try parseStyles()
        builder.style(id, styles, range: place(range))
        try endStatement()
    }

    /// Reads `classDef hot,cold fill:#f96`.
    mutating func parseClassDefinition() throws(SyntaxError) {
        advance()
        try requireSpace(LocalizedText(en: "a space and a class name", es: "un espacio y un nombre de clase"))
        let start = current.range.lowerBound
        let names = try parseIdentifier(expected: LocalizedText(en: "a class name", es: "un nombre de clase"))
        let range = start..<tokens[position - 1].range.upperBound
        try requireSpace(LocalizedText(en: "a space and styles", es: "un espacio y estilos"))
        let styles = try parseStyles()
        builder.define(classes: names.split(separator: ",").map(String.init), styles: styles, range: place(range))
        try endStatement()
    }

    /// Reads `class A,B hot`.
    mutating func parseClass() throws(SyntaxError) {
        advance()
        try requireSpace(LocalizedText(en: "a space and node ids", es: "un espacio e ids de nodos"))
        let start = current.range.lowerBound
        let targets = try parseIdentifier(expected: LocalizedText(en: "node ids", es: "ids de nodos"))
        try requireSpace(
            LocalizedText(
                en: "a space and a class name (ids in a list are separated by commas alone)",
                es: "un espacio y un nombre de clase (los ids de una lista se separan solo con comas)"
            )
        )
        let name = try parseIdentifier(expected: LocalizedText(en: "a class name", es: "un nombre de clase"))
        let range = start..<tokens[position - 1].range.upperBound
        builder.assign(
            StyleAssignment(
                kind: .classStatement,
                targets: targets.split(separator: ",").map(String.init),
                className: name,
                range: place(range)
            )
        )
        try endStatement(allowsSpace: false)
    }

    /// Reads `linkStyle 0,2 stroke:red`, or `linkStyle default interpolate step stroke:red`.
    mutating func parseLinkStyle() throws(SyntaxError) {
        advance()
        let expectation = LocalizedText(
            en: "“default” or edge numbers separated by commas",
            es: "«default» o números de aristas separados por comas"
        )
        try requireSpace(expectation)
        var indices: [Int] = []
        var known: Set<Int> = []
        let isDefault = take(.default)
        if !isDefault {
            repeat {
                let token = current
                guard take(.number) else { throw unexpected(token, expected: expectation) }
                let index = Int(source.text(token.range)) ?? Int.max
                guard index < builder.chart.edges.count else { throw outOfRange(index, token) }
                if known.insert(index).inserted { indices.append(index) }
            } while take(.comma)
        }
        try requireSpace(LocalizedText(en: "a space and styles", es: "un espacio y estilos"))
        if take(.interpolate) {
            try requireSpace(LocalizedText(en: "a space and a curve", es: "un espacio y una curva"))
            let curve = try parseIdentifier(expected: LocalizedText(en: "a curve", es: "una curva"))
            if isDefault { builder.chart.defaultEdgeCurve = curve }
            for index in indices { builder.chart.edges[index].curve = curve }
            if current.kind != .space || kind(after: 1) == .newline || kind(after: 1) == .endOfFile {
                return try endStatement()
            }
            advance()
        }
        let styles = StyleDeclarations.effective(try parseStyles())
        if isDefault { builder.chart.defaultEdgeStyles += styles }
        for index in indices { builder.chart.edges[index].styles += styles }
        try endStatement()
    }

    private func outOfRange(_ index: Int, _ token: FlowchartToken) -> SyntaxError {
        let count = builder.chart.edges.count
        return SyntaxError(
            range: token.range,
            message: LocalizedText(
                en:
                    "there is no edge \(index): the \(count) edges so far are numbered from 0, and a chain or “&” makes several",
                es:
                    "no hay arista \(index): las \(count) aristas hasta aquí se numeran desde 0, y una cadena o «&» crea varias"
            )
        )
    }

    /// Reads `fill:#f9f,stroke:#333`; `\,` is a comma inside a value.
    private mutating func parseStyles() throws(SyntaxError) -> [StyleDeclaration] {
        let start = current.range.lowerBound
        let first = position
        loop: while true {
            switch current.kind {
            case .number, .nodeString, .colon, .space, .hash, .style, .comma: advance()
            case .minus, .unicodeText, .asterisk, .down, .default: advance()
            default: break loop
            }
        }
        guard position > first else {
            throw unexpected(
                current,
                expected: LocalizedText(en: "styles such as fill:#f9f", es: "estilos como fill:#f9f"),
                advice: current.kind == .roundStart ? Self.colourAdvice : nil
            )
        }
        if current.kind == .roundStart {
            throw unexpected(
                current,
                expected: LocalizedText(en: "“,” or the end of the line", es: "«,» o el final de la línea"),
                advice: Self.colourAdvice
            )
        }
        return StyleDeclarations.parse(source.text(start..<tokens[position - 1].range.upperBound))
    }

    private static let colourAdvice = LocalizedText(
        en: "write colours as #rrggbb or by name; Mermaid takes no parentheses here",
        es: "escribe los colores como #rrggbb o por su nombre; Mermaid no admite paréntesis aquí"
    )
}
