/// A piece of an entity-relationship diagram's text, as Mermaid's grammar names it.
struct EntityToken: DiagramToken {
    enum Kind: Sendable, Equatable {
        case diagram, newline
        case direction(FlowDirection)
        case accessibleTitle, accessibleDescription
        /// A name in quotes, and other texts in quotes; both without the quotes.
        case quotedName, quotedText
        case name, number, decimal
        case blockStart, blockEnd, attributeWord, key, comment
        case style, classDef, `class`, styleText, semicolon
        case cardinality(EntityRelationship.Cardinality)
        case identifying, nonIdentifying
        case hash, comma, colon, styleSeparator, squareStart, squareEnd
        /// Any other character.
        case other
        case endOfFile, unrecognized
    }

    let kind: Kind
    /// Offsets into the prepared text; for strings, without their quotes.
    let range: Range<Int>
}
