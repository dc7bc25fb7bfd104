import Diagnostics

/// Describes a class diagram in words, for readers who do not see it.
enum ClassOutline {
    static func text(of diagram: ClassDiagram, language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let count = diagram.classes.count { !$0.isInterfaceMark }
        let relations = diagram.relations.count
        let sentences = [
            say(
                "Class diagram with \(count) \(count == 1 ? "class" : "classes") and \(relations) \(relations == 1 ? "relation" : "relations").",
                "Diagrama de clases con \(count) \(count == 1 ? "clase" : "clases") y \(relations) \(relations == 1 ? "relación" : "relaciones")."
            )
        ]
        var details: [String] = []
        var inner: [Int: [String]] = [:]
        for namespace in diagram.namespaces where namespace.parent >= 0 {
            inner[namespace.parent, default: []].append(namespace.label)
        }
        for value in diagram.classes where value.namespace >= 0 {
            inner[value.namespace, default: []].append(name(value))
        }
        for (index, namespace) in diagram.namespaces.enumerated() {
            guard let names = inner[index] else { continue }
            let list = names.joined(separator: ", ")
            details.append(say("\(namespace.label) holds \(list).", "\(namespace.label) contiene \(list)."))
        }
        for value in diagram.classes where !value.isInterfaceMark {
            let members = (value.attributes + value.methods).map { member in
                switch member.classifier {
                case .none: member.text
                case .static: "\(member.text) (\(say("static", "estático")))"
                case .abstract: "\(member.text) (\(say("abstract", "abstracto")))"
                }
            }
            let marks = value.annotations.map { " «\($0)»" }.joined()
            guard !members.isEmpty || !marks.isEmpty else { continue }
            let list = members.isEmpty ? "" : ": \(members.joined(separator: "; "))"
            details.append("\(name(value))\(marks)\(list).")
        }
        for relation in diagram.relations { details.append(sentence(relation, diagram, language)) }
        for note in diagram.notes {
            let target = note.target.flatMap { diagram.classIndices[$0] }.map { name(diagram.classes[$0]) }
            let text = note.text.plainText
            details.append(
                target.map { say("Note for \($0): \(text).", "Nota sobre \($0): \(text).") }
                    ?? say("Note: \(text).", "Nota: \(text).")
            )
        }
        return OutlineSentences.text(sentences, details, language: language)
    }

    static func name(_ value: DiagramClass) -> String {
        let label = value.label?.plainText ?? value.id
        let name = label.isEmpty ? value.id : label
        return value.parameters.map { "\(name)<\(ClassGenerics.display($0))>" } ?? name
    }

    private static func sentence(_ relation: ClassRelation, _ diagram: ClassDiagram, _ language: String) -> String {
        func title(_ id: String, _ text: String?) -> String {
            let name = diagram.classIndices[id].map { Self.name(diagram.classes[$0]) } ?? id
            return text.map { "\(name) (\($0))" } ?? name
        }
        var (source, target) = (
            title(relation.source, relation.sourceText), title(relation.target, relation.targetText)
        )
        var end = relation.targetEnd
        // The class at the sign comes second in the sentence.
        if end == .none || (relation.sourceEnd == .triangle && end != .triangle) {
            (source, target) = (target, source)
            end = relation.sourceEnd
        }
        let label = relation.label.map { ": \($0.plainText)" } ?? ""
        let verb =
            switch end {
            case .none: LocalizedText(en: "and", es: "y")
            case .triangle where relation.isDashed: LocalizedText(en: "implements", es: "implementa")
            case .triangle: LocalizedText(en: "inherits from", es: "hereda de")
            case .composition: LocalizedText(en: "is part of", es: "es parte de")
            case .aggregation: LocalizedText(en: "belongs to", es: "pertenece a")
            case .arrow where relation.isDashed: LocalizedText(en: "depends on", es: "depende de")
            case .arrow: LocalizedText(en: "knows", es: "conoce a")
            case .lollipop: LocalizedText(en: "offers", es: "ofrece")
            }
        if end == .none { (source, target) = (target, source) }
        return "\(source) \(verb.text(in: language)) \(target)\(label)."
    }
}
