import Support

/// A value of a directive, of front matter, or of a node's `@{…}` block.
indirect enum SettingValue: Sendable, Equatable {
    case null
    case bool(Bool)
    case number(Double)
    case string(String)
    case list([SettingValue])
    case object([Entry])

    struct Entry: Sendable, Equatable {
        let key: String
        let value: SettingValue
    }

    /// Returns the last value of a key of an object; nil for other values or if the key is missing.
    subscript(_ key: String) -> SettingValue? {
        guard case .object(let entries) = self else { return nil }
        return entries.last { $0.key == key }?.value
    }

    var entries: [Entry] {
        guard case .object(let entries) = self else { return [] }
        return entries
    }

    /// The scalar as a text; nil for lists, objects and null.
    var text: String? {
        switch self {
        case .string(let text): text
        case .number(let number):
            number == number.rounded() && abs(number) < 1e15 ? String(Int(number)) : String(number)
        case .bool(let flag): flag ? "true" : "false"
        case .null, .list, .object: nil
        }
    }

    /// The scalar as a finite number; `"50"` and `"50px"` count.
    var number: Double? {
        switch self {
        case .number(let number): return number.isFinite ? number : nil
        case .string(let text):
            let digits = text.hasSuffix("px") ? String(text.dropLast(2)) : text
            guard let number = Double(digits), number.isFinite else { return nil }
            return number
        case .null, .bool, .list, .object: return nil
        }
    }

    var flag: Bool? {
        switch self {
        case .bool(let flag): flag
        case .string("true"): true
        case .string("false"): false
        default: nil
        }
    }

    /// Reads an unquoted scalar as YAML's JSON schema does.
    init(plain text: String) {
        switch text {
        case "", "null", "~": self = .null
        case "true": self = .bool(true)
        case "false": self = .bool(false)
        default:
            let isNumeric = text.utf8.allSatisfy {
                $0.isDigit || $0 == 0x2D || $0 == 0x2B || $0 == 0x2E || $0 | 0x20 == 0x65
            }
            if isNumeric, let number = Double(text) { self = .number(number) } else { self = .string(text) }
        }
    }
}
