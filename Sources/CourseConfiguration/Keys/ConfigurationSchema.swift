import Diagnostics

/// The JSON Schema (draft 2020-12) of `glosa.yml`, from which editors complete and check it.
package enum ConfigurationSchema {
    /// Returns the schema as JSON.
    package static func json() throws -> String { try JSONText.encode(root) }

    private static let (navigation, levels, level) = ("navigation", "levels", "level")

    private static var root: JSON {
        guard case .object(var members) = object(ConfigurationKey.all.map { ValueShape.NamedShape(key: $0) }) else {
            return .object([:])
        }
        members["$schema"] = .text("https://json-schema.org/draft/2020-12/schema")
        members["title"] = .text(Configuration.fileName)
        members["description"] = .text("The settings of a course or documentation for Glosa; every key has a default.")
        members["$defs"] = .object([
            navigation: .object([
                "type": .text("array"),
                "items": anyOf([
                    schema(.text()),
                    .object([
                        "type": .text("object"), "minProperties": .number(1), "maxProperties": .number(1),
                        "additionalProperties": anyOf([schema(.text()), schema(.navigation)]),
                    ]),
                ]),
            ]),
            level: schema(.choice(RuleLevel.allCases.map(\.rawValue))),
            levels: .object([
                "type": .text("object"), "additionalProperties": .flag(false),
                "properties": .object(
                    Dictionary(RuleID.all.map { ($0.rawValue, reference(level)) }) { first, _ in first }
                ),
            ]),
        ])
        return .object(members)
    }

    private static func object(_ keys: [ValueShape.NamedShape]) -> JSON {
        var members: [String: JSON] = [
            "type": .text("object"), "additionalProperties": .flag(false),
            "properties": .object(Dictionary(keys.map { ($0.name, property($0)) }) { first, _ in first }),
        ]
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { members["required"] = .list(required.map(JSON.text)) }
        return .object(members)
    }

    /// Returns the schema of a key's value, with the words about it and its default.
    private static func property(_ key: ValueShape.NamedShape) -> JSON {
        guard case .object(var members) = schema(key.shape) else { return schema(key.shape) }
        guard let about = key.about else { return .object(members) }
        var words = about.prefix(1).uppercased() + about.dropFirst() + "."
        if let standard = key.standard {
            if let value = value(standard, key.shape) {
                members["default"] = value
            } else if !standard.contains("](#") {
                words += " Default: \(standard)."
            }
        }
        members["description"] = .text(words)
        return .object(members)
    }

    /// Returns the default that a cell of the manual's table writes as code; nil for one in words.
    private static func value(_ standard: String, _ shape: ValueShape) -> JSON? {
        guard standard.hasPrefix("`"), standard.hasSuffix("`") else { return nil }
        let code = String(standard.dropFirst().dropLast())
        guard !code.isEmpty, !code.contains("`") else { return nil }
        if case .flag = shape { return .flag(code == "true") }
        guard code.hasPrefix("["), code.hasSuffix("]") else { return .text(code) }
        return .list(code.dropFirst().dropLast().split(separator: ", ").map { .text(String($0)) })
    }

    private static func schema(_ shape: ValueShape) -> JSON {
        switch shape {
        // YAML 1.2 reads `yes` and `off` as texts.
        case .flag: .object(["enum": .list([.flag(true), .flag(false)] + ["yes", "no", "on", "off"].map(JSON.text))])
        case .text(let pattern):
            // YAML reads `title: 2026` as a number.
            if let pattern {
                .object(["type": .text("string"), "pattern": .text(pattern)])
            } else {
                .object(["type": .list(["string", "number", "boolean"].map(JSON.text))])
            }
        case .choice(let choices):
            // YAML reads `language: 6` as a number, and some programs read `off` as false.
            .object([
                "enum": .list(
                    choices.map(JSON.text) + choices.compactMap { Int($0).map(JSON.number) }
                        + (choices.contains("off") ? [.flag(false)] : [])
                )
            ])
        case .list(let item): .object(["type": .text("array"), "items": schema(item)])
        case .mapping(let value): .object(["type": .text("object"), "additionalProperties": schema(value)])
        case .byLanguage(let value):
            .object([
                "type": .text("object"), "additionalProperties": schema(value),
                "propertyNames": .object(["pattern": .text(ValueShape.languageTag)]),
            ])
        case .keys(let keys): object(keys)
        case .either(let shapes): anyOf(shapes.map(schema))
        case .navigation: reference(navigation)
        case .levels: reference(levels)
        }
    }

    private static func reference(_ name: String) -> JSON { .object(["$ref": .text("#/$defs/\(name)")]) }

    private static func anyOf(_ schemas: [JSON]) -> JSON { .object(["anyOf": .list(schemas)]) }

    private enum JSON: Encodable {
        case text(String)
        case number(Int)
        case flag(Bool)
        case list([JSON])
        case object([String: JSON])

        func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            switch self {
            case .text(let text): try container.encode(text)
            case .number(let number): try container.encode(number)
            case .flag(let flag): try container.encode(flag)
            case .list(let list): try container.encode(list)
            case .object(let members): try container.encode(members)
            }
        }
    }
}
