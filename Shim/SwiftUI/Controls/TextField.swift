import Foundation

nonisolated public struct TextField<Label: View>: View, _PrimitiveView {
    let label: Label
    let text: Binding<String>?
    init(_label: Label, _text: Binding<String>? = nil) {
        label = _label
        text = _text
    }
    public var _children: [any View] { [label] }
    public var _effect: _ViewEffect { text.map { text in .input { text.wrappedValue = $0 } } ?? .none }
}
nonisolated extension TextField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(_label: Text(titleKey), _text: text)
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(_label: Text(titleResource), _text: text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(_label: Text(title), _text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(_label: Text(titleKey), _text: text)
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(_label: Text(titleResource), _text: text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(_label: Text(title), _text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(_label: Text(titleKey), _text: text)
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
        self.init(_label: Text(titleResource), _text: text)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(_label: Text(title), _text: text)
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(_label: Text(titleKey), _text: text)
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        prompt: Text?,
        axis: Axis
    ) { self.init(_label: Text(titleResource), _text: text) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(_label: Text(title), _text: text)
    }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(_label: Text(titleKey)) }
    @_disfavoredOverload public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(_label: Text(titleResource)) }
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(_label: Text(title)) }
    public init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(_label: Text(titleKey)) }
    @_disfavoredOverload public init<F: ParseableFormatStyle>(
        _ titleResource: LocalizedStringResource,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(_label: Text(titleResource)) }
    @_disfavoredOverload public init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S,
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil
    ) where F.FormatOutput == String { self.init(_label: Text(title)) }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?) {
        self.init(_label: Text(titleKey))
    }
    @_disfavoredOverload public init<V>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
    ) { self.init(_label: Text(titleResource)) }
    @_disfavoredOverload public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text?
    ) { self.init(_label: Text(title)) }
    public init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(_label: Text(titleKey))
    }
    @_disfavoredOverload public init<V>(
        _ titleResource: LocalizedStringResource,
        value: Binding<V>,
        formatter: Formatter
    ) { self.init(_label: Text(titleResource)) }
    @_disfavoredOverload public init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(_label: Text(title))
    }
    @available(
        *,
        deprecated,
        message:
            "Renamed init(_:text:onEditingChanged:). Use View.onSubmit(of:_:) for functionality previously provided by the onCommit parameter. Use FocusState and View.focused(_:equals:) for functionality previously provided by the onEditingChanged parameter."
    )
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) { self.init(_label: Text(titleKey), _text: text) }
    @available(*, deprecated, message: "Use FocusState and View.focused(_:equals:)")
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(_label: Text(titleKey), _text: text) }
    @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) { self.init(_label: Text(titleKey), _text: text) }
}
nonisolated extension TextField where Label == Text {
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        onCommit: @escaping () -> Void
    ) { self.init(_label: Text(title), _text: text) }
    @available(*, deprecated, message: "Use View.onSubmit(of:_:) and FocusState")
    @_disfavoredOverload
    public init<S: StringProtocol, T>(
        _ title: S,
        value: Binding<T>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) { self.init(_label: Text(title)) }
}
nonisolated extension TextField {
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(_label: label(), _text: text)
    }
    public init(
        text: Binding<String>,
        prompt: Text? = nil,
        axis: Axis,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label(), _text: text) }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(_label: label()) }
}
