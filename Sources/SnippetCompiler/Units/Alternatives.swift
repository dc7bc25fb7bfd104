import SnippetSyntax
import Support

/// The parts of a sample that shows several ways to write one thing: a name that is declared again begins a new part.
enum Alternatives {
    struct Part: Sendable {
        /// The ranges of the sample that the part leaves out: everything after it, statements before it, variables before it that
        /// it doesn't use, and declarations before it that it declares again.
        let blanked: [Range<Int>]
        /// The part's offset, in the sample's bytes.
        let start: Int
    }

    /// A declaration or statement of the list that is parted.
    private struct Piece {
        enum Kind { case statement, variable, declaration }

        let range: Range<Int>
        let kind: Kind
        /// The names or heads that can't be declared twice side by side.
        let keys: Set<String>
        let references: Set<String>
        /// True if it may begin a new part.
        var isSetApart = true
    }

    /// - Returns: No parts if no name is declared twice.
    static func parts(of sample: SampleAnatomy) -> [Part] {
        guard sample.isParsed, [.file, .declarations, .statements, .members].contains(sample.shape) else { return [] }
        let outer = parts(of: sample.items.map { piece($0, in: sample) }, in: sample)
        if !outer.isEmpty { return outer }
        let blocks = sample.repeatingBlocks.map { block in
            block.items.map { item in
                Piece(
                    range: item.range,
                    kind: item.names.isEmpty ? .statement : .variable,
                    keys: item.names,
                    references: item.references,
                    isSetApart: item.isSetApart
                )
            }
        }
        let inner = blocks.map { parts(of: $0, in: sample) }.filter { !$0.isEmpty }
        // Each of several blocks shows one of its ways in a part.
        return (0..<(inner.map(\.count).max() ?? 0)).map { number in
            Part(blanked: inner.flatMap { $0[min(number, $0.count - 1)].blanked }, start: 0)
        }
    }

    private static func parts(of pieces: [Piece], in sample: SampleAnatomy) -> [Part] {
        var starts = [0]
        var seen: Set<String> = []
        for (index, piece) in pieces.enumerated() {
            if !seen.isDisjoint(with: piece.keys) {
                guard piece.isSetApart else { return [] }
                starts.append(index)
                seen = []
            }
            seen.formUnion(piece.keys)
        }
        guard starts.count > 1, starts.count <= most else { return [] }
        let ends = starts.dropFirst() + [pieces.count]
        let current = zip(starts, ends).filter { start, end in
            !(start..<end).contains { isFormer(pieces, at: $0, in: sample) }
        }
        return (current.isEmpty ? Array(zip(starts, ends)) : current).map { start, end in
            var kept = pieces[start..<end].reduce(into: Set<String>()) { $0.formUnion($1.keys) }
            var used = pieces[start..<end].reduce(into: Set<String>()) { $0.formUnion($1.references) }
            var blanked = pieces[end...].map(\.range)
            for piece in pieces[..<start].reversed() {
                let isNeeded =
                    switch piece.kind {
                    case .statement: false
                    case .variable: !used.isDisjoint(with: piece.keys)
                    case .declaration: true
                    }
                if isNeeded, kept.isDisjoint(with: piece.keys) {
                    kept.formUnion(piece.keys)
                    used.formUnion(piece.references)
                } else {
                    blanked.append(piece.range)
                }
            }
            return Part(blanked: blanked, start: start == 0 ? 0 : pieces[start].range.lowerBound)
        }
    }

    /// The largest number of parts; more than these are no alternatives.
    private static let most = 12

    private static func piece(_ item: SampleAnatomy.Item, in sample: SampleAnatomy) -> Piece {
        let keys: Set<String> =
            switch item.kind {
            case .type, .variable: Set(item.names)
            case .function where !item.names.isEmpty: [sample.head(of: item)]
            default: []
            }
        let kind: Piece.Kind =
            switch item.kind {
            case .statement: .statement
            case .variable: .variable
            default: .declaration
            }
        return Piece(range: item.range, kind: kind, keys: keys, references: item.references)
    }

    /// True if the comment above a piece says that it shows a former way.
    private static func isFormer(_ pieces: [Piece], at index: Int, in sample: SampleAnatomy) -> Bool {
        let end = pieces[index].range.lowerBound
        let start = index == 0 ? 0 : pieces[index - 1].range.upperBound
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
