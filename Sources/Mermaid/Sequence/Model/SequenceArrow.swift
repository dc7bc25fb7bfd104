/// The arrow of a message: its line and the heads at both ends.
struct SequenceArrow: Sendable, Hashable {
    enum Line: String, Sendable { case solid, dotted }

    enum Head: String, Sendable {
        case none, filled, cross
        /// An open head: the sender does not wait.
        case open
        /// One half of a filled head, above or below the line.
        case upperHalf, lowerHalf
        /// One barb, above or below the line.
        case upperBarb, lowerBarb
    }

    var line: Line
    var start = Head.none
    var end = Head.none

    /// True if its only head stands at its start.
    var isReversed: Bool { start != .none && end == .none }

    /// The spellings of all arrows; longer spellings come before their beginnings.
    static let spellings: [(text: StaticString, arrow: SequenceArrow)] = [
        ("->>", .init(line: .solid, end: .filled)),
        ("<<->>", .init(line: .solid, start: .filled, end: .filled)),
        ("-->>", .init(line: .dotted, end: .filled)),
        ("<<-->>", .init(line: .dotted, start: .filled, end: .filled)),
        ("->", .init(line: .solid)),
        ("-->", .init(line: .dotted)),
        ("-x", .init(line: .solid, end: .cross)),
        ("--x", .init(line: .dotted, end: .cross)),
        ("-)", .init(line: .solid, end: .open)),
        ("--)", .init(line: .dotted, end: .open)),
        ("--|\\", .init(line: .dotted, end: .upperHalf)),
        ("--|/", .init(line: .dotted, end: .lowerHalf)),
        ("--\\\\", .init(line: .dotted, end: .upperBarb)),
        ("--//", .init(line: .dotted, end: .lowerBarb)),
        ("/|--", .init(line: .dotted, start: .upperHalf)),
        ("\\|--", .init(line: .dotted, start: .lowerHalf)),
        ("//--", .init(line: .dotted, start: .upperBarb)),
        ("\\\\--", .init(line: .dotted, start: .lowerBarb)),
        ("-|\\", .init(line: .solid, end: .upperHalf)),
        ("-|/", .init(line: .solid, end: .lowerHalf)),
        ("-\\\\", .init(line: .solid, end: .upperBarb)),
        ("-//", .init(line: .solid, end: .lowerBarb)),
        ("/|-", .init(line: .solid, start: .upperHalf)),
        ("\\|-", .init(line: .solid, start: .lowerHalf)),
        ("//-", .init(line: .solid, start: .upperBarb)),
        ("\\\\-", .init(line: .solid, start: .lowerBarb)),
    ]
}
