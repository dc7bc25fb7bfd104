import Support
import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// An error of the Swift parser, at its place in the sample.
package struct SyntaxFault: Sendable {
    package let range: Range<Int>
    package let message: String
    /// True if the error is a brace, bracket or parenthesis without a partner.
    package let isUnbalanced: Bool

    /// True if a part is absent, or stands without its context: documentation often omits such parts on purpose.
    package var isAbsence: Bool { Self.absences.contains(where: message.hasPrefix) }

    private static let absences = [
        "expected expression", "expected pattern", "expected identifier", "expected value", "expected type",
        "expected name", "expected condition", "expected statement", "expected declaration", "expected code block",
        "expected Sequence", "expected '{' in 'if'", "unexpected code in source file",
        "all statements inside a switch",
    ]

    /// True if the parser may report it only as a consequence of an earlier error.
    package var isOfRecovery: Bool { isUnbalanced || message.hasPrefix("expected code block in") }

    /// True if only a line break is missing.
    package var isRunTogether: Bool { message.hasPrefix("consecutive ") }

    /// True if a case stands in no `switch`.
    var isLooseCase: Bool { message.hasPrefix("'case' can only appear") || message.hasPrefix("'default' label") }
}

extension SyntaxFault {
    /// The largest number of errors with which the parser's diagnostics are generated: for each error they look through all the
    /// others.
    private static let most = 150

    /// Returns the errors in a tree, one per place: further ones at a place follow from the first.
    ///
    /// - Parameter length: the number of bytes before the sample in the tree.
    package static func all(
        in tree: SourceFileSyntax,
        _ errors: TreeErrors,
        of bytes: [UInt8],
        behind length: Int = 0
    ) -> [SyntaxFault] {
        let found =
            errors.count <= most && !errors.hasTrap
            ? ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
                .map { (offset: $0.position.utf8Offset, message: $0.message) }
            : errors.first
        var places: Set<Int> = []
        return found.compactMap { offset, message in
            var start = min(max(0, offset - length), bytes.count)
            // An error behind the sample in the tree is about the sample's end.
            if length > 0, start == bytes.count { start = bytes.lastIndex { !$0.isWhitespace } ?? start }
            guard places.insert(start).inserted else { return nil }
            return SyntaxFault(
                range: start..<tokenEnd(in: bytes, from: start),
                message: message,
                isUnbalanced: isUnbalanced(message)
            )
        }
    }

    /// Returns the end of the word or sign at the offset, which readers see underlined.
    private static func tokenEnd(in bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count else { return start }
        if bytes[start].isLineEnding { return start }
        var end = start + 1
        if bytes[start].isIdentifierByte {
            while end < bytes.count, bytes[end].isIdentifierByte { end += 1 }
        }
        return end
    }

    private static func isUnbalanced(_ message: String) -> Bool {
        [
            "expected '}'", "expected ')'", "expected ']'", "unexpected brace", "extraneous '}'", "extraneous ')'",
            "extraneous brace",
        ]
        .contains { message.hasPrefix($0) }
    }
}
