import Diagnostics
import YAML

/// A key of `glosa.yml`: its name, what it sets, the values that it takes, and how they are read. Reading, the suggestions for
/// misspelt keys, the manual's tables and the file of a new course follow from ``all``.
package struct ConfigurationKey: Sendable {
    package let name: String
    /// The subject of the key, as a part of a sentence in Markdown.
    package let about: LocalizedText
    /// The values that the key takes, in Markdown.
    package let values: LocalizedText
    /// The value without the key, in Markdown.
    package let standard: LocalizedText
    /// The form of the values, for programs.
    let shape: ValueShape
    /// The keys of its mapping, if each of them sets one value.
    package let keys: [ConfigurationKey]
    let read: @Sendable (inout ConfigurationReading) -> Void

    /// - Parameter read: takes the value over, or reports it; called only if the key is there.
    init(
        _ name: String,
        _ about: LocalizedText,
        values: LocalizedText,
        standard: LocalizedText,
        shape: ValueShape,
        keys: [ConfigurationKey] = [],
        read: @escaping @Sendable (YAMLValue, inout ConfigurationReading) -> Void
    ) {
        (self.name, self.about, self.values, self.standard, self.keys) = (name, about, values, standard, keys)
        self.shape = shape
        self.read = { reading in
            if let value = reading.keys.value(name) { read(value, &reading) }
        }
    }

    /// All keys, in the order in which they are read: `languages` stands before the texts that depend on them.
    package static let all = content + checks + look + samples

    package static func named(_ name: String) -> ConfigurationKey? { all.first { $0.name == name } }
}
