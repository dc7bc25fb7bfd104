import Diagnostics

/// A value of a TOML file, with the range that it was written at.
package struct TOMLValue: Sendable {
    package indirect enum Content: Sendable {
        case text(String)
        /// A number, a date or a truth value, as it is written.
        case word(String)
        case list([TOMLValue])
        case table([Entry])
    }

    package struct Entry: Sendable {
        package let key: String
        package let value: TOMLValue
    }

    package var content: Content
    package let range: SourceRange

    var text: String? { if case .text(let text) = content { text } else { nil } }
    var list: [TOMLValue]? { if case .list(let values) = content { values } else { nil } }
    var table: [Entry]? { if case .table(let entries) = content { entries } else { nil } }
    var isFalse: Bool { if case .word("false") = content { true } else { false } }
    var isTrue: Bool { if case .word("true") = content { true } else { false } }

    /// Returns the value at a path of keys; nil if there is none.
    subscript(path: String...) -> TOMLValue? {
        var value = self
        for key in path {
            guard let next = value.table?.last(where: { $0.key == key })?.value else { return nil }
            value = next
        }
        return value
    }
}
