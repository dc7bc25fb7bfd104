import Support
import SwiftSyntax

/// Line control statements, `#sourceLocation(file:line:)`, with which a source says that it stands in another file (The Swift
/// Programming Language, “Line Control Statement”). A compiler that obeys them reports other places in its messages.
public enum LineControl {
    /// Returns a source with blanks in place of its line control statements; every other byte, and every line, keeps its place.
    ///
    /// - Parameter source: valid UTF-8.
    /// - Returns: nil if the compiler may read a statement in another way: it has an error, or can't be told from the code around
    ///   it.
    public static func blanked(_ source: [UInt8]) -> [UInt8]? {
        guard source.contains(bytes: "#sourceLocation".utf8) else { return source }
        guard let tree = try? SampleSyntax.parse(source) else { return nil }
        var blanked = source
        var isOpen = false
        for token in tree.tokens(viewMode: .all) where token.tokenKind == .poundSourceLocation {
            guard token.presence == .present, let statement = token.parent?.as(PoundSourceLocationSyntax.self),
                !statement.hasError, standsAlone(statement), isOpen || statement.arguments != nil
            else { return nil }
            if let arguments = statement.arguments, !isPlain(arguments) { return nil }
            isOpen = statement.arguments != nil
            let end = statement.endPositionBeforeTrailingTrivia.utf8Offset
            for index in token.positionAfterSkippingLeadingTrivia.utf8Offset..<end where !source[index].isLineEnding {
                blanked[index] = UInt8(ascii: " ")
            }
        }
        return blanked
    }

    /// Returns true if nothing follows the statement on its last line.
    private static func standsAlone(_ statement: PoundSourceLocationSyntax) -> Bool {
        guard let next = statement.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
            next.tokenKind != .endOfFile
        else { return true }
        return (statement.trailingTrivia + next.leadingTrivia).contains(where: \.isNewline)
    }

    /// Returns true if the file is a string on one line and the line a number from 1 on, as the compiler requires.
    private static func isPlain(_ arguments: PoundSourceLocationArgumentsSyntax) -> Bool {
        let file = arguments.fileName
        let digits = arguments.lineNumber.text
        return file.segments.count == 1 && file.openingQuote.tokenKind == .stringQuote
            && digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.count < 10 && Int(digits) ?? 0 > 0
    }
}
