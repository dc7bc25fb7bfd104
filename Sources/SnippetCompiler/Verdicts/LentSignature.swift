import SnippetSyntax
import Support

/// The declaration in a lent item that names a type which nobody declares.
struct LentSignature {
    private enum Place {
        /// Another part of the item than a member's own line: what it inherits, a type in a list of several lines.
        case item
        case member(String)
        /// A stored property, which the initialiser that the compiler makes has as a parameter.
        case stored(String)
    }

    private let item: SampleAnatomy.Item
    private let place: Place

    /// - Parameters:
    ///   - offset: where the type's name stands.
    ///   - bytes: the lender's.
    init(of item: SampleAnatomy.Item, at offset: Int, in bytes: [UInt8]) {
        self.item = item
        let start = bytes.lineStart(before: min(offset, bytes.count))
        let line = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
        let words = line.prefix { !"({=:".utf8.contains($0) }.split { !$0.isIdentifierByte }.map {
            String(decoding: $0, as: UTF8.self)
        }
        guard item.kind.hasMembers, start > item.range.lowerBound,
            let place = words.firstIndex(where: Self.introducers.contains)
        else {
            self.place = .item
            return
        }
        let name = words.dropFirst(place + 1).first ?? words[place]
        let isStored = ["let", "var"].contains(words[place]) && !line.contains(UInt8(ascii: "{"))
        self.place = isStored ? .stored(name) : .member(name)
    }

    /// Whether code that uses some names, and calls some types, depends on it.
    func concerns(_ uses: Set<String>, calling types: Set<String>) -> Bool {
        switch place {
        case .item: true
        case .member(let name): uses.contains(name) || name == "init" && !types.isDisjoint(with: item.names)
        case .stored(let name): uses.contains(name) || !types.isDisjoint(with: item.names)
        }
    }

    private static let introducers: Set<String> = ["func", "var", "let", "case", "init", "subscript", "typealias"]
}

extension SampleAnatomy.Item.Kind {
    fileprivate var hasMembers: Bool {
        switch self {
        case .type, .extending: true
        default: false
        }
    }
}
