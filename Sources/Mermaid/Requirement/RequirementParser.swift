import Diagnostics
import Support

/// Reads a requirement diagram: requirements and elements with fields in braces, and relations between them.
struct RequirementParser: LineParser {
    typealias Content = RequirementDiagram

    let source: DiagramSource
    var index = 0
    var content = RequirementDiagram()
    var diagnostics: [Diagnostic] = []
    /// The block whose braces are open.
    private var open: RequirementDiagram.Block?

    /// Styles by name; the names are known only at the end of the text.
    var styled: [(names: [String], styles: [StyleDeclaration])] = []
    var styling = StylingEffort()

    init(_ source: DiagramSource) { self.source = source }

    var hasStatements: Bool { open == nil }

    private static let kinds: [(word: String, name: String)] = [
        ("requirement", "Requirement"), ("functionalrequirement", "Functional Requirement"),
        ("interfacerequirement", "Interface Requirement"), ("performancerequirement", "Performance Requirement"),
        ("physicalrequirement", "Physical Requirement"), ("designconstraint", "Design Constraint"),
        ("element", "Element"),
    ]
    static let relations: Set<String> = [
        "contains", "copies", "derives", "satisfies", "verifies", "refines", "traces",
    ]
    private static let risks: Set<String> = ["low", "medium", "high"]
    private static let methods: Set<String> = ["analysis", "demonstration", "inspection", "test"]
    /// Words that no name and no text may begin with, unless it stands in quotes.
    private static let keywords =
        relations.union(risks).union(methods).union(kinds.map(\.word))
        .union(["id", "text", "risk", "verifymethod", "type", "docref", "style", "class", "classdef", "title"])

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if bytes[line.lowerBound] == UInt8(ascii: "#") { return }
        if open != nil { return try field(line) }
        if let direction = direction(line) {
            content.direction = direction
            return
        }
        var end = line.lowerBound
        while end < line.upperBound, bytes[end].isWordByte { end += 1 }
        let word = source.text(line.lowerBound..<end).lowercased()
        let rest = trimmed(span(end, line.upperBound))
        if let kind = Self.kinds.first(where: { $0.word == word }) {
            try block(kind.name, rest, line)
        } else if word == "classdef" || word == "style" || word == "class" {
            try styles(word, rest, line)
        } else {
            try relation(line)
        }
    }

    private func direction(_ line: Range<Int>) -> FlowDirection? {
        // Few lines contain the word at all.
        guard line.contains(where: { hasIgnoringCase("direction", at: $0) }) else { return nil }
        let words = source.text(line).split(whereSeparator: \.isWhitespace)
        for (word, value) in zip(words, words.dropFirst()) where word.lowercased().hasSuffix("direction") {
            switch value.prefix(2).uppercased() {
            case "TB": return .topToBottom
            case "BT": return .bottomToTop
            case "LR": return .leftToRight
            case "RL": return .rightToLeft
            default: continue
            }
        }
        return nil
    }

    // MARK: Names

    /// Reads a name in quotes, or a word and the text after it up to a sign of the language.
    func name(_ place: inout Int, _ end: Int, _ en: String, _ es: String) throws(SyntaxError) -> String {
        place = min(skipBlanks(place), end)
        let start = place
        if byte(start) == UInt8(ascii: "\""), start < end,
            let close = bytes[span((start + 1), end)].firstIndex(of: UInt8(ascii: "\""))
        {
            place = close + 1
            return source.text((start + 1)..<close)
        }
        while place < end, !Self.isSign(bytes[place]) { place += 1 }
        let text = source.text(trimmed(start..<place))
        guard let byte = text.utf8.first, byte.isWordByte || byte >= 0x80, !Self.beginsWithKeyword(text) else {
            throw source.unexpected(
                start..<max(place, min(start + 1, bytes.count)),
                expected: LocalizedText(en: en, es: es),
                advice: LocalizedText(
                    en: "put a text in quotes if it begins with a keyword, or has : , - = < > or braces",
                    es:
                        "pon entre comillas un texto que empiece por una palabra clave, o que tenga : , - = < > o llaves"
                )
            )
        }
        return text
    }

    /// Returns true if a byte is a sign of the language, which no word outside of quotes contains.
    private static func isSign(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: ":"), UInt8(ascii: ","), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "<"),
            UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: "\""):
            true
        default: false
        }
    }

    private static func beginsWithKeyword(_ text: String) -> Bool {
        // All keywords are ASCII, but letters of any alphabet may follow.
        guard keywords.contains(String(decoding: text.utf8.prefix { $0.isWordByte }, as: UTF8.self).lowercased()) else {
            return false
        }
        return keywords.contains(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased())
    }

    func classNames(_ place: inout Int, _ end: Int) throws(SyntaxError) -> [String] {
        var names: [String] = []
        repeat {
            place = min(skipBlanks(names.isEmpty ? place : place + 1), end)
            let start = place
            while place < end, bytes[place].isWordByte { place += 1 }
            guard place > start else {
                throw source.unexpected(
                    span(start, end),
                    expected: LocalizedText(en: "the name of a class", es: "el nombre de una clase")
                )
            }
            names.append(source.text(start..<place))
            place = min(skipBlanks(place), end)
        } while place < end && bytes[place] == UInt8(ascii: ",")
        return names
    }

    // MARK: Blocks

    private mutating func block(_ kind: String, _ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        var place = rest.lowerBound
        let name = try name(&place, rest.upperBound, "the name of this", "el nombre de esto")
        place = min(skipBlanks(place), rest.upperBound)
        var classes: [String] = []
        if place < rest.upperBound, has(":::", at: place) {
            place += 3
            classes = try classNames(&place, rest.upperBound)
        }
        guard place < rest.upperBound, bytes[place] == UInt8(ascii: "{"), place + 1 == rest.upperBound else {
            throw source.unexpected(
                span(place, line.upperBound),
                expected: LocalizedText(en: "“{” at the end of the line", es: "«{» al final de la línea")
            )
        }
        open = .init(name: name, kind: kind, classes: classes, range: self.place(line))
    }

    private mutating func field(_ line: Range<Int>) throws(SyntaxError) {
        if bytes[line.lowerBound] == UInt8(ascii: "}") {
            guard let block = open else { return }
            open = nil
            // If a name comes twice, the first counts.
            if content.indices[block.name] == nil {
                content.indices[block.name] = content.blocks.count
                content.blocks.append(block)
            }
            let rest = trimmed((line.lowerBound + 1)..<line.upperBound)
            if !rest.isEmpty { try statement(rest) }
            return
        }
        let colon = bytes[line].firstIndex(of: UInt8(ascii: ":")) ?? line.upperBound
        let key = source.text(trimmed(line.lowerBound..<colon)).lowercased()
        let isElement = open?.kind == "Element"
        let allowed = isElement ? ["type", "docref"] : ["id", "text", "risk", "verifymethod"]
        guard allowed.contains(key), colon < line.upperBound else {
            throw source.unexpected(
                line,
                expected: isElement
                    ? LocalizedText(en: "“type:”, “docRef:” or “}”", es: "«type:», «docRef:» o «}»")
                    : LocalizedText(
                        en: "“id:”, “text:”, “risk:”, “verifymethod:” or “}”",
                        es: "«id:», «text:», «risk:», «verifymethod:» o «}»"
                    )
            )
        }
        let value = trimmed(span((colon + 1), line.upperBound))
        let text: String
        if key == "risk" || key == "verifymethod" {
            text = source.text(value).lowercased()
            let words = key == "risk" ? Self.risks : Self.methods
            guard words.contains(text) else {
                let list = words.sorted().joined(separator: ", ")
                throw source.unexpected(value, expected: LocalizedText(en: list, es: list))
            }
        } else {
            var place = value.lowerBound
            text = try name(&place, value.upperBound, "a text", "un texto")
            guard skipBlanks(place) >= value.upperBound else {
                throw source.unexpected(
                    span(place, value.upperBound),
                    expected: LocalizedText(en: "the end of the line", es: "el final de la línea")
                )
            }
        }
        open?.fields.append((key, DiagramLabel(text: text, isMarkdown: true)))
    }

    mutating func finish() throws(SyntaxError) {
        if let open {
            throw SyntaxError(
                range: source.typeName,
                message: LocalizedText(
                    en: "the braces of “\(open.name)” are never closed",
                    es: "las llaves de «\(open.name)» no se cierran"
                )
            )
        }
        for assignment in content.assignments {
            guard let name = assignment.className else { continue }
            for target in assignment.targets {
                if let index = content.indices[target] { content.blocks[index].classes.append(name) }
            }
        }
        for (names, styles) in styled {
            for name in names { if let index = content.indices[name] { content.blocks[index].styles += styles } }
        }
    }
}
