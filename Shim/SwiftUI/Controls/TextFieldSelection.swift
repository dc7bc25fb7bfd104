import Foundation

nonisolated extension TextField where Label == Text {
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(_label: Text(titleKey), _text: text) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(_label: Text(titleResource), _text: text) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil
    ) { self.init(_label: Text(title), _text: text) }
}
nonisolated extension TextField {
    public init(
        text: Binding<String>,
        selection: Binding<TextSelection?>,
        prompt: Text? = nil,
        axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label(), _text: text) }
    public init<V>(
        value: Binding<V>,
        formatter: Formatter,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label()) }
    public init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>,
        format: F,
        prompt: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String { self.init(_label: label()) }
}
nonisolated extension TextField where Label == Text {
    @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
    ) { self.init(_label: Text(titleKey)) }
    @available(*, deprecated, message: "Use FocusState and View.focused(_:equals:)")
    public init<V>(
        _ titleKey: LocalizedStringKey,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(_label: Text(titleKey)) }
    @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onCommit: @escaping () -> Void
    ) { self.init(_label: Text(title)) }
    @available(*, deprecated, message: "Use FocusState and View.focused(_:equals:)")
    @_disfavoredOverload
    public init<S: StringProtocol, V>(
        _ title: S,
        value: Binding<V>,
        formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) { self.init(_label: Text(title)) }
    @available(*, deprecated, message: "Use FocusState and View.focused(_:equals:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void) {
        self.init(_label: Text(title), _text: text)
    }
}
