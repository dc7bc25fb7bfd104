import Course
import Markdown

/// A paragraph or a cell of a table, with the words that readers see.
struct ProseBlock {
    let node: NodeID
    /// True for a paragraph that lies in no list, quote or container.
    let isOutermost: Bool
    /// The number of letters and digits in its text and code.
    var length = 0
    /// The numbers in its text, each with the text that holds it.
    var numbers: [(number: String, node: NodeID)] = []

    /// Returns the blocks of each section of a document, the text before the first heading first.
    static func bySection(_ document: Document) -> [[ProseBlock]] {
        let headings = Set(document.headings.map(\.node))
        var sections: [[ProseBlock]] = [[]]
        for node in document.descendants(of: document.root) {
            let kind = document[node].kind
            if headings.contains(node) { sections.append([]) }
            switch kind {
            case .paragraph, .tableCell:
                let isOutermost = kind == .paragraph && document[node].parent == document.root
                sections[sections.count - 1].append(ProseBlock(node: node, isOutermost: isOutermost))
            case .text, .code:
                guard var block = sections[sections.count - 1].popLast() else { continue }
                if document.isWithin(node, block.node) {
                    let text = document.text(of: node)
                    block.length += text.count { $0.isLetter || $0.isNumber }
                    if kind == .text { block.numbers += Self.numbers(in: text).map { ($0, node) } }
                }
                sections[sections.count - 1].append(block)
            default: continue
            }
        }
        return sections
    }

    /// Returns the numbers in a text, in Western digits, without the signs between thousands. A number that is part of a word is
    /// none, and neither is one that a word of its own multiplies, as in Chinese.
    static func numbers(in text: String) -> [String] {
        let signs = Array(text)
        var found: [String] = []
        var index = 0
        while index < signs.count {
            guard digit(signs[index]) != nil else {
                index += 1
                continue
            }
            let start = index
            var number = ""
            while index < signs.count {
                if let value = digit(signs[index]) {
                    number += String(value)
                } else if ".,٫٬".contains(signs[index]), index + 1 < signs.count, digit(signs[index + 1]) != nil {
                    number += ",٬".contains(signs[index]) ? "," : "."
                } else {
                    break
                }
                index += 1
            }
            let before = start > 0 ? signs[start - 1] : " "
            let after = index < signs.count ? signs[index] : " "
            let isPart =
                before.isASCII && (before.isLetter || "-_/#:".contains(before)) || "%万萬億亿천만억-_/:".contains(after)
            if !isPart { found.append(normal(number)) }
        }
        return found
    }

    private static func digit(_ sign: Character) -> Int? {
        // Signs such as “½” and “三” are numbers, too, but no digits.
        guard sign.unicodeScalars.first?.properties.generalCategory == .decimalNumber else { return nil }
        return sign.wholeNumberValue
    }

    /// Returns a number without the signs between thousands, with a point before its fraction.
    private static func normal(_ number: String) -> String {
        let parts = number.split { $0 == "," || $0 == "." }
        let isOfThousands = parts.count > 1 && parts[0].count <= 3 && parts.dropFirst().allSatisfy { $0.count == 3 }
        if isOfThousands { return parts.joined() }
        // “2.0” is 2 in most texts.
        return (parts.count == 2 && parts[1].allSatisfy { $0 == "0" } ? parts.prefix(1) : parts[...]).joined(
            separator: "."
        )
    }
}

extension Document {
    /// Returns true if a node lies below another, and not in a picture, whose text is its description.
    fileprivate func isWithin(_ node: NodeID, _ other: NodeID) -> Bool {
        var place: NodeID? = node
        while let own = place {
            if own == other { return true }
            if self[own].kind == .image { return false }
            place = self[own].parent
        }
        return false
    }
}
