import Diagnostics
import Support

/// Reads a state diagram's text into a ``StateDiagram``.
///
/// Statements need no separator between them, and most words have a meaning only at the beginning of a statement; so the parser
/// reads the bytes itself, with a function for each statement. Keywords may be written in any case.
struct StateParser: DiagramParser, ByteScanner {
    let source: DiagramSource
    let bytes: [UInt8]
    var index: Int
    var builder = StateBuilder()
    var diagnostics: [Diagnostic] = []
    /// The open braces, the innermost last.
    var open: [Range<Int>] = []
    private var directions: DirectionLines
    /// The marks of the line that is being read.
    var marks = PseudoStateMarks()

    init(_ source: DiagramSource) {
        self.source = source
        bytes = source.bytes
        index = source.typeName.upperBound
        directions = DirectionLines(source.bytes)
    }

    mutating func read() throws(SyntaxError) -> StateDiagram {
        builder.diagram.settings = source.settings
        builder.diagram.title = source.settings.title
        guard index >= bytes.count || bytes[index].isWhitespace else {
            throw unexpected(index..<(index + 1), "a space or a new line", "un espacio o una línea nueva")
        }
        while true {
            skipSpaceAndComments()
            guard index < bytes.count else { break }
            try parseStatement()
        }
        if let brace = open.last {
            throw SyntaxError(
                range: brace,
                message: LocalizedText(
                    en: "this brace is never closed: expected “}”",
                    es: "esta llave no se cierra: se esperaba «}»"
                )
            )
        }
        if let fault = builder.finish() {
            diagnostics.append(fault)
            throw SyntaxError(
                range: source.typeName,
                message: LocalizedText(
                    en: "this state diagram cannot be drawn",
                    es: "este diagrama de estados no se puede dibujar"
                )
            )
        }
        return builder.diagram
    }

    // MARK: Reading

    func unexpected(_ range: Range<Int>, _ en: String, _ es: String, advice: LocalizedText? = nil) -> SyntaxError {
        source.unexpected(range, expected: LocalizedText(en: en, es: es), advice: advice)
    }

    /// Returns the error "expected …, but found …" at the next word.
    ///
    /// - Parameters:
    ///   - en: the thing expected, in English.
    ///   - es: the same in Spanish.
    func unexpectedNext(_ en: String, _ es: String, advice: LocalizedText? = nil) -> SyntaxError {
        let start = skipBlanks(index)
        var end = start
        while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
        return unexpected(start..<max(end, min(start + 1, bytes.count)), en, es, advice: advice)
    }

    var isInside: Bool { !open.isEmpty }

    /// Skips space and comments, which begin with `%%` or `#`, also behind a statement.
    mutating func skipSpaceAndComments() {
        while index < bytes.count {
            if bytes[index].isWhitespace {
                index += 1
            } else if bytes[index] == UInt8(ascii: "#") && endOfEntity(index) == nil
                || has("%%", at: index) && byte(index + 2) != UInt8(ascii: "{")
            {
                index = endOfLine(index)
            } else {
                return
            }
        }
    }

    /// Returns true if the keyword stands here with a space behind it.
    private func hasKeyword(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        return hasIgnoringCase(word, at: index) && (end >= bytes.count || bytes[end].isWhitespace)
    }

    private func hasWholeWord(_ word: StaticString) -> Bool {
        hasIgnoringCase(word, at: index) && !byte(index + word.utf8CodeUnitCount).isWordByte
    }

    /// Returns the text of a range, without the space around it.
    func trimmed(_ range: Range<Int>) -> String { source.text(range).trimmingSpace }

    // MARK: Statements

    private mutating func parseStatement() throws(SyntaxError) {
        if takeDirection() { return }
        switch bytes[index] | 0x20 {
        case UInt8(ascii: "a") where !isInside: if parseAccessibility() { return }
        case UInt8(ascii: "c"):
            if !isInside, hasWholeWord("click") { return try parseClick() }
            if hasKeyword("classdef") { return try parseClassDefinition() }
            if hasKeyword("class") { return try parseClass() }
        case UInt8(ascii: "s"):
            if hasKeyword("state") { return try parseState() }
            if hasKeyword("style") { return try parseStyle() }
            if !isInside, hasKeyword("scale") { return try parseScale() }
            if !isInside, hasKeyword("statediagram") || hasKeyword("statediagram-v2") {
                throw unexpectedNext("a state or a statement", "un estado o una instrucción")
            }
        case UInt8(ascii: "n"): if hasKeyword("note") { return try parseNote() }
        case UInt8(ascii: "h") where !isInside:
            if hasIgnoringCase("hide empty description", at: index) {
                index += 22
                return
            }
            if hasWholeWord("href") { throw reservedWord() }
        case UInt8(ascii: "d") where !isInside: if hasWholeWord("default") { throw reservedWord() }
        default: break
        }
        try parseMark()
    }

