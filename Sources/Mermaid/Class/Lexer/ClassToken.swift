/// A piece of a class diagram's text, as Mermaid's grammar names it.
struct ClassToken: DiagramToken {
    enum Kind: Sendable, Equatable {
        case classDiagram, newline
        case direction(FlowDirection)
        case accessibleTitle, accessibleDescription
        case `class`, namespace, style, classDef, cssClass, callback, link, click, href, noteFor, note
        case callbackName, callbackArguments, linkTarget
        case annotationStart, annotationEnd
        case bodyStart, bodyEnd, member
        case string, backquoted, generic, label, styleSeparator
        case inheritance, dependency, composition, aggregation, lollipop, line, dottedLine
        /// Letters, digits and underscores, or other alphabets.
        case word, unicodeWord
        case minus, dot, plus, colon, comma, hash, percent, equals, squareStart, squareEnd, punctuation
        case startOrEnd, unclosedBody, bodyInBody
        case endOfFile, unrecognized
    }

    let kind: Kind
    /// Offsets into the prepared text; for strings, without their quotes.
    let range: Range<Int>
}
