import Diagnostics
import Support

/// Reads a use case diagram, whose statements are lines; metadata, JSON and Markdown strings may run on over several.
struct UseCaseParser: LineParser {
    typealias Content = UseCaseDiagram

    let source: DiagramSource
    var index = 0
    var content = UseCaseDiagram()
    var diagnostics: [Diagnostic] = []
    /// The open system and the place of its line; nil outside of systems.
    var open: (boundary: Int, range: Range<Int>)?
    var styling = StylingEffort()
    /// Styles by name; the names are known only at the end of the text.
    var styled: [(names: [String], styles: [StyleDeclaration])] = []
    /// Metadata of relations and systems by id, applied at the end.
    var metadata: [(id: String, value: SettingValue, range: Range<Int>)] = []

    private static let mostRelations = 2000

    init(_ source: DiagramSource) { self.source = source }

    var hasStatements: Bool { open == nil }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        if hasWord("end", at: place), skipBlanks(place + 3) >= line.upperBound {
            guard open != nil else {
                throw SyntaxError(
                    range: line,
                    message: LocalizedText(en: "this “end” closes no system", es: "este «end» no cierra ningún sistema")
                )
            }
            open = nil
            return
        }
        if startsWord("actor", place) {
            place = skipBlanks(place + 5)
            try declare(.actor, &place)
        } else if open == nil, try special(&place, line) {
            // The statement has been read.
        } else {
            try elementOrRelation(&place)
        }
        try end(&place)
    }

    /// Reads statements that stand outside of systems only.
    ///
    /// - Returns: false if the line begins with none of their words.
    private mutating func special(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> Bool {
        if startsWord("direction", place) {
            let word = trimmed((place + 9)..<line.upperBound)
            guard let direction = FlowDirection(word: source.text(word)) else {
                throw source.unexpected(word, expected: LocalizedText(en: "TB, BT, LR or RL", es: "TB, BT, LR o RL"))
            }
            content.direction = direction
            place = line.upperBound
        } else if startsWord("systemBoundary", place) {
            place = skipBlanks(place + 14)
            try openBoundary(&place, line)
        } else if startsWord("note", place), hasWord("for", at: skipBlanks(place + 4)) {
            place = skipBlanks(skipBlanks(place + 4) + 3)
            let start = place
            let target = try reference(&place)
            place = skipBlanks(place)
            guard let label = try string(&place) else {
                throw expected("a text in quotes", "un texto entre comillas", place)
            }
            content.notes.append(.init(target: target, label: label, range: self.place(start..<place)))
        } else if startsWord("json", place) {
            place = skipBlanks(place + 4)
            try table(&place)
        } else if try styles(&place, line) {
            place = line.upperBound
        } else {
            return false
        }
        return true
    }

    /// True if a word stands here with a blank behind it, and a name or quote behind that.
    func startsWord(_ word: StaticString, _ place: Int) -> Bool {
        guard has(word, at: place), byte(place + word.utf8CodeUnitCount).isSpaceOrTab else { return false }
        let next = byte(skipBlanks(place + word.utf8CodeUnitCount))
        return next.isWordByte || next == UInt8(ascii: "\"") || next >= 0x80
    }

    func expected(_ en: String, _ es: String, _ place: Int) -> SyntaxError {
        source.unexpected(
            min(place, bytes.count)..<min(place + 1, bytes.count),
            expected: LocalizedText(en: en, es: es)
        )
    }

    private mutating func end(_ place: inout Int) throws(SyntaxError) {
        place = skipBlanks(place)
        guard place >= bytes.count || bytes[place] == 0x0A else {
            throw expected("the end of the line", "el final de la línea", place)
        }
        // A string or metadata may have run on over lines.
        index = max(index, min(place + 1, bytes.count))
    }

    // MARK: Elements

    private mutating func declare(_ kind: UseCaseDiagram.Element.Kind, _ place: inout Int) throws(SyntaxError) {
        let start = place
        let id = try reference(&place)
        let label = try bracket(&place)
        try declared(id, start..<place, kind: label?.isRectangle == true ? .rectangle : kind, label: label?.text)
        try suffixes(of: id, &place)
    }

    private mutating func declared(
        _ id: String,
        _ range: Range<Int>,
        kind: UseCaseDiagram.Element.Kind,
        label: DiagramLabel?
    ) throws(SyntaxError) {
        let number = content.element(id, range: place(range))
        // A second mention without a label declares nothing new.
        guard !content.elements[number].isDeclared || label != nil || kind == .actor else { return }
        content.elements[number].kind = kind
        if let label { content.elements[number].label = label }
        content.elements[number].isDeclared = true
        content.elements[number].range = place(range)
        if let open { content.elements[number].boundary = open.boundary }
    }

    private mutating func elementOrRelation(_ place: inout Int) throws(SyntaxError) {
        let start = place
        let quoted = try string(&place)
        let id: String
        if let quoted { id = Self.identifier(of: quoted.plainText) } else { id = try reference(&place) }
        if quoted == nil, has("@{", at: place) {
            let value = try metadata(&place)
            metadata.append((id, value, start..<place))
            return
        }
        let label = try bracket(&place)
        if let label {
            try declared(id, start..<place, kind: label.isRectangle ? .rectangle : .useCase, label: label.text)
        } else if let quoted {
            try declared(id, start..<place, kind: .useCase, label: quoted)
        }
        try suffixes(of: id, &place)
        let next = skipBlanks(place)
        guard next < bytes.count, bytes[next] != 0x0A else {
            if label == nil, quoted == nil { try declared(id, start..<place, kind: .useCase, label: nil) }
            place = next
            return
        }
        guard open == nil else { throw expected("the end of the line", "el final de la línea", next) }
        place = next
        guard content.relations.count < Self.mostRelations else {
            throw .tooLarge(
                at: start..<next,
                en: "a diagram with so many relations cannot be drawn",
                es: "un diagrama de tantas relaciones no se puede dibujar"
            )
        }
        try relation(from: id, start, &place)
    }

    /// Makes an id of a text, as Mermaid does.
    static func identifier(of text: String) -> String {
        String(text.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    // MARK: Pieces

    func reference(_ place: inout Int) throws(SyntaxError) -> String {
        if let text = try string(&place) { return Self.identifier(of: text.plainText) }
        let start = place
        while place < bytes.count, bytes[place].isWordByte { place += 1 }
        guard place > start else {
            throw expected("the id of an actor or use case", "el id de un actor o de un caso de uso", place)
        }
        return source.text(start..<place)
    }

    /// Reads `"a text"` or `` "`a Markdown text`" ``; nil if no quote stands here.
    func string(_ place: inout Int) throws(SyntaxError) -> DiagramLabel? {
        guard byte(place) == UInt8(ascii: "\""), place < bytes.count else { return nil }
        let isMarkdown = byte(place + 1) == UInt8(ascii: "`")
        let start = place + (isMarkdown ? 2 : 1)
        var end = start
        while end < bytes.count, isMarkdown ? !has("`\"", at: end) : bytes[end] != UInt8(ascii: "\"") {
            guard isMarkdown || bytes[end] != 0x0A else { break }
            end += 1
        }
        guard end < bytes.count, bytes[end] != 0x0A else {
            throw SyntaxError(
                range: place..<end,
                message: LocalizedText(
                    en: "this text's quote is never closed",
                    es: "las comillas de este texto no se cierran"
                )
            )
        }
        place = end + (isMarkdown ? 2 : 1)
        return DiagramLabel(text: source.text(start..<end), isMarkdown: isMarkdown)
    }

    /// Reads `(label)` or `[label]`; nil if no bracket stands here.
    func bracket(_ place: inout Int) throws(SyntaxError) -> (text: DiagramLabel, isRectangle: Bool)? {
        let isRectangle = byte(place) == UInt8(ascii: "[")
        guard isRectangle || byte(place) == UInt8(ascii: "("), place < bytes.count else { return nil }
        let close = isRectangle ? UInt8(ascii: "]") : UInt8(ascii: ")")
        var end = skipBlanks(place + 1)
        if let text = try string(&end) {
            end = skipBlanks(end)
            guard byte(end) == close else {
                throw expected(isRectangle ? "“]”" : "“)”", isRectangle ? "«]»" : "«)»", end)
            }
            place = end + 1
            return (text, isRectangle)
        }
        guard let found = bytes[end..<endOfLine(end)].firstIndex(of: close) else {
            throw expected(
                isRectangle ? "“]” on this line" : "“)” on this line",
                isRectangle ? "«]» en esta línea" : "«)» en esta línea",
                end
            )
        }
        defer { place = found + 1 }
        return (DiagramLabel(text: source.text(end..<found).trimmingSpace), isRectangle)
    }
}
