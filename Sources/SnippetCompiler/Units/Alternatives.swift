import SnippetSyntax
import Support

/// The parts of a sample that shows several ways to write one thing: a name that is declared again begins a new part.
enum Alternatives {
    struct Part: Sendable {
        /// The ranges of the sample that the part leaves out: everything after it, statements before it, and declarations before
        /// it that it declares again.
        let blanked: [Range<Int>]
        /// The part's offset, in the sample's bytes.
        let start: Int
    }

    /// - Returns: No parts if no name is declared twice.
    static func parts(of sample: SampleAnatomy) -> [Part] {
        guard sample.isParsed, [.file, .declarations, .statements, .members].contains(sample.shape) else { return [] }
        let keys = sample.items.map { Self.keys(of: $0, in: sample) }
        var starts = [0]
        var seen: Set<String> = []
        for (index, own) in keys.enumerated() {
            if !seen.isDisjoint(with: own) {
                starts.append(index)
                seen = []
            }
            seen.formUnion(own)
        }
        guard starts.count > 1, starts.count <= most else { return [] }
        let ends = starts.dropFirst() + [sample.items.count]
        let current = zip(starts, ends).filter { !isFormer(sample, at: $0.0) }
        return (current.isEmpty ? Array(zip(starts, ends)) : current).map { start, end in
            var kept = keys[start..<end].reduce(into: Set<String>()) { $0.formUnion($1) }
            var blanked = sample.items[end...].map(\.range)
            for index in (0..<start).reversed() {
                if sample.items[index].kind == .statement || !kept.isDisjoint(with: keys[index]) {
                    blanked.append(sample.items[index].range)
                } else {
                    kept.formUnion(keys[index])
                }
            }
            return Part(blanked: blanked, start: start == 0 ? 0 : sample.items[start].range.lowerBound)
        }
    }

    /// The largest number of parts; more than these are no alternatives.
    private static let most = 12

    /// The names or heads that can't be declared twice side by side.
    private static func keys(of item: SampleAnatomy.Item, in sample: SampleAnatomy) -> Set<String> {
        switch item.kind {
        case .type, .variable: return Set(item.names)
        case .function where !item.names.isEmpty: return [sample.head(of: item)]
        default: return []
        }
    }

    /// True if the comment above an item says that it shows a former way.
    private static func isFormer(_ sample: SampleAnatomy, at index: Int) -> Bool {
        let end = sample.items[index].range.lowerBound
        let start = index == 0 ? 0 : sample.items[index - 1].range.upperBound
        guard start < end, end <= sample.bytes.count else { return false }
        let line = sample.bytes[start..<end].split(separator: UInt8(ascii: "\n")).last { line in
            line.contains { !$0.isWhitespace }
        }
        guard let line, line.first(where: { !$0.isWhitespace }) == UInt8(ascii: "/") else { return false }
        let text = String(decoding: line.drop { "/ \t*".utf8.contains($0) }, as: UTF8.self).lowercased()
        return words.contains { word in
            text.hasPrefix(word) && !(text.dropFirst(word.count).first?.isLetter ?? false)
        }
    }

    private static let words = [
        "old", "before", "previously", "formerly", "deprecated", "antes", "anterior", "anteriormente", "obsoleto",
    ]
}
