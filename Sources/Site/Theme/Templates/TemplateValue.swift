/// The value of a template's variable.
enum TemplateValue: Sendable {
    case text(String)
    /// UTF-8 that is HTML already.
    case html([UInt8])
    case number(Int)
    case flag(Bool)
    /// True only on the page of that path; see ``PageVariants``.
    case onPage(String)
    case group(TemplateValues)
    case list([TemplateValues])
    /// Texts by names that are no variables: the interface's words, a theme's settings.
    case words([String: String])

    /// True if a section of the value is left out.
    var isFalse: Bool {
        switch self {
        case .flag(let flag): !flag
        case .list(let list): list.isEmpty
        default: false
        }
    }
}

/// The values of a template's variables. A variable that is absent renders as nothing, and its section not at all.
struct TemplateValues: Sendable {
    private var entries: [(name: TemplateVariable, value: TemplateValue)]

    init(_ values: KeyValuePairs<TemplateVariable, (any TemplateValueConvertible)?> = [:]) {
        entries = values.compactMap { name, value in value.map { (name, $0.templateValue) } }
    }

    func value(_ name: TemplateVariable) -> TemplateValue? { place(of: name).map { entries[$0].value } }

    /// The index of a variable's entry. A loop, because the closure of `firstIndex` would get each value and count references to
    /// it.
    private func place(of name: TemplateVariable) -> Int? {
        for index in entries.indices where entries[index].name == name { return index }
        return nil
    }

    subscript(name: TemplateVariable) -> (any TemplateValueConvertible)? {
        get { value(name) }
        set {
            switch (place(of: name), newValue?.templateValue) {
            case (let place?, let value?): entries[place].value = value
            case (let place?, nil): entries.remove(at: place)
            case (nil, let value?): entries.append((name, value))
            case (nil, nil): break
            }
        }
    }
}

/// A type whose values can be given to a variable.
protocol TemplateValueConvertible: Sendable {
    var templateValue: TemplateValue { get }
}

extension TemplateValue: TemplateValueConvertible {
    var templateValue: TemplateValue { self }
}

extension String: TemplateValueConvertible {
    var templateValue: TemplateValue { .text(self) }
}

extension Int: TemplateValueConvertible {
    var templateValue: TemplateValue { .number(self) }
}

extension Bool: TemplateValueConvertible {
    var templateValue: TemplateValue { .flag(self) }
}

extension TemplateValues: TemplateValueConvertible {
    var templateValue: TemplateValue { .group(self) }
}

extension [TemplateValues]: TemplateValueConvertible {
    var templateValue: TemplateValue { .list(self) }
}
