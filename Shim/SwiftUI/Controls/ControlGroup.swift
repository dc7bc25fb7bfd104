nonisolated public struct ControlGroup<Content: View>: View, _PrimitiveView {
    let content: any View
    init(_ content: any View) { self.content = content }
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public init<C: View, L: View>(@ViewBuilder content: () -> C, @ViewBuilder label: () -> L)
    where Content == LabeledControlGroupContent<C, L> { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct LabeledControlGroupContent<Content: View, Label: View>: View, _PrimitiveView {}
nonisolated extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
    public init(_ configuration: ControlGroupStyleConfiguration) { self.init(configuration.content) }
}
nonisolated extension ControlGroup {
    public init<C: View>(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content()) }
    @_disfavoredOverload public init<C: View>(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content()) }
    @_disfavoredOverload public init<S: StringProtocol, C: View>(_ title: S, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Text> { self.init(content()) }
    public init<C: View>(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> { self.init(content()) }
    @_disfavoredOverload public init<C: View>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> { self.init(content()) }
    @_disfavoredOverload public init<S: StringProtocol, C: View>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> { self.init(content()) }
    public init<C: View>(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C)
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> { self.init(content()) }
    @_disfavoredOverload public init<C: View>(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> { self.init(content()) }
    @_disfavoredOverload public init<S: StringProtocol, C: View>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> C
    )
    where Content == LabeledControlGroupContent<C, Label<Text, Image>> { self.init(content()) }
}
