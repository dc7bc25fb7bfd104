/// DocC's asides: a block quote that begins with one of these words and a colon, such as `> Tip: …`.
public enum AsideKind: String, Sendable, CaseIterable {
    case note, tip, important, experiment, warning
    case attention, author, authors, bug, complexity, copyright, date, invariant, mutatingVariant
    case nonMutatingVariant, postcondition, precondition, remark, requires, seeAlso, since, `throws`, todo, version
}
