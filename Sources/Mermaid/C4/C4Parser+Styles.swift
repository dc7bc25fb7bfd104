import Diagnostics

/// Finishes the diagram at the end of the text: reports boundaries that stay open, and applies styles.
extension C4Parser {
    mutating func finish() throws(SyntaxError) {
        content.typeName = source.text(source.typeName)
        if let last = open.last {
            throw SyntaxError(
                range: last.range,
                message: LocalizedText(
                    en: "this boundary is never closed",
                    es: "este límite no se cierra"
                ),
                advice: LocalizedText(
                    en: "write } on a line of its own, after the contents of the boundary",
                    es: "escribe } en una línea propia, tras el contenido del límite"
                )
            )
        }
        var byEnds: [String: [Int]] = [:]
        for (index, relation) in content.relations.enumerated() {
            byEnds["\(relation.source)\n\(relation.target)", default: []].append(index)
        }
        for (isRelation, arguments, range) in updates {
            if isRelation {
                let (from, to) = (arguments.text(0, "from") ?? "", arguments.text(1, "to") ?? "")
                let styles = Self.styles(arguments, [("textColor", "color", 2), ("lineColor", "stroke", 3)])
                // Mermaid styles the first relation between the two.
                guard let first = byEnds["\(from)\n\(to)"]?.first else {
                    content.unknownTargets.append(("\(from) → \(to)", place(range)))
                    continue
                }
                content.relations[first].styles += styles
            } else {
                let id = arguments.text(0, "elementName") ?? ""
                let styles = Self.styles(
                    arguments,
                    [("bgColor", "fill", 1), ("fontColor", "color", 2), ("borderColor", "stroke", 3)]
                )
                if let element = content.elementIndices[id] {
                    content.elements[element].styles += styles
                } else if let boundary = content.boundaryIndices[id] {
                    content.boundaries[boundary].styles += styles
                } else {
                    content.unknownTargets.append((id, place(range)))
                }
            }
        }
    }

    private static func styles(
        _ arguments: C4Arguments,
        _ names: [(name: String, property: String, place: Int)]
    ) -> [StyleDeclaration] {
        names.compactMap { name, property, place in
            arguments.text(place, name).map { StyleDeclaration(property: property, value: $0) }
        }
    }
}
