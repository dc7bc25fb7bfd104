import Mustache

/// The values of a template's variables. A variable that is absent renders as nothing, and its section not at all.
///
/// A value is a text, a truth value, a number, HTML, values of its own, or a list of values.
struct TemplateValues: MustacheParent, Sendable {
    /// In the order in which they were set: the same for all pages of a kind.
    private(set) var entries: [(name: String, value: any Sendable)]
    /// What never changes between the pages of a language.
    private let constants: [String: any Sendable]

    init(_ values: KeyValuePairs<String, (any Sendable)?>) {
        entries = values.compactMap { name, value in value.map { (name, $0) } }
        constants = [:]
    }

    init(constants: [String: any Sendable]) {
        entries = []
        self.constants = constants
    }

    func child(named name: String) -> Any? { self[name] }

    subscript(name: String) -> (any Sendable)? {
        get { entries.first { $0.name == name }?.value ?? constants[name] }
        set {
            let place = entries.firstIndex { $0.name == name }
            switch (place, newValue) {
            case (let place?, let value?): entries[place].value = value
            case (let place?, nil): entries.remove(at: place)
            case (nil, let value?): entries.append((name, value))
            case (nil, nil): break
            }
        }
    }

    /// The same values with each replaced in turn.
    func mapping(_ transform: (any Sendable) -> any Sendable) -> TemplateValues {
        var result = self
        for index in entries.indices { result.entries[index].value = transform(entries[index].value) }
        return result
    }
}

/// A value that is HTML already, for `{{{content}}}`.
struct HTMLFragment: Sendable, CustomStringConvertible {
    let bytes: [UInt8]

    var description: String { String(decoding: bytes, as: UTF8.self) }
}
