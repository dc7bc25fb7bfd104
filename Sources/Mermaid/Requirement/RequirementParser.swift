import Diagnostics
import Support

/// Reads a requirement diagram: requirements and elements with what they say in braces, and relations between them.
struct RequirementParser: LineParser {
    typealias Content = RequirementDiagram

    let source: DiagramSource
    var index = 0
    var content = RequirementDiagram()
    var diagnostics: [Diagnostic] = []
    /// The block whose braces are open.
    private var open: RequirementDiagram.Block?

    init(_ source: DiagramSource) { self.source = source }

    var hasStatements: Bool { open == nil }

    private static let kinds: [(word: String, name: String)] = [
        ("requirement", "Requirement"), ("functionalrequirement", "Functional Requirement"),
        ("interfacerequirement", "Interface Requirement"), ("performancerequirement", "Performance Requirement"),
        ("physicalrequirement", "Physical Requirement"), ("designconstraint", "Design Constraint"),
        ("element", "Element"),
    ]
    private static let relations: Set<String> = [
        "contains", "copies", "derives", "satisfies", "verifies", "refines", "traces",
    ]
    private static let risks: Set<String> = ["low", "medium", "high"]
    private static let methods: Set<String> = ["analysis", "demonstration", "inspection", "test"]
    /// Words that no name and no text may begin with unless it stands in quotes.
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
        // Few lines hold the word at all.
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

    /// A name in quotes, or a word and what follows it up to a sign of the language.
    private func name(_ place: inout Int, _ end: Int, _ en: String, _ es: String) throws(SyntaxError) -> String {
        place = min(skipBlanks(place), end)
        let start = place
        if byte(start) == UInt8(ascii: "\""), start < end,
            let close = bytes[span((start + 1), end)].firstIndex(of: UInt8(ascii: "\""))
        {
            place = close + 1
            return source.text((start + 1)..<close)
        }
        while place < end, !":,{}<>-=\"".utf8.contains(bytes[place]) { place += 1 }
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

    private static func beginsWithKeyword(_ text: String) -> Bool {
        // All of them are ASCII, but letters of any alphabet may follow.
        guard keywords.contains(String(decoding: text.utf8.prefix { $0.isWordByte }, as: UTF8.self).lowercased()) else {
            return false
        }
        return keywords.contains(text.prefix { $0.isLetter || $0.isNumber || $0 == "_" }.lowercased())
    }

    private func classNames(_ place: inout Int, _ end: Int) throws(SyntaxError) -> [String] {
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
            // A name that comes twice is the first.
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

    // MARK: Relations and styles

    /// `a - satisfies -> b`, `a <- copies - b`, or `a:::class`.
    private mutating func relation(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        let first = try name(
            &place,
            line.upperBound,
            "a requirement, an element or a relation",
            "un requisito, un elemento o una relación"
        )
        place = min(skipBlanks(place), line.upperBound)
        if has(":::", at: place) {
            place += 3
            for name in try classNames(&place, line.upperBound) {
                content.assignments.append(
                    .init(kind: .shorthand, targets: [first], className: name, range: self.place(line))
                )
            }
            return
        }
        let isBackward = has("<-", at: place)
        guard isBackward || byte(place) == UInt8(ascii: "-"), place < line.upperBound else {
            throw badRelation(place, line)
        }
        place = skipBlanks(place + (isBackward ? 2 : 1))
        let start = place
        while place < line.upperBound, bytes[place].isWordByte { place += 1 }
        let kind = source.text(start..<place).lowercased()
        guard Self.relations.contains(kind) else { throw badRelation(start, line) }
        place = skipBlanks(place)
        guard
            isBackward
                ? byte(place) == UInt8(ascii: "-") && byte(place + 1) != UInt8(ascii: ">") : has("->", at: place),
            place < line.upperBound
        else { throw badRelation(place, line) }
        place += isBackward ? 1 : 2
        let second = try name(&place, line.upperBound, "the other end", "el otro extremo")
        guard skipBlanks(place) >= line.upperBound else { throw badRelation(place, line) }
        content.relations.append(
            .init(
                kind: kind,
                source: isBackward ? second : first,
                target: isBackward ? first : second,
                range: self.place(line)
            )
        )
    }

    private func badRelation(_ place: Int, _ line: Range<Int>) -> SyntaxError {
        source.unexpected(
            place..<max(line.upperBound, place),
            expected: LocalizedText(
                en: "a relation such as a - satisfies -> b",
                es: "una relación como a - satisfies -> b"
            ),
            advice: LocalizedText(
                en: "the relations are contains, copies, derives, satisfies, verifies, refines and traces",
                es: "las relaciones son contains, copies, derives, satisfies, verifies, refines y traces"
            )
        )
    }

    private mutating func styles(_ word: String, _ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
        let end = bytes[rest].firstIndex { $0.isSpaceOrTab } ?? rest.upperBound
        // A list may have spaces behind its commas.
        var split = end
        while split > rest.lowerBound, bytes[split - 1] == UInt8(ascii: ","), split < rest.upperBound {
            let next = skipBlanks(split)
            split = bytes[next..<rest.upperBound].firstIndex { $0.isSpaceOrTab } ?? rest.upperBound
        }
        let names = source.text(rest.lowerBound..<split).split(separator: ",").map { String($0).trimmingSpace }
        let value = source.text(span(split, rest.upperBound)).trimmingSpace
        guard !names.isEmpty, !value.isEmpty else {
            throw source.unexpected(
                rest,
                expected: LocalizedText(en: "names, and styles or classes", es: "nombres, y estilos o clases")
            )
        }
        // What is given to many things is a multiple of the text.
        effort += names.count * (value.utf8.count { $0 == UInt8(ascii: ",") } + 1)
        guard effort <= Self.mostEffort else {
            throw SyntaxError(
                range: line,
                message: LocalizedText(
                    en: "this diagram gives too many styles to too many blocks",
                    es: "este diagrama da demasiados estilos a demasiados bloques"
                ),
                rule: .diagramTooLarge
            )
        }
        switch word {
        case "classdef":
            let declarations = StyleDeclarations.parse(value)
            content.styleClasses += names.map { StyleClass(name: $0, styles: declarations, range: place(line)) }
        case "class":
            for name in value.split(separator: ",") {
                let className = String(name).trimmingSpace
                content.assignments.append(
                    .init(kind: .classStatement, targets: names, className: className, range: place(line))
                )
            }
        default:
            content.assignments.append(.init(kind: .style, targets: names, className: nil, range: place(line)))
            styled.append((names, StyleDeclarations.parse(value)))
        }
    }

    private static let mostEffort = 100_000
    private var effort = 0
    private var styled: [(names: [String], styles: [StyleDeclaration])] = []

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
