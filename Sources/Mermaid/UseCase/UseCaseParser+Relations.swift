import Diagnostics
import Support

/// Relations, and what may stand behind elements.
extension UseCaseParser {
    mutating func relation(from source: String, _ start: Int, _ place: inout Int) throws(SyntaxError) {
        var id: String?
        var end = place
        while byte(end).isWordByte { end += 1 }
        if end > place, byte(end) == UInt8(ascii: "@"), byte(end + 1) != UInt8(ascii: "{") {
            id = self.source.text(place..<end)
            place = end + 1
        }
        var relation = try arrow(id, source, &place)
        place = skipBlanks(place)
        let first = place
        let target = try reference(&place)
        if let label = try bracket(&place) {
            let number = content.element(target, range: self.place(first..<place))
            content.elements[number].label = label.text
            content.elements[number].kind = label.isRectangle ? .rectangle : .useCase
            content.elements[number].isDeclared = true
        }
        relation = .init(
            id: relation.id,
            source: source,
            target: target,
            kind: relation.kind,
            startHead: relation.startHead,
            endHead: relation.endHead,
            length: relation.length,
            label: relation.label,
            range: self.place(start..<place)
        )
        _ = content.element(source, range: self.place(start..<place))
        _ = content.element(target, range: self.place(first..<place))
        content.relations.append(relation)
    }

    /// Reads an arrow with its label, or `..> : include`.
    private func arrow(_ id: String?, _ source: String, _ place: inout Int) throws(SyntaxError)
        -> UseCaseDiagram.Relation
    {
        var relation = UseCaseDiagram.Relation(id: id, source: source, target: "", range: self.place(place..<place))
        if has("..>", at: place) {
            place = skipBlanks(place + 3)
            guard byte(place) == UInt8(ascii: ":") else {
                throw expected("“: include” or “: extend”", "«: include» o «: extend»", place)
            }
            place = skipBlanks(place + 1)
            if hasWord("include", at: place) {
                (relation.kind, place) = (.include, place + 7)
            } else if hasWord("extend", at: place) {
                (relation.kind, place) = (.extend, place + 6)
            } else {
                throw expected("“include” or “extend”", "«include» o «extend»", place)
            }
            relation.endHead = .barb
            return relation
        }
        if has("--|>", at: place) {
            place += 4
            (relation.kind, relation.endHead) = (.generalization, .triangle)
            return relation
        }
        switch byte(place) {
        case UInt8(ascii: "<"): (relation.startHead, place) = (.point, place + 1)
        case UInt8(ascii: "o") where has("o--", at: place): (relation.startHead, place) = (.circle, place + 1)
        case UInt8(ascii: "x") where has("x--", at: place): (relation.startHead, place) = (.cross, place + 1)
        default: break
        }
        guard has("--", at: place) else {
            throw noRelation(at: place)
        }
        var dashes = takeDashes(&place)
        relation.endHead = takeHead(&place)
        let behind = skipBlanks(place)
        if relation.endHead == .none, relation.startHead == .none {
            var next = behind
            if let text = try string(&next) {
                next = skipBlanks(next)
                if has("--", at: next) { (relation.label, place) = (text, next) }
            } else if let second = secondArrow(from: behind) {
                relation.label = DiagramLabel(text: self.source.text(behind..<second).trimmingSpace)
                place = second
            }
            if relation.label != nil {
                dashes = takeDashes(&place)
                relation.endHead = takeHead(&place)
            }
        }
        relation.length = max(dashes - 1, 1)
        return relation
    }

    private func noRelation(at place: Int) -> SyntaxError {
        source.unexpected(
            place..<endOfLine(place),
            expected: LocalizedText(
                en: "a relation such as “-->”, “--|>” or “..> : include”",
                es: "una relación como «-->», «--|>» o «..> : include»"
            )
        )
    }

    private func takeDashes(_ place: inout Int) -> Int {
        let start = place
        while byte(place) == UInt8(ascii: "-") { place += 1 }
        return place - start
    }

    private func takeHead(_ place: inout Int) -> EdgeHead {
        let behind = byte(place + 1)
        let head: EdgeHead
        switch byte(place) {
        case UInt8(ascii: ">"): head = .point
        case UInt8(ascii: "o") where behind.isSpaceOrTab: head = .circle
        case UInt8(ascii: "x") where behind.isSpaceOrTab: head = .cross
        default: return .none
        }
        place += 1
        return head
    }

    /// Returns the offset of the second half of an arrow with a label inside; nil if the rest of the line has none.
    private func secondArrow(from start: Int) -> Int? {
        let end = endOfLine(start)
        var place = start
        while place + 1 < end {
            if bytes[place] == UInt8(ascii: "-"), bytes[place + 1] == UInt8(ascii: "-") { return place }
            place += 1
        }
        return nil
    }

    // MARK: Behind elements

    /// Reads `@{ … }`, `<<stereotype>>` and `:::class` behind an element.
    mutating func suffixes(of id: String, _ place: inout Int) throws(SyntaxError) {
        while true {
            let next = skipBlanks(place)
            if has("@{", at: next) {
                place = next
                let value = try metadata(&place)
                metadata.append((id, value, next..<place))
            } else if has("<<", at: next) {
                let line = bytes[next..<endOfLine(next)]
                guard let close = line.firstRange(ofBytes: ">>".utf8), let number = content.elementIndices[id] else {
                    throw expected("“>>” on this line", "«>>» en esta línea", next)
                }
                content.elements[number].stereotype = source.text((next + 2)..<close.lowerBound).trimmingSpace
                place = close.upperBound
            } else if has(":::", at: next) {
                place = next + 3
                let name = try reference(&place)
                assign(name, to: [id], .shorthand, next..<place)
            } else {
                return
            }
        }
    }

    /// Reads `@{ … }`, also over several lines.
    func metadata(_ place: inout Int) throws(SyntaxError) -> SettingValue {
        let start = place + 2
        var end = start
        var (depth, isQuoted) = (1, false)
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\""): isQuoted.toggle()
            case UInt8(ascii: "{") where !isQuoted: depth += 1
            case UInt8(ascii: "}") where !isQuoted: depth -= 1
            default: break
            }
            if depth == 0 { break }
            end += 1
        }
        let value =
            bytes[start..<end].contains(0x0A)
            ? BlockValueParser.parse(Array(bytes[start..<end]), 0..<(end - start)) : nil
        guard end < bytes.count, let value = value ?? FlowValueParser.parseEntries(bytes[start..<end]) else {
            throw SyntaxError(
                range: place..<min(end + 1, bytes.count),
                message: LocalizedText(
                    en: "expected “key: value” pairs between “@{” and “}”",
                    es: "se esperaban pares «clave: valor» entre «@{» y «}»"
                )
            )
        }
        place = end + 1
        return value
    }
}
