import Diagnostics
import Support

extension SequenceParser {
    /// Reads `participant A`, `actor A as Alice`, `participant A@{ "type": "database" }`, `destroy A`; also after `create`.
    mutating func parseParticipant(isCreated: Bool) throws(SyntaxError) {
        let keyword = current.kind
        advance()
        let token = try takeName(LocalizedText(en: "a participant's name", es: "el nombre de un participante"))
        var config: SettingValue?
        var label: SequenceText?
        if keyword != .destroy {
            if take(.configStart) { config = try takeConfig() }
            if take(.aliasKeyword) { label = takeRestOfLine() }
        }
        try endStatement()
        if keyword == .destroy, !isCreated {
            builder.destroy(name(token), range: place(token.range))
            return
        }
        var kind: SequenceParticipant.Kind? = keyword == .participant ? .participant : keyword == .actor ? .actor : nil
        if let type = config?["type"]?.text {
            if let known = SequenceParticipant.Kind(rawValue: type) {
                kind = known
            } else {
                reportUnknownKind(type, at: token.range)
            }
        }
        if let alias = config?["alias"]?.text, label == nil || label?.text == name(token) {
            label = SequenceText(text: alias, wraps: label?.wraps, range: place(token.range))
        }
        try builder.declare(
            name(token),
            label: label,
            kind: kind,
            isCreated: isCreated,
            at: place(token.range),
            range: token.range
        )
    }

    private mutating func takeConfig() throws(SyntaxError) -> SettingValue {
        guard current.kind == .configContent else {
            throw unexpected(
                LocalizedText(en: "settings such as \"type\": \"database\"", es: "ajustes como \"type\": \"database\"")
            )
        }
        let content = current.range
        advance()
        guard take(.configEnd) else { throw unexpected(LocalizedText(en: "“}”", es: "«}»")) }
        let isBlock = bytes[content].contains(0x0A)
        let inside = text(content)
        let value =
            isBlock
            ? FlowValueParser.parse(Array("{\(inside)\n}".utf8)[...]) ?? BlockValueParser.parse(bytes, content)
            : FlowValueParser.parse(Array("{\(inside)}".utf8)[...])
        guard let value else {
            throw SyntaxError(
                range: content,
                message: LocalizedText(
                    en: "the text between “@{” and “}” is neither JSON nor YAML",
                    es: "el texto entre «@{» y «}» no es JSON ni YAML"
                ),
                advice: LocalizedText(
                    en: "write: participant A@{ \"type\": \"database\", \"alias\": \"Orders\" }",
                    es: "escribe: participant A@{ \"type\": \"database\", \"alias\": \"Pedidos\" }"
                )
            )
        }
        return value
    }

    private mutating func reportUnknownKind(_ type: String, at range: Range<Int>) {
        let known = SequenceParticipant.Kind.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ")
        let knownEs = SequenceParticipant.Kind.allCases.map { "«\($0.rawValue)»" }.joined(separator: ", ")
        diagnostics.append(
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(
                    en: "“\(type)” is not a type of participant; it is drawn as a box",
                    es: "«\(type)» no es un tipo de participante; se dibuja como una caja"
                ),
                range: place(range),
                advice: LocalizedText(en: "the types are \(known)", es: "los tipos son \(knownEs)")
            )
        )
    }

    /// Reads `box Aqua Title`, participants, `end`.
    mutating func parseBox() throws(SyntaxError) {
        let keyword = current
        advance()
        let line = current.kind == .restOfLine ? current.range : keyword.range.upperBound..<keyword.range.upperBound
        if current.kind == .restOfLine { advance() }
        builder.openBox(BoxTitle.read(self, line, at: place(keyword.range)))
        while true {
            switch current.kind {
            case .newline: advance()
            case .participant, .actor, .destroy: try parseParticipant(isCreated: false)
            case .end:
                advance()
                builder.closeBox()
                return
            case .endOfFile:
                throw SyntaxError(
                    range: keyword.range,
                    message: LocalizedText(
                        en: "this “box” is never closed: expected “end”",
                        es: "este «box» no se cierra: se esperaba «end»"
                    )
                )
            default:
                throw unexpected(
                    LocalizedText(en: "“participant”, “actor” or “end”", es: "«participant», «actor» o «end»"),
                    advice: LocalizedText(
                        en: "put only declarations of participants in a box, and messages after its “end”",
                        es: "pon en un «box» solo declaraciones de participantes, y los mensajes tras su «end»"
                    )
                )
            }
        }
    }
}

/// The rest of a `box` line: a colour, if its first word is one, and a title.
enum BoxTitle {
    static func read(_ parser: SequenceParser, _ line: Range<Int>, at place: SourceRange) -> SequenceBox {
        let range = SequenceLexer.trim(parser.bytes, line)
        let bytes = parser.bytes
        var end = range.lowerBound
        while end < range.upperBound, bytes[end].isWordByte { end += 1 }
        let word = parser.text(range.lowerBound..<end)
        if ["rgb", "rgba", "hsl", "hsla"].contains(word) {
            // The colour extends to the last bracket of the line.
            var open = end
            while open < range.upperBound, bytes[open].isSpaceOrTab { open += 1 }
            if open < range.upperBound, bytes[open] == UInt8(ascii: "("),
                let close = bytes[open..<range.upperBound].lastIndex(of: UInt8(ascii: ")"))
            {
                end = close + 1
            }
        }
        let colour = parser.text(range.lowerBound..<end)
        let isColour = ResolvedStyle.paint(colour) != nil
        let title = parser.sequenceText((isColour ? end : range.lowerBound)..<range.upperBound)
        return SequenceBox(
            title: title.text.isEmpty ? nil : title,
            fill: isColour ? ResolvedStyle.paint(colour) : nil,
            range: place
        )
    }
}