    private func reservedWord() -> SyntaxError {
        unexpectedNext(
            "a state or a statement",
            "un estado o una instrucción",
            advice: LocalizedText(
                en: "this word is reserved; give the state another id and write: state \"default\" as standard",
                es: "esta palabra está reservada; da otro id al estado y escribe: state \"default\" as normal"
            )
        )
    }

    private mutating func parseMark() throws(SyntaxError) {
        switch bytes[index] {
        case UInt8(ascii: "}") where isInside:
            open.removeLast()
            builder.close()
            index += 1
        case UInt8(ascii: "}"):
            // Mermaid would read this as a state.
            diagnostics.append(
                Diagnostic(
                    rule: .diagramNotDrawn,
                    severity: .warning,
                    message: LocalizedText(en: "this brace closes no state", es: "esta llave no cierra ningún estado"),
                    range: place(index..<(index + 1))
                )
            )
            index += 1
        case UInt8(ascii: "{"):
            throw unexpectedNext(
                "a state or a statement",
                "un estado o una instrucción",
                advice: LocalizedText(
                    en: "a state that holds others begins with “state Name {”",
                    es: "un estado que contiene otros empieza con «state Nombre {»"
                )
            )
        case UInt8(ascii: "-"):
            guard isInside, has("--", at: index), byte(index + 2) != UInt8(ascii: ">") else {
                throw unexpectedNext("a state or a statement", "un estado o una instrucción", advice: arrowAdvice)
            }
            builder.divide(range: place(index..<(index + 2)))
            index += 2
        case UInt8(ascii: ":"): throw unexpectedNext("a state or a statement", "un estado o una instrucción")
        case UInt8(ascii: ";"):
            // Authors end statements with it; Mermaid would read it as a state.
            index += 1
        default: try parseStateOrTransition()
        }
    }

    var arrowAdvice: LocalizedText {
        LocalizedText(
            en: "write transitions as “A --> B”; ids have no dashes",
            es: "escribe las transiciones como «A --> B»; los ids no llevan guiones"
        )
    }

    /// Takes a line that names a direction, whatever stands before the word.
    private mutating func takeDirection() -> Bool {
        guard let (direction, end) = directions.next(from: index) else { return false }
        builder.direct(direction)
        index = end
        return true
    }

    /// Reads `A : text` or `A --> B : text`.
    private mutating func parseStateOrTransition() throws(SyntaxError) {
        let start = index
        let from = try parseReference()
        index = skipBlanks(index)
        if has("-->", at: index) {
            index += 3
            skipSpaceAndComments()
            let to = try parseReference(isTarget: true)
            let end = index
            let label = takeDescription()
            guard builder.diagram.transitions.count < StateBuilder.mostTransitions else {
                throw .tooMany(StateBuilder.mostTransitions, en: "transitions", es: "transiciones", at: start..<end)
            }
            builder.transition(from, to, label: label, range: place(start..<end))
            if has("-->", at: skipBlanks(index)) {
                throw unexpectedNext(
                    "the end of the transition",
                    "el final de la transición",
                    advice: LocalizedText(
                        en: "write each transition on a line of its own",
                        es: "escribe cada transición en su propia línea"
                    )
                )
            }
        } else {
            builder.mention(from, description: takeDescription())
        }
        let next = skipBlanks(index)
        if byte(next) == UInt8(ascii: ":") {
            throw unexpectedNext(
                "the end of the line",
                "el final de la línea",
                advice: LocalizedText(
                    en: "a description is text after “: ”; write a colon inside it as #58;",
                    es: "una descripción es texto tras «: »; dentro de ella escribe dos puntos como #58;"
                )
            )
        }
        if byte(next) == UInt8(ascii: "-"), !(isInside && has("--", at: next) && byte(next + 2) != UInt8(ascii: ">")) {
            throw unexpectedNext("“-->”", "«-->»", advice: arrowAdvice)
        }
    }
}
