import SwiftSyntax

extension SyntaxProtocol {
    /// The node as written, without the white space and comments around it.
    ///
    /// SwiftSyntax's own `trimmedDescription` builds a second tree first.
    package var sourceText: String {
        let bytes = syntaxTextBytes
        let start = leadingTriviaLength.utf8Length
        let end = bytes.count - trailingTriviaLength.utf8Length
        return String(decoding: bytes[min(start, end)..<max(start, end)], as: UTF8.self)
    }
}
