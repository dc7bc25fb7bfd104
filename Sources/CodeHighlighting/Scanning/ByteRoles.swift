import Support

/// The roles of each byte in a language, so that a scanner needs one look-up for every byte.
struct ByteRoles: Sendable {
    struct Role: OptionSet {
        let rawValue: UInt8

        static let space = Role(rawValue: 1)
        static let lineEnding = Role(rawValue: 2)
        /// A byte that begins a comment or a literal.
        static let opening = Role(rawValue: 4)
        static let word = Role(rawValue: 8)
        static let digit = Role(rawValue: 16)
        /// A byte that stands before an attribute or a variable.
        static let mark = Role(rawValue: 32)
    }

    private let roles: [Role]

    init(of language: CodeLanguage) {
        var roles = (UInt8.min...UInt8.max).map { byte in
            var role: Role = []
            if byte.isSpaceOrTab { role.insert(.space) }
            if byte.isLineEnding { role.insert(.lineEnding) }
            if byte.isIdentifierByte || language.wordBytes.contains(byte) { role.insert(.word) }
            if byte.isDigit { role.insert(.digit) }
            if byte == language.attributeMark || byte == language.variableMark { role.insert(.mark) }
            return role
        }
        for mark in language.lineComments + language.spans.map(\.open) {
            if let first = mark.first { roles[Int(first)].insert(.opening) }
        }
        self.roles = roles
    }

    subscript(byte: UInt8) -> Role { roles[Int(byte)] }
}
