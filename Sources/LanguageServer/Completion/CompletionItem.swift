import Support

/// A proposal for the text at a place.
struct CompletionItem: Hashable {
    /// The protocol's numbers of kinds.
    enum Kind: Int {
        case text = 1
        case property = 10
        case value = 12
        case keyword = 14
        case file = 17
        case reference = 18
    }

    let text: String
    let kind: Kind
    /// The meaning of the text in a few words; nil if it says so itself.
    var detail: String?
}

/// Proposals for a stretch of text before the cursor.
struct Completion {
    /// The largest number of proposals in an answer.
    private static let most = 400

    /// The range that a proposal takes the place of.
    let range: Range<Int>
    let items: [CompletionItem]

    init(_ range: Range<Int>, _ items: [CompletionItem]) { (self.range, self.items) = (range, items) }

    /// Returns the proposals that hold what is written, those that begin with it first.
    func json(_ lines: TextLines) -> JSONValue {
        let written = lines.text(range).lowercased()
        let fitting = items.filter { written.isEmpty || $0.text.lowercased().contains(written) }
        let first = fitting.filter { $0.text.lowercased().hasPrefix(written) }
        let chosen = (first + fitting.filter { !$0.text.lowercased().hasPrefix(written) }).prefix(Self.most)
        return [
            "isIncomplete": .boolean(fitting.count > chosen.count),
            "items": .list(
                chosen.enumerated().map { number, item in
                    .object(of: [
                        "label": .text(item.text), "kind": .integer(item.kind.rawValue),
                        "detail": item.detail.map { .text($0) },
                        "sortText": .text(String(String(1000 + number).dropFirst())),
                        "filterText": .text(item.text),
                        "textEdit": TextEdits.edit(range, item.text, in: lines),
                    ])
                }
            ),
        ]
    }
}
