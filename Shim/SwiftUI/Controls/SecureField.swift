nonisolated public struct SecureField<Label: View>: View, _PrimitiveView {
    let label: Label
    let text: Binding<String>
    public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.text = text
    }
    public var _children: [any View] { [label] }
    public var _effect: _ViewEffect {
        let text = text
        return .input { text.wrappedValue = $0 }
    }
}
nonisolated extension SecureField where Label == Text {
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>) { self.init(text: text) { Text(titleKey) } }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
        self.init(text: text) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text: text) { Text(title) }
    }
    public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(titleKey) }
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text: text) { Text(title) }
    }
}
nonisolated extension SecureField where Label == Text {
    @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
    public init(
        _ titleKey: LocalizedStringKey,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) { self.init(text: text) { Text(titleKey) } }
    @available(*, deprecated, message: "Use View.onSubmit(of:_:)")
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        text: Binding<String>,
        onCommit: @escaping () -> Void
    ) { self.init(text: text) { Text(title) } }
}
