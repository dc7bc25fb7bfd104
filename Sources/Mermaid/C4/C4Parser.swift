import Diagnostics
import Support

/// Reads a C4 diagram, whose statements look like calls of functions.
struct C4Parser: LineParser {
    typealias Content = C4Diagram

    let source: DiagramSource
    var index = 0
    var content = C4Diagram()
    var diagnostics: [Diagnostic] = []
    var open: [(boundary: Int, range: Range<Int>)] = []
    var updates: [(isRelation: Bool, arguments: C4Arguments, range: Range<Int>)] = []

    static let mostRelations = 2000

    init(_ source: DiagramSource) { self.source = source }

    private var parent: Int { open.last?.boundary ?? -1 }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var place = line.lowerBound
        while place < line.upperBound {
            if bytes[place] == UInt8(ascii: "}") {
                guard open.popLast() != nil else {
                    throw SyntaxError(
                        range: place..<place + 1,
                        message: LocalizedText(
                            en: "this “}” closes no boundary",
                            es: "este «}» no cierra ningún límite"
                        )
                    )
                }
                place = skipBlanks(place + 1)
                continue
            }
            if has("%%", at: place) { break }
            if let value = value(of: "direction", in: place..<line.upperBound) {
                guard let direction = FlowDirection(word: source.text(value)) else {
                    throw source.unexpected(
                        value,
                        expected: LocalizedText(en: "TB, BT, LR or RL", es: "TB, BT, LR o RL")
                    )
                }
                content.direction = direction
                break
            }
            place = try call(place, line)
            // Arguments may run on over lines.
            if place > line.upperBound {
                index = place
                break
            }
            place = skipBlanks(place)
        }
    }

    /// - Returns: the offset behind the call.
    private mutating func call(_ start: Int, _ line: Range<Int>) throws(SyntaxError) -> Int {
        var end = start
        while end < bytes.count, bytes[end].isWordByte { end += 1 }
        let word = source.text(start..<end)
        let parenthesis = skipBlanks(end)
        let role = C4Role(word)
        guard let role, byte(parenthesis) == UInt8(ascii: "(") else {
            throw source.unexpected(
                start..<max(line.upperBound, min(start + 1, bytes.count)),
                expected: LocalizedText(
                    en: "an element, a boundary or a relation",
                    es: "un elemento, un límite o una relación"
                ),
                advice: LocalizedText(
                    en:
                        "for example: Person(id, \"Name\"), System(id, \"Name\"), Boundary(id, \"Name\") { … }, Rel(from, to, \"Uses\")",
                    es:
                        "por ejemplo: Person(id, \"Nombre\"), System(id, \"Nombre\"), Boundary(id, \"Nombre\") { … }, Rel(de, a, \"Usa\")"
                )
            )
        }
        let arguments = try C4Arguments(self, source, open: parenthesis)
        let range = start..<arguments.end
        switch role {
        case .element(let kind, let form, let isExternal): try element(kind, form, isExternal, arguments, range)
        case .boundary(let type, let isNode): return try boundary(type, isNode, arguments, range)
        case .relation(let direction, let isUpward, let isNumbered):
            try relation(direction, isUpward, isNumbered ? 1 : 0, arguments, range)
        case .elementStyle: updates.append((false, arguments, range))
        case .relationStyle: updates.append((true, arguments, range))
        case .layout: break
        }
        return arguments.end
    }

    // MARK: Arguments

    private func identifier(
        _ arguments: C4Arguments,
        _ place: Int,
        _ names: String,
        _ range: Range<Int>
    ) throws(SyntaxError) -> String {
        guard let id = arguments.text(place, names) else {
            throw SyntaxError(
                range: range,
                message: LocalizedText(
                    en: "the first argument must be an id, and it is missing",
                    es: "el primer argumento debe ser un id, y falta"
                ),
                advice: LocalizedText(
                    en: "write: Person(id, \"Name\"), Rel(from, to, \"Uses\")",
                    es: "escribe: Person(id, \"Nombre\"), Rel(de, a, \"Usa\")"
                )
            )
        }
        return id
    }

    private mutating func link(_ arguments: C4Arguments, _ place: Int) -> DiagramLink? {
        guard let href = arguments.text(place, "link"), let range = arguments.range(place, "link") else { return nil }
        var link = DiagramLink(href: href, range: self.place(range))
        link.screen(&diagnostics)
        return link.href == nil ? nil : link
    }

    // MARK: Statements

    mutating func element(
        _ kind: C4Diagram.Kind,
        _ form: C4Diagram.Form,
        _ isExternal: Bool,
        _ arguments: C4Arguments,
        _ range: Range<Int>
    ) throws(SyntaxError) {
        let id = try identifier(arguments, 0, "alias", range)
        let hasTechnology = kind == .container || kind == .component
        let shift = hasTechnology ? 1 : 0
        var element = C4Diagram.Element(
            id: id,
            kind: kind,
            form: form,
            isExternal: isExternal,
            label: arguments.label(1, "label") ?? DiagramLabel(text: id),
            parent: parent,
            range: place(range)
        )
        if hasTechnology { element.technology = arguments.label(2, "techn") }
        element.details = arguments.label(2 + shift, "descr")
        element.link = link(arguments, 5 + shift)
        if let sprite = arguments.text(3 + shift, "sprite") {
            warn(
                arguments.range(3 + shift, "sprite") ?? range,
                en: "the sprite “\(sprite)” is not drawn",
                es: "el icono «\(sprite)» no se dibuja"
            )
        }
        // If an id comes twice, the later element replaces the earlier one.
        if let known = content.elementIndices[id] {
            content.elements[known] = element
        } else {
            content.elementIndices[id] = content.elements.count
            content.elements.append(element)
        }
    }

    mutating func boundary(
        _ type: String?,
        _ isNode: Bool,
        _ arguments: C4Arguments,
        _ range: Range<Int>
    ) throws(SyntaxError) -> Int {
        let id = try identifier(arguments, 0, "alias", range)
        let brace = skipSpace(arguments.end)
        guard byte(brace) == UInt8(ascii: "{") else {
            throw source.unexpected(
                brace..<min(brace + 1, bytes.count),
                expected: LocalizedText(en: "“{” after a boundary", es: "«{» tras un límite"),
                advice: LocalizedText(
                    en: "write: Boundary(id, \"Name\") {, its contents, and } on a line of its own",
                    es: "escribe: Boundary(id, \"Nombre\") {, su contenido y } en una línea propia"
                )
            )
        }
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: range) }
        let own = type ?? arguments.text(2, "type")
        var boundary = C4Diagram.Boundary(
            id: id,
            label: arguments.label(1, "label") ?? DiagramLabel(text: id),
            type: own ?? (isNode ? "node" : ""),
            parent: parent,
            isNode: isNode,
            range: place(range)
        )
        if isNode { boundary.details = arguments.label(3, "descr") }
        boundary.link = link(arguments, isNode ? 6 : type == nil ? 4 : 3)
        if content.boundaryIndices[id] == nil { content.boundaryIndices[id] = content.boundaries.count }
        open.append((content.boundaries.count, range))
        content.boundaries.append(boundary)
        return brace + 1
    }

    mutating func relation(
        _ direction: C4Diagram.Relation.Direction,
        _ isUpward: Bool,
        _ shift: Int,
        _ arguments: C4Arguments,
        _ range: Range<Int>
    ) throws(SyntaxError) {
        let from = try identifier(arguments, shift, "from", range)
        let to = try identifier(arguments, 1 + shift, "to", range)
        guard content.relations.count < Self.mostRelations else {
            throw .tooMany(Self.mostRelations, en: "relations", es: "relaciones", at: range)
        }
        content.relations.append(
            .init(
                source: from,
                target: to,
                direction: direction,
                isUpward: isUpward,
                label: arguments.label(2 + shift, "label"),
                technology: arguments.label(3 + shift, "techn"),
                range: place(range)
            )
        )
    }
}
