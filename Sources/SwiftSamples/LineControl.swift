import Support
import SwiftSyntax

/// Line control statements, `#sourceLocation(file:line:)`, by which a source says that it stands in another file (The Swift
/// Programming Language, “Line Control Statement”). A compiler that obeys them gives its messages other places.
public enum LineControl {
    /// A source with blanks in place of its line control statements; every other byte, and every line, keeps its place.
    ///
    /// - Parameter source: valid UTF-8.
    /// - Returns: nil where there is one that the compiler may take in another way: it is at fault, or can't be told from the
    ///   rest.
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

    /// Whether nothing follows on its last line.
    private static func standsAlone(_ statement: PoundSourceLocationSyntax) -> Bool {
        guard let next = statement.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate),
            next.tokenKind != .endOfFile
        else { return true }
        return (statement.trailingTrivia + next.leadingTrivia).contains(where: \.isNewline)
    }

    /// Whether the file is a text of one line and the line a number from 1 on, as the compiler asks.
    private static func isPlain(_ arguments: PoundSourceLocationArgumentsSyntax) -> Bool {
        let file = arguments.fileName
        let digits = arguments.lineNumber.text
        return file.segments.count == 1 && file.openingQuote.tokenKind == .stringQuote
            && digits.allSatisfy { $0.isASCII && $0.isNumber } && digits.count < 10 && Int(digits) ?? 0 > 0
    }
}
