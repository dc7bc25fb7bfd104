import Diagnostics

/// A map of the Cynefin framework: things sorted by how well their causes and effects are understood.
struct CynefinDiagram: Sendable {
    enum Domain: String, Sendable, CaseIterable { case complex, complicated, clear, chaotic, confusion }

    struct Item: Sendable {
        let domain: Domain
        let label: DiagramLabel
        let range: SourceRange
    }

    /// A move of things from one domain to another.
    struct Transition: Sendable {
        let source: Domain
        let target: Domain
        let label: DiagramLabel?
        let range: SourceRange
    }

    var items: [Item] = []
    var transitions: [Transition] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    func items(in domain: Domain) -> [Item] { items.filter { $0.domain == domain } }
}

extension CynefinDiagram.Domain {
    var name: LocalizedText {
        switch self {
        case .complex: LocalizedText(en: "Complex", es: "Complejo")
        case .complicated: LocalizedText(en: "Complicated", es: "Complicado")
        case .clear: LocalizedText(en: "Clear", es: "Claro")
        case .chaotic: LocalizedText(en: "Chaotic", es: "Caótico")
        case .confusion: LocalizedText(en: "Confusion", es: "Confusión")
        }
    }

    /// The way of deciding in the domain, and the practices that it leads to; nil for confusion.
    var advice: [LocalizedText]? {
        switch self {
        case .complex:
            [
                LocalizedText(en: "probe → sense → respond", es: "sondear → percibir → responder"),
                LocalizedText(en: "emergent practices", es: "prácticas emergentes"),
            ]
        case .complicated:
            [
                LocalizedText(en: "sense → analyse → respond", es: "percibir → analizar → responder"),
                LocalizedText(en: "good practices", es: "buenas prácticas"),
            ]
        case .clear:
            [
                LocalizedText(en: "sense → categorise → respond", es: "percibir → clasificar → responder"),
                LocalizedText(en: "best practices", es: "mejores prácticas"),
            ]
        case .chaotic:
            [
                LocalizedText(en: "act → sense → respond", es: "actuar → percibir → responder"),
                LocalizedText(en: "novel practices", es: "prácticas nuevas"),
            ]
        case .confusion: nil
        }
    }

    /// True for the domains on the right, whose causes can be known.
    var isOrdered: Bool { self == .complicated || self == .clear }
    /// True for the domains above.
    var isUpper: Bool { self == .complex || self == .complicated }
}
