/// A part of a document that is translated as one, as mdbook-i18n-helpers divides Markdown: a paragraph, a heading, a cell of a
/// table, a block of raw HTML, a comment or a literal in code, or a block of code in an unknown language.
package struct DocumentMessage: Sendable {
    package enum Form: Sendable {
        /// Lines of text; those behind the first begin with the prefix.
        case lines(prefix: [UInt8])
        /// A text on one line.
        case line
        /// Code without the blanks around it.
        case code
        /// The lines of a block of code, each with the prefix.
        case codeBlock(prefix: [UInt8])
    }

    /// The bytes of the file that a translation takes the place of.
    package let range: Range<Int>
    package let key: MessageKey
    package let form: Form

    /// Returns the bytes that take the message's place.
    ///
    /// - Parameter translation: Markdown or, for code, the code itself; without control characters.
    package func replacement(_ translation: String, dialect: Dialect) -> [UInt8] {
        let lines = translation.split(whereSeparator: \.isNewline).map { Array($0.utf8) }
        func blank(_ line: [UInt8]) -> ArraySlice<UInt8> { line[line.trimmingSpaces()] }
        switch form {
        case .code:
            let code = Array(translation.utf8)
            return Array(code[code.trimmingSpaces()])
        case .line: return Array(lines.map { Array(blank($0)) }.joined(separator: [0x20]))
        case .lines(let prefix):
            return Array(
                lines.enumerated().map { $0.offset == 0 ? Array(blank($0.element)) : $0.element }.joined(
                    separator: [0x0A] + prefix
                )
            )
        case .codeBlock(let prefix):
            let code = MessageCode.lines(of: translation, dialect: dialect)
            return Array(code.joined(separator: [0x0A] + prefix))
        }
    }
}
