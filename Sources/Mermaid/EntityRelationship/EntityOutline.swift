import Diagnostics

/// Describes an entity-relationship diagram in words, for readers who do not see it.
enum EntityOutline {
    static func text(of diagram: EntityDiagram, language: String) -> String {
        func say(_ en: String, _ es: String) -> String { LocalizedText(en: en, es: es).text(in: language) }
        let count = diagram.entities.count
        let relationships = diagram.relationships.count
        let sentences = [
            say(
                "Entity-relationship diagram with \(count) \(count == 1 ? "entity" : "entities") and \(relationships) \(relationships == 1 ? "relationship" : "relationships").",
                "Diagrama entidad-relación con \(count) \(count == 1 ? "entidad" : "entidades") y \(relationships) \(relationships == 1 ? "relación" : "relaciones")."
            )
        ]
        var details: [String] = []
        for entity in diagram.entities where !entity.attributes.isEmpty {
            let attributes = entity.attributes.map { attribute in
                let keys = attribute.keys.isEmpty ? "" : " \(attribute.keys.joined(separator: " "))"
                let comment = attribute.comment.map { " (\(DiagramLabel(text: $0, isMarkdown: true).plainText))" } ?? ""
                return "\(attribute.name): \(ClassGenerics.display(attribute.type))\(keys)\(comment)"
            }
            details.append("\(entity.label.plainText): \(attributes.joined(separator: "; ")).")
        }
        for relationship in diagram.relationships {
            func name(_ id: String) -> String {
                diagram.entityIndices[id].map { diagram.entities[$0].label.plainText } ?? id
            }
            let role = relationship.role.map { ": \($0.plainText)" } ?? ""
            let source = words(relationship.sourceCardinality).text(in: language)
            let target = words(relationship.targetCardinality).text(in: language)
            details.append("\(source) \(name(relationship.source)) — \(target) \(name(relationship.target))\(role).")
        }
        return OutlineSentences.text(sentences, details, language: language)
    }

    private static func words(_ cardinality: EntityRelationship.Cardinality) -> LocalizedText {
        switch cardinality {
        case .onlyOne: LocalizedText(en: "Exactly one", es: "Exactamente un")
        case .zeroOrOne: LocalizedText(en: "Zero or one", es: "Cero o un")
        case .oneOrMore: LocalizedText(en: "One or more", es: "Uno o más")
        case .zeroOrMore: LocalizedText(en: "Zero or more", es: "Cero o más")
        case .parent: LocalizedText(en: "Parent", es: "Padre")
        }
    }
}
