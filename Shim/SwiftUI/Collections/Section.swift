nonisolated public struct Section<Parent, Content, Footer> {
    let views: [any View]
}
extension Section: View, _PrimitiveView where Parent: View, Content: View, Footer: View {
    public typealias Body = Never
    nonisolated public var _children: [any View] { views }
}
nonisolated extension Section where Parent: View, Content: View, Footer: View {
    public init(
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent,
        @ViewBuilder footer: () -> Footer
    ) { views = [header(), content(), footer()] }
    @available(*, deprecated, renamed: "Section(content:header:footer:)")
    public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
        views = [header, content(), footer]
    }
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer: View {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
        views = [content(), footer()]
    }
    @available(*, deprecated, renamed: "Section(content:footer:)")
    public init(footer: Footer, @ViewBuilder content: () -> Content) { views = [content(), footer] }
}
nonisolated extension Section where Parent: View, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
        views = [header(), content()]
    }
    @available(*, deprecated, renamed: "Section(content:header:)")
    public init(header: Parent, @ViewBuilder content: () -> Content) { views = [header, content()] }
    public init(
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder header: () -> Parent
    ) { views = [header(), content()] }
}
nonisolated extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
    public init(@ViewBuilder content: () -> Content) { views = [content()] }
}
nonisolated extension Section where Parent == Text, Content: View, Footer == EmptyView {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        views = [Text(titleKey), content()]
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        views = [Text(titleResource), content()]
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        views = [Text(title), content()]
    }
    public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
        views = [Text(titleKey), content()]
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { views = [Text(titleResource), content()] }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        isExpanded: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) { views = [Text(title), content()] }
}
