import Diagnostics
import Support

/// Systems, tables of JSON and styles.
extension UseCaseParser {
    mutating func openBoundary(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) {
        let start = place
        var title = try string(&place)
        let id: String
        if let title { id = Self.identifier(of: title.plainText) } else { id = try reference(&place) }
        if title == nil { title = try bracket(&place)?.text }
        open = (content.boundaries.count, line)
        content.boundaries.append(
            .init(id: id, title: title ?? DiagramLabel(text: id), range: self.place(start..<place))
        )
        let next = skipBlanks(place)
        guard has(":::", at: next) else { return }
        place = next + 3
        let name = try reference(&place)
        assign(name, to: [id], .shorthand, next..<place)
    }

    mutating func table(_ place: inout Int) throws(SyntaxError) {
        let start = place
        let id = try reference(&place)
        guard has("@{", at: place), let (value, end) = FlowValueParser.parsePrefix(bytes[(place + 1)...]) else {
            throw expected("“@{” and a JSON object", "«@{» y un objeto JSON", place)
        }
        place = end
        let number = content.element(id, range: self.place(start..<end))
        content.elements[number].kind = .table
        content.elements[number].isDeclared = true
        content.elements[number].rows = Self.rows(value, path: "", depth: 0)
        try suffixes(of: id, &place)
    }

    /// The leaves of a value with the ways to them, such as `items[0].name`.
    private static func rows(_ value: SettingValue, path: String, depth: Int) -> [(path: String, value: String)] {
        switch value {
        case .object(let entries) where !entries.isEmpty && depth < 20:
            return entries.flatMap {
                rows($0.value, path: path.isEmpty ? $0.key : "\(path).\($0.key)", depth: depth + 1)
            }
        case .list(let values) where !values.isEmpty && depth < 20:
            return values.enumerated().flatMap { rows($1, path: "\(path)[\($0)]", depth: depth + 1) }
        case .object: return [(path, "{}")]
        case .list: return [(path, "[]")]
        default: return [(path, value.text ?? "null")]
        }
    }

    // MARK: Styles

    mutating func styles(_ place: inout Int, _ line: Range<Int>) throws(SyntaxError) -> Bool {
        let word: StaticString =
            hasWord("classDef", at: place) ? "classDef" : hasWord("class", at: place) ? "class" : "style"
        guard startsWord(word, place) else { return false }
        let rest = trimmed((place + word.utf8CodeUnitCount)..<line.upperBound)
        var split = rest.lowerBound
        while split < rest.upperBound, !bytes[split].isSpaceOrTab { split += 1 }
        let names = source.text(rest.lowerBound..<split).split(separator: ",").map(String.init)
        let value = source.text(span(split, rest.upperBound)).trimmingSpace
        guard !names.isEmpty, !value.isEmpty else {
            throw source.unexpected(
                rest,
                expected: LocalizedText(en: "names, and styles or classes", es: "nombres, y estilos o clases")
            )
        }
        try styling.spend(names.count, value, at: line)
        switch byte(place) {
        case UInt8(ascii: "c") where has("classDef", at: place):
            let declarations = StyleDeclarations.parse(value)
            content.styleClasses += names.map { StyleClass(name: $0, styles: declarations, range: self.place(line)) }
        case UInt8(ascii: "c"):
            for name in value.split(separator: ",") {
                assign(String(name).trimmingSpace, to: names, .classStatement, line)
            }
        default:
            content.assignments.append(.init(kind: .style, targets: names, className: nil, range: self.place(line)))
            styled.append((names, StyleDeclarations.parse(value)))
        }
        return true
    }

    mutating func assign(_ name: String, to targets: [String], _ kind: StyleAssignment.Kind, _ range: Range<Int>) {
        content.assignments.append(.init(kind: kind, targets: targets, className: name, range: place(range)))
    }

    // MARK: The end

    mutating func finish() throws(SyntaxError) {
        if let open {
            throw SyntaxError(
                range: open.range,
                message: LocalizedText(
                    en: "this system is never closed: expected “end”",
                    es: "este sistema no se cierra: se esperaba «end»"
                )
            )
        }
        for (id, value, _) in metadata {
            if let number = content.elementIndices[id] {
                content.elements[number].isBusiness = value["business"]?.flag ?? content.elements[number].isBusiness
            }
            for index in content.relations.indices where content.relations[index].id == id {
                content.relations[index].isAnimated = value["animate"]?.flag ?? (value["animation"] != nil)
            }
        }
        for assignment in content.assignments {
            guard let name = assignment.className else { continue }
            for target in assignment.targets {
                apply(to: target) {
                    $0.append(name)
                } styles: { _ in
                }
            }
        }
        for (names, styles) in styled {
            for name in names {
                apply(to: name) { _ in
                } styles: {
                    $0 += styles
                }
            }
        }
    }

    private mutating func apply(
        to id: String,
        classes: (inout [String]) -> Void,
        styles: (inout [StyleDeclaration]) -> Void
    ) {
        if let number = content.elementIndices[id] {
            classes(&content.elements[number].classes)
            styles(&content.elements[number].styles)
        } else if let number = content.boundaries.firstIndex(where: { $0.id == id }) {
            classes(&content.boundaries[number].classes)
            styles(&content.boundaries[number].styles)
        } else if let number = content.relations.firstIndex(where: { $0.id == id }) {
            classes(&content.relations[number].classes)
            styles(&content.relations[number].styles)
        }
    }
}
