nonisolated public struct ColorPicker<Label: View>: View, _PrimitiveView {
    let label: Label
    public init(
        selection: Binding<Color>,
        supportsOpacity: Bool = true,
        @ViewBuilder label: () -> Label
    ) { self.label = label() }
    public var _children: [any View] { [label] }
}
nonisolated extension ColorPicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
        label = Text(titleKey)
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { label = Text(titleResource) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Color>,
        supportsOpacity: Bool = true
    ) { label = Text(title) }
}
