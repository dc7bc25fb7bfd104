import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// An error of the Swift parser, at its place in the sample.
struct SyntaxFault: Sendable {
    let range: Range<Int>
    let message: String
    /// Whether a brace, bracket or parenthesis has no partner.
    let isUnbalanced: Bool

    /// Whether all that is missing is a line break.
    var isRunTogether: Bool { message.hasPrefix("consecutive ") }
}

extension SyntaxFault {
    /// Errors of which the parser's diagnostics are asked: they look at each through all the others.
    private static let most = 400

    /// The errors in a tree, one a place: what follows from the first helps nobody.
    static func all(in tree: SourceFileSyntax, _ errors: TreeErrors, of bytes: [UInt8]) -> [SyntaxFault] {
        let found =
            errors.count <= most && !errors.hasTrap
            ? ParseDiagnosticsGenerator.diagnostics(for: tree).filter { $0.diagMessage.severity == .error }
                .map { (offset: $0.position.utf8Offset, message: $0.message) }
            : errors.first
        var places: Set<Int> = []
        return found.compactMap { offset, message in
            let start = min(offset, bytes.count)
            guard places.insert(start).inserted else { return nil }
            return SyntaxFault(
                range: start..<tokenEnd(in: bytes, from: start),
                message: message,
                isUnbalanced: isUnbalanced(message)
            )
        }
    }

    /// The end of the word or sign at the offset, which is what a reader sees underlined.
    private static func tokenEnd(in bytes: [UInt8], from start: Int) -> Int {
        guard start < bytes.count else { return start }
        func isWord(_ byte: UInt8) -> Bool {
            byte >= 0x80 || byte == UInt8(ascii: "_") || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
                || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        }
        if bytes[start] == UInt8(ascii: "\n") || bytes[start] == UInt8(ascii: "\r") { return start }
        var end = start + 1
        if isWord(bytes[start]) {
            while end < bytes.count, isWord(bytes[end]) { end += 1 }
        }
        return end
    }

    private static func isUnbalanced(_ message: String) -> Bool {
        ["expected '}'", "expected ')'", "expected ']'", "extraneous '}'", "extraneous ')'", "extraneous brace"]
            .contains { message.hasPrefix($0) }
    }
}
