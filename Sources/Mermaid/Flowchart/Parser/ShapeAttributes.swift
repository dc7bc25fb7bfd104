import Diagnostics

extension FlowchartParser {
    /// Reads `@{ shape: …, label: … }` behind a node or the name of an edge.
    mutating func parseShapeData(of id: String) throws(SyntaxError) {
        let start = current.range.lowerBound
        while current.kind == .shapeData { advance() }
        let end = tokens[position - 1].range.upperBound
        let isBlock = source.bytes[start..<end].contains(0x0A)
        var value: SettingValue?
        if isBlock { value = BlockValueParser.parse(foldingStrings(start..<end), 0..<(end - start)) }
        if value == nil { value = FlowValueParser.parseEntries(source.bytes[start..<end]) }
        guard let value else {
            throw SyntaxError(
                range: start..<end,
                message: LocalizedText(
                    en: "expected “key: value” pairs between “@{” and “}”",
                    es: "se esperaban pares «clave: valor» entre «@{» y «}»"
                )
            )
        }
        if value["step"] != nil, builder.isEdge(id) {
            diagnostics.append(
                Diagnostic(
                    rule: .diagramNotDrawn,
                    severity: .warning,
                    message: LocalizedText(
                        en: "edges are not shown step by step: this one is always drawn",
                        es: "las aristas no se muestran paso a paso: esta se dibuja siempre"
                    ),
                    range: place(start..<end)
                )
            )
        }
        if !builder.isSubgraph(id) { builder.node(id, label: nil, shape: nil, range: place(start..<end)) }
        guard builder.attributes(value, of: id) else {
            throw SyntaxError(
                range: start..<end,
                message: builder.refusal
                    ?? LocalizedText(en: "this block is not valid", es: "este bloque no es válido")
            )
        }
    }

    /// Returns the text with spaces for line breaks inside quotes, so that a quoted value stands on one line.
    private func foldingStrings(_ range: Range<Int>) -> [UInt8] {
        var bytes = Array(source.bytes[range])
        var isQuoted = false
        for index in bytes.indices {
            if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted, bytes[index] == 0x0A { bytes[index] = 0x20 }
        }
        return bytes
    }
}
