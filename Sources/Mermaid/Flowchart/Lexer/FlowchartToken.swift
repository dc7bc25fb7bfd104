/// A piece of a flowchart's text, as Mermaid's grammar names it.
struct FlowchartToken: DiagramToken {
    enum Kind: UInt8, Sendable {
        // Statements
        case graph, direction, noDirection, subgraph, global, end, style, linkStyle, classDef, `class`, click, href,
            call
        case `default`, interpolate, linkTarget, innerDirection
        case accessibleTitle, accessibleTitleValue, accessibleDescription, accessibleDescriptionValue
        case accessibleDescriptionBlock
        // Identifiers and their pieces
        case nodeString, number, unicodeText, minus, down, up, colon, comma, ampersand, asterisk, hash
        // Labels
        case string, markdownString, text, pipe
        case squareStart, squareEnd, roundStart, roundEnd, stadiumStart, stadiumEnd, subroutineStart, subroutineEnd
        case cylinderStart, cylinderEnd, doubleCircleStart, doubleCircleEnd, diamondStart, diamondEnd
        case ellipseStart, ellipseEnd, trapezoidStart, trapezoidEnd, invertedTrapezoidStart, invertedTrapezoidEnd
        case tagEnd, tagStart, propertyStart
        // Edges
        case link, linkStart, linkIdentifier, edgeText
        // The rest
        case styleSeparator, shapeData, callbackName, callbackArguments
        case space, newline, semicolon, endOfFile, unrecognized
    }

    let kind: Kind
    /// Offsets into the prepared text; for strings, without their quotes.
    let range: Range<Int>
}
