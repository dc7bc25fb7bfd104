import Diagnostics

/// A value of JSON (RFC 8259). Messages of the protocol are read and written as such values, as far as they are used.
package enum JSONValue: Sendable, Hashable {
    case null
    case boolean(Bool)
    case integer(Int)
    case number(Double)
    case text(String)
    case list([JSONValue])
    case object([String: JSONValue])
}

extension JSONValue {
    /// The value of a key of an object; nil for other values, and where the key is missing.
    package subscript(key: String) -> JSONValue? {
        if case .object(let members) = self { members[key] } else { nil }
    }

    /// The value at the end of a way of keys; nil where one is missing.
    package subscript(path keys: String...) -> JSONValue? {
        keys.reduce(self as JSONValue?) { $0?[$1] }
    }

    package var text: String? { if case .text(let text) = self { text } else { nil } }
    package var boolean: Bool? { if case .boolean(let value) = self { value } else { nil } }
    package var list: [JSONValue]? { if case .list(let items) = self { items } else { nil } }

    /// A whole number; one with a fraction of zero counts, as JSON has only one kind of number.
    package var integer: Int? {
        switch self {
        case .integer(let value): value
        case .number(let value): Int(exactly: value)
        default: nil
        }
    }

    /// Reads the bytes of a message.
    ///
    /// - Throws: `DecodingError` for bytes that are no JSON.
    package init(json: [UInt8]) throws { self = try JSONText.decode(JSONValue.self, from: json) }

    /// The value as JSON on one line.
    package var json: String { (try? JSONText.encode(self, isIndented: false)) ?? "null" }
}

extension JSONValue: Codable {
    package init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let object = try? container.decode([String: JSONValue].self) {
            self = .object(object)
        } else if let text = try? container.decode(String.self) {
            self = .text(text)
        } else if let list = try? container.decode([JSONValue].self) {
            self = .list(list)
        } else if container.decodeNil() {
            self = .null
        } else if let boolean = try? container.decode(Bool.self) {
            self = .boolean(boolean)
        } else if let integer = try? container.decode(Int.self) {
            self = .integer(integer)
        } else {
            self = .number(try container.decode(Double.self))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .boolean(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value.isFinite ? value : 0)
        case .text(let value): try container.encode(value)
        case .list(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByNilLiteral, ExpressibleByStringInterpolation
{
    package init(stringLiteral value: String) { self = .text(value) }
    package init(integerLiteral value: Int) { self = .integer(value) }
    package init(booleanLiteral value: Bool) { self = .boolean(value) }
    package init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
    package init(nilLiteral: ()) { self = .null }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }

    /// An object without the members that are nil.
    package static func object(of members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
        .object(members.reduce(into: [:]) { $0[$1.key] = $1.value })
    }
}
