/// A piece of a sequence diagram's text.
struct SequenceToken: DiagramToken {
    enum Kind: UInt8 {
        case header, newline, endOfFile, invalid, unrecognized
        case name, aliasKeyword, restOfLine, text, number, comma, plus, minus, circle, arrow
        case configStart, configContent, configEnd
        case box, participant, actor, create, destroy, end
        case loop, rect, opt, alt, `else`, par, parOver, and, critical, option, `break`
        case leftOf, rightOf, over, note, links, link, properties, details, activate, deactivate
        case title, legacyTitle, accessibleTitle, accessibleTitleValue, accessibleDescription
        case accessibleDescriptionValue, accessibleDescriptionBlock
        case autonumber, off
    }

    let kind: Kind
    /// The range in bytes of the diagram's text.
    let range: Range<Int>
    /// The index of an arrow in ``SequenceArrow/spellings``.
    let arrow: Int

    init(kind: Kind, range: Range<Int>) { self.init(kind: kind, range: range, arrow: 0) }

    init(kind: Kind, range: Range<Int>, arrow: Int) { (self.kind, self.range, self.arrow) = (kind, range, arrow) }
}
