import SwiftSyntax

/// The access level that a declaration's modifiers and attributes give it.
struct WrittenAccess {
    /// The level that is written; nil if none is.
    let level: AccessLevel?
    /// The widest level at which readers see the declaration in a reference, whatever is written.
    let limit: AccessLevel

    /// - Parameter name: the declaration's own name.
    init(_ declaration: DeclSyntax, name: String) {
        let modifiers = declaration.asProtocol((any WithModifiersSyntax).self)?.modifiers
        // `private(set)` is about writing.
        level = modifiers?.lazy.filter { $0.detail == nil }.compactMap { AccessLevel(rawValue: $0.name.text) }.first
        var limit = name.hasPrefix("_") ? AccessLevel.internal : .open
        for case .attribute(let attribute) in declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
        {
            switch attribute.attributeName.trimmedDescription {
            case "_spi": limit = min(limit, .package)
            case "_documentation":
                // `@_documentation(visibility: internal)`
                let words = attribute.arguments?.tokens(viewMode: .sourceAccurate).map(\.text) ?? []
                if let level = words.last.flatMap(AccessLevel.init(rawValue:)) { limit = min(limit, level) }
            default: break
            }
        }
        self.limit = limit
    }
}
