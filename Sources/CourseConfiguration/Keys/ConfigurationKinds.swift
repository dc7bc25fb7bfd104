import Diagnostics
import YAML

/// The kinds of keys whose values, defaults and reading follow from the property that keeps them.
extension ConfigurationKey {
    private static let defaults = Configuration()

    static func flag(
        _ name: String,
        _ place: WritableKeyPath<Configuration, Bool> & Sendable,
        _ about: LocalizedText
    ) -> ConfigurationKey {
        ConfigurationKey(
            name,
            about,
            values: LocalizedText(en: "true or false", es: "verdadero o falso"),
            standard: LocalizedText(verbatim: "`\(defaults[keyPath: place])`"),
            shape: .flag
        ) { _, reading in
            if let flag = reading.keys.boolean(name) { reading.configuration[keyPath: place] = flag }
        }
    }

    /// A key that is true or false, and that decides by the course's size where it isn't there.
    static func flag(
        _ name: String,
        _ place: WritableKeyPath<Configuration, Bool?> & Sendable,
        _ about: LocalizedText,
        standard: LocalizedText
    ) -> ConfigurationKey {
        ConfigurationKey(
            name,
            about,
            values: LocalizedText(en: "true or false", es: "verdadero o falso"),
            standard: standard,
            shape: .flag
        ) { _, reading in
            if let flag = reading.keys.boolean(name) { reading.configuration[keyPath: place] = flag }
        }
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String,
        _ place: WritableKeyPath<Configuration, Choice> & Sendable,
        _ about: LocalizedText
    ) -> ConfigurationKey {
        ConfigurationKey(
            name,
            about,
            values: names(of: Choice.self),
            standard: LocalizedText(verbatim: "`\(defaults[keyPath: place].rawValue)`"),
            shape: .choice(Choice.allCases.map(\.rawValue))
        ) { _, reading in
            if let choice = reading.keys.choice(name, of: Choice.self) {
                reading.configuration[keyPath: place] = choice
            }
        }
    }

    static func choice<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(
        _ name: String,
        _ place: WritableKeyPath<Configuration, Choice?> & Sendable,
        _ about: LocalizedText,
        standard: LocalizedText
    ) -> ConfigurationKey {
        ConfigurationKey(
            name,
            about,
            values: names(of: Choice.self),
            standard: standard,
            shape: .choice(Choice.allCases.map(\.rawValue))
        ) { _, reading in
            if let choice = reading.keys.choice(name, of: Choice.self) {
                reading.configuration[keyPath: place] = choice
            }
        }
    }

    static func text(
        _ name: String,
        _ place: WritableKeyPath<Configuration, Configuration.TextByLanguage?> & Sendable,
        _ about: LocalizedText,
        standard: LocalizedText = .none
    ) -> ConfigurationKey {
        ConfigurationKey(name, about, values: .textByLanguage, standard: standard, shape: .textByLanguage) {
            value,
            reading in
            let text = ConfigurationValues.textByLanguage(value, key: name, &reading.keys)
            if let text { reading.configuration[keyPath: place] = text }
        }
    }

    /// - Parameters:
    ///   - place: a path in the course, relative to it.
    ///   - expected: the kind of path that a wrong value is told to be.
    static func path(
        _ name: String,
        _ place: WritableKeyPath<Configuration, String?> & Sendable,
        _ about: LocalizedText,
        values: LocalizedText,
        standard: LocalizedText = .none,
        expected: LocalizedText
    ) -> ConfigurationKey {
        ConfigurationKey(name, about, values: values, standard: standard, shape: .text()) { _, reading in
            guard let (path, range) = ConfigurationValues.path(name, &reading.keys, expected: expected) else { return }
            reading.configuration[keyPath: place] = path
            reading.configuration.pathRanges[name] = range
        }
    }

    /// A key whose value is an absolute address that contains `{path}`.
    static func address(
        _ name: String,
        _ place: WritableKeyPath<Configuration, String?> & Sendable,
        _ about: LocalizedText,
        example: String
    ) -> ConfigurationKey {
        ConfigurationKey(
            name,
            about,
            values: LocalizedText(en: "absolute address with `{path}`", es: "dirección absoluta con `{path}`"),
            standard: .noAddress,
            shape: .text(pattern: "^https?://.*\\{path\\}")
        ) { _, reading in
            if let address = ConfigurationValues.address(name, example, &reading.keys) {
                reading.configuration[keyPath: place] = address
            }
        }
    }

    /// A key with a mapping of other keys.
    static func section(
        _ name: String,
        _ about: LocalizedText,
        standard: LocalizedText,
        keys: [ConfigurationKey]
    ) -> ConfigurationKey {
        let names = keys.map(\.name)
        return ConfigurationKey(
            name,
            about,
            values: LocalizedText(
                en: "a mapping with \(listed(names, "and"))",
                es: "un mapa con \(listed(names, "y"))"
            ),
            standard: standard,
            shape: .keys(keys.map { ValueShape.NamedShape(key: $0) }),
            keys: keys
        ) { value, reading in
            guard let entries = value.mapping else {
                let expected = LocalizedText(en: "a mapping of keys", es: "un mapa de claves")
                return reading.keys.report(value, key: name, expected: expected)
            }
            let outer = reading.keys
            reading.keys = KeyedReader(entries, rule: .configuration, severity: .error)
            for key in keys { key.read(&reading) }
            reading.findings.append(contentsOf: reading.keys.finish())
            reading.keys = outer
        }
    }

    private static func names<Choice: RawRepresentable<String> & CaseIterable & SendableMetatype>(of type: Choice.Type)
        -> LocalizedText
    {
        let names = Choice.allCases.map(\.rawValue)
        // In Spanish, “o” becomes “u” before another “o”.
        return LocalizedText(en: listed(names, "or"), es: listed(names, names.last?.first == "o" ? "u" : "o"))
    }

    private static func listed(_ names: [String], _ conjunction: String) -> String {
        let names = names.map { "`\($0)`" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
    }
}

extension LocalizedText {
    static let textByLanguage = LocalizedText(en: "text, or one for each language", es: "texto, o uno por idioma")
    static let none = LocalizedText(en: "none", es: "ninguno")
    static let noAddress = LocalizedText(en: "none", es: "ninguna")
    static let withinBounds = LocalizedText(en: "`true`, with bounds", es: "`true`, con límites")
    static let empty = LocalizedText(en: "empty", es: "vacío")
}
