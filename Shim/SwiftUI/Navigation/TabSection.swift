nonisolated public struct TabSection<Header, Content, Footer, SelectionValue> {
    let content: any View
}
extension TabSection: TabContent, _PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
    public typealias TabValue = SelectionValue
    nonisolated public var _view: any View { content }
}
nonisolated extension TabSection
where
    Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
    public init(_ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content) {
        self.content = content()._view
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content()._view }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @TabContentBuilder<SelectionValue> content: () -> Content
    ) { self.content = content()._view }
}
nonisolated extension TabSection
where Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public init(
        @TabContentBuilder<SelectionValue> content: () -> Content,
        @ViewBuilder header: () -> Header
    ) { self.content = content()._view }
}
nonisolated extension TabSection
where Header == EmptyView, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
    public init(@TabContentBuilder<SelectionValue> content: () -> Content) { self.content = content()._view }
}
