/// The parts of a Markdown text that translators keep: code, addresses, tags and references.
package enum InlineCodes {
    /// Divides a text; the parts together are the text.
    package static func split(_ text: String) -> [(text: String, isCode: Bool)] {
        var parts: [(text: String, isCode: Bool)] = []
        var plain = ""[...]
        var index = text.startIndex
        while index < text.endIndex {
            guard let end = end(ofCodeAt: index, in: text) else {
                plain = text[(plain.isEmpty ? index : plain.startIndex)...index]
                index = text.index(after: index)
                continue
            }
            if !plain.isEmpty { parts.append((String(plain), false)) }
            plain = ""
            parts.append((String(text[index..<end]), true))
            index = end
        }
        if !plain.isEmpty { parts.append((String(plain), false)) }
        return parts
    }

    private static func end(ofCodeAt start: String.Index, in text: String) -> String.Index? {
        let rest = text[start...]
        switch text[start] {
        case "`":
            let ticks = rest.prefix { $0 == "`" }
            return rest[ticks.endIndex...].ranges(of: ticks).first { range in
                let isLonger = range.upperBound < text.endIndex && text[range.upperBound] == "`"
                return !isLonger && text[text.index(before: range.lowerBound)] != "`"
            }?.upperBound
        case "]":
            // The address of a link, or the name of its definition.
            let next = text.index(after: start)
            guard next < text.endIndex, text[next] == "(" || text[next] == "[" else { return nil }
            let close: Character = text[next] == "(" ? ")" : "]"
            var depth = 0
            for index in text[next...].indices {
                if text[index] == text[next] { depth += 1 }
                if text[index] == close { depth -= 1 }
                if depth == 0 { return text.index(after: index) }
            }
            return nil
        case "<":
            let next = text.index(after: start)
            guard next < text.endIndex, text[next].isLetter || text[next] == "/" || text[next] == "!" else {
                return nil
            }
            return rest.firstIndex(of: ">").map(text.index(after:))
        case "h" where rest.hasPrefix("https://") || rest.hasPrefix("http://"):
            let end = rest.firstIndex { $0.isWhitespace || "<>)]\"'`".contains($0) } ?? text.endIndex
            let last = text[start..<end].lastIndex { !".,;:!?".contains($0) } ?? start
            return text.index(after: last)
        case "[" where rest.hasPrefix("[^"):
            return rest.firstIndex(of: "]").map(text.index(after:))
        case "{" where rest.hasPrefix("{{"):
            return rest.firstRange(of: "}}")?.upperBound
        default: return nil
        }
    }
}
