nonisolated public struct Tab<Value, Content, Label> {
    let content: any View
    init(_: Void, _ content: any View) { self.content = content }
}
extension Tab: TabContent, _PrimitiveTabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
    nonisolated public var _view: any View { content }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label: View {
    public init(
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init((), content()) }
    public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
        self.init((), content())
    }
}
nonisolated extension Tab where Value == Never, Content: View, Label: View {
    public init(
        role: TabRole?,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) { self.init((), content()) }
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) { self.init((), content()) }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label == EmptyView {
    public init(value: Value, @ViewBuilder content: () -> Content) { self.init((), content()) }
}
nonisolated extension Tab where Value == Never, Content: View, Label == EmptyView {
    public init(@ViewBuilder content: () -> Content) { self.init((), content()) }
}
nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) { self.init((), content()) }
}
nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(role: TabRole, @ViewBuilder content: () -> Content) { self.init((), content()) }
}
public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}
nonisolated public struct DefaultTabLabel: View, _PrimitiveView {}
