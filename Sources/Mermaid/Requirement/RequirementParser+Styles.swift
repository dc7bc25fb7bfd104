import Diagnostics
import Support

/// Styles and classes of blocks.
extension RequirementParser {
    mutating func styles(_ word: String, _ rest: Range<Int>, _ line: Range<Int>) throws(SyntaxError) {
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
        try styling.spend(names.count, value, at: line)
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
}
