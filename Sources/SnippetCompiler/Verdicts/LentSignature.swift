import SnippetSyntax
import Support

/// The declaration in a borrowed item that names an undeclared type.
struct LentSignature {
    private enum Place {
        /// A part of the item outside of a member's own line: its inheritance, a type in a list of several lines.
        case item
        case member(String)
        /// A stored property, which is a parameter of the initializer that the compiler generates.
        case stored(String)
    }

    private let item: SampleAnatomy.Item
    private let place: Place

    /// - Parameters:
    ///   - offset: The offset of the type's name.
    ///   - bytes: The bytes of the sample that declares the item.
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

    /// True if code that uses some names, and calls some types, depends on the declaration.
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
