import Diagnostics

extension SequenceParser {
    /// Reads `link A: Label @ https://…`, `links A: {"Label": "https://…"}`, `properties A: {"class": "x"}`, `details A: id`.
    mutating func parseMenu() throws(SyntaxError) {
        let keyword = current.kind
        let word = text(current.range).lowercased()
        advance()
        let token = try takeName(LocalizedText(en: "a participant", es: "un participante"))
        let value = try takeText()
        let participant = try builder.participant(name(token), at: place(token.range), range: token.range)
        switch keyword {
        case .link: addLink(value, to: participant)
        case .links, .properties:
            guard case .object(let entries)? = FlowValueParser.parse(Array(value.text.utf8)[...]) else {
                warn(
                    value.range,
                    en: "this is not JSON, so “\(word)” has no effect",
                    es: "esto no es JSON, así que «\(word)» no tiene efecto",
                    adviceEn: "write: \(word) A: {\"\(keyword == .links ? "Label" : "class")\": \"…\"}",
                    adviceEs: "escribe: \(word) A: {\"\(keyword == .links ? "Texto" : "class")\": \"…\"}"
                )
                break
            }
            for entry in entries {
                if keyword == .links {
                    addLink(entry.key, entry.value.text ?? "", at: value.range, to: participant)
                } else {
                    addProperty(entry, at: value.range, to: participant)
                }
            }
        default:
            warn(
                value.range,
                en: "“details” reads from the page around the diagram, which is not possible here; it is left out",
                es: "«details» lee de la página que rodea el diagrama, y aquí no es posible; se omite",
                adviceEn: "write the links and properties with “links” and “properties”",
                adviceEs: "escribe los enlaces y propiedades con «links» y «properties»"
            )
        }
        try endStatement()
    }

    private mutating func addLink(_ value: SequenceText, to participant: Int) {
        guard let at = value.text.firstIndex(of: "@") else {
            warn(
                value.range,
                en: "this link has no address",
                es: "este enlace no tiene dirección",
                adviceEn: "write: link A: Label @ https://example.com",
                adviceEs: "escribe: link A: Texto @ https://example.com"
            )
            return
        }
        addLink(
            String(value.text[..<at]).trimmingSpace,
            String(value.text[value.text.index(after: at)...]).trimmingSpace,
            at: value.range,
            to: participant
        )
    }

    private mutating func addLink(_ label: String, _ href: String, at range: SourceRange, to participant: Int) {
        guard !href.isEmpty, LinkPolicy.isSafe(href) else {
            diagnostics.append(LinkPolicy.refusal(at: range))
            return
        }
        let text = label.isEmpty ? href : label
        builder.diagram.participants[participant].links.append(
            .init(label: text, href: Entities.decode(href), range: range)
        )
    }

    private mutating func addProperty(_ entry: SettingValue.Entry, at range: SourceRange, to participant: Int) {
        if entry.key == "class", let name = entry.value.text {
            builder.diagram.participants[participant].className = name
        } else if entry.key == "icon" {
            warn(
                range,
                en: "icons of participants are not drawn: a drawing loads no files",
                es: "los iconos de los participantes no se dibujan: un dibujo no carga ficheros",
                adviceEn: "choose a type: participant A@{ \"type\": \"database\" }",
                adviceEs: "elige un tipo: participant A@{ \"type\": \"database\" }"
            )
        }
    }

    private mutating func warn(_ range: SourceRange, en: String, es: String, adviceEn: String, adviceEs: String) {
        diagnostics.append(
            Diagnostic(
                rule: .diagramNotDrawn,
                severity: .warning,
                message: LocalizedText(en: en, es: es),
                range: range,
                advice: LocalizedText(en: adviceEn, es: adviceEs)
            )
        )
    }
}

extension SequenceBuilder {
    /// Keeps only the last of several links with one label, at its place.
    mutating func keepLastLinks(of participant: Int) {
        var labels: Set<String> = []
        let links = diagram.participants[participant].links
        let kept = links.reversed().filter { labels.insert($0.label).inserted }
        if kept.count < links.count { diagram.participants[participant].links = kept.reversed() }
    }
}
