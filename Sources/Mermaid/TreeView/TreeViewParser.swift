import Diagnostics
import Support

/// Reads a tree: one name a line, whose indentation gives its nesting. Lines as `tree` prints them, with `├──`, are read too.
struct TreeViewParser: LineParser {
    typealias Content = TreeView

    let source: DiagramSource
    var index = 0
    var content = TreeView()
    var diagnostics: [Diagnostic] = []
    /// The possible parents of the next node, the innermost last, with their indentation.
    private var open: [(node: Int, indentation: Int)] = []

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        if hasWord("classDef", at: line.lowerBound), let value = value(of: "classdef", in: line) {
            return takeClass(value)
        }
        let start = skipBranches(line)
        // A line of nothing but `│` parts two branches.
        guard start < line.upperBound else { return }
        var end = line.upperBound
        var place = start
        let label: DiagramLabel
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let close = bytes[(start + 1)..<end].firstIndex(of: quote) else {
                throw source.unexpected(
                    start..<end,
                    expected: LocalizedText(en: "a quote at the name's end", es: "comillas al final del nombre")
                )
            }
            label = DiagramLabel(text: source.text((start + 1)..<close))
            place = close + 1
        } else {
            place = endOfName(start, end)
            label = plainName(trimmed(start..<place))
        }
        let indentation = column(of: start)
        while let last = open.last, last.indentation >= indentation { open.removeLast() }
        guard open.count < NestingLimit.most else { throw NestingLimit.error(at: line) }
        let parent = open.last?.node ?? -1
        var node = TreeView.Node(
            label: label,
            parent: parent,
            depth: parent < 0 ? 0 : content.nodes[parent].depth + 1,
            range: self.place(line)
        )
        try takeAdditions(&place, &end, &node)
        open.append((content.nodes.count, indentation))
        content.nodes.append(node)
    }

    /// Returns the offset behind the branches that `tree` draws, or the line's start.
    private func skipBranches(_ line: Range<Int>) -> Int {
        var place = line.lowerBound
        while place < line.upperBound {
            // Box drawings, U+2500 to U+257F, and spaces that don't break.
            if bytes[place] == 0xE2, byte(place + 1) == 0x94 || byte(place + 1) == 0x95 {
                place += 3
            } else if bytes[place] == 0xC2, byte(place + 1) == 0xA0 {
                place += 2
            } else if bytes[place].isSpaceOrTab {
                place += 1
            } else {
                break
            }
        }
        return min(place, line.upperBound)
    }

    /// Returns the number of characters before a place on its line.
    private func column(of place: Int) -> Int {
        var start = place
        while start > 0, source.slice.bytes[start - 1] != 0x0A { start -= 1 }
        return source.slice.bytes[start..<place].count { $0 & 0xC0 != 0x80 }
    }

    /// Returns the end of a name without quotes: at `##`, `:::` or `icon(` behind a space, or the line's end.
    private func endOfName(_ start: Int, _ end: Int) -> Int {
        var place = start + 1
        while place < end {
            let isApart = bytes[place - 1].isSpaceOrTab
            if isApart, has("##", at: place) || has("icon(", at: place) || has("%%", at: place) { break }
            if has(":::", at: place) { break }
            place += 1
        }
        return place
    }

    /// Returns the label of a name: that in the brackets of `id[label]`, otherwise the name as it is.
    private func plainName(_ range: Range<Int>) -> DiagramLabel {
        let id = bytes[range].prefix { $0.isIdentifierByte || $0 == UInt8(ascii: "-") }
        guard !id.isEmpty, byte(id.endIndex) == UInt8(ascii: "["), bytes[range.upperBound - 1] == UInt8(ascii: "]"),
            id.endIndex + 1 < range.upperBound - 1
        else { return DiagramLabel(text: source.text(range)) }
        let inner = trimmed((id.endIndex + 1)..<(range.upperBound - 1))
        let isQuoted =
            inner.count >= 2 && bytes[inner.lowerBound] == UInt8(ascii: "\"")
            && bytes[inner.upperBound - 1] == UInt8(ascii: "\"")
        return DiagramLabel(
            text: source.text(isQuoted ? (inner.lowerBound + 1)..<(inner.upperBound - 1) : inner)
        )
    }

    /// Reads `icon(name)`, `:::class` and `## description`.
    private mutating func takeAdditions(_ place: inout Int, _ end: inout Int, _ node: inout TreeView.Node)
        throws(SyntaxError)
    {
        while true {
            place = min(skipBlanks(place), end)
            guard place < end, !has("%%", at: place) else { return }
            if has("##", at: place) {
                let words = trimmed((place + 2)..<end)
                if !words.isEmpty { node.details = DiagramLabel(text: source.text(words)) }
                return
            } else if has(":::", at: place) {
                let start = place + 3
                place = start
                while place < end, bytes[place].isIdentifierByte || bytes[place] == UInt8(ascii: "-") { place += 1 }
                node.className = source.text(start..<place)
            } else if has("icon(", at: place), let close = bytes[place..<end].firstIndex(of: UInt8(ascii: ")")) {
                takeIcon(trimmed((place + 5)..<close), of: &node)
                place = close + 1
            } else {
                throw source.unexpected(
                    place..<end,
                    expected: LocalizedText(
                        en: "“## description”, “:::class”, “icon(name)” or the end of the line",
                        es: "«## descripción», «:::clase», «icon(nombre)» o el final de la línea"
                    )
                )
            }
        }
    }

    private mutating func takeIcon(_ range: Range<Int>, of node: inout TreeView.Node) {
        let name = source.text(range)
        if let symbol = IconSymbols.symbol(for: name) {
            node.icon = symbol
        } else {
            warn(range, en: "the icon “\(name)” is not drawn", es: "el icono «\(name)» no se dibuja")
        }
    }

    private mutating func takeClass(_ value: Range<Int>) {
        let name = bytes[value].prefix { !$0.isSpaceOrTab }
        content.classes.append(
            StyleClass(
                name: source.text(name.startIndex..<name.endIndex),
                styles: StyleDeclarations.parse(source.text(trimmed(name.endIndex..<value.upperBound))),
                range: place(value)
            )
        )
    }

    mutating func finish() throws(SyntaxError) {
        let known = Set(content.classes.map(\.name))
        for node in content.nodes {
            guard let name = node.className, !known.contains(name) else { continue }
            diagnostics.append(
                Diagnostic(
                    rule: .diagramUnknownClass,
                    severity: .warning,
                    message: LocalizedText(
                        en: "there is no class “\(name)”",
                        es: "no hay ninguna clase «\(name)»"
                    ),
                    range: node.range,
                    advice: LocalizedText(
                        en: "define it: classDef \(name) color:#b00",
                        es: "defínela: classDef \(name) color:#b00"
                    )
                )
            )
        }
    }
}
