public struct GridItem: Sendable {
    public enum Size: Sendable {
        case fixed(CGFloat)
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }
    public var size: Size
    public var spacing: CGFloat?
    public var alignment: Alignment?
    public init(
        _ size: Size = .flexible(),
        spacing: CGFloat? = nil,
        alignment: Alignment? = nil
    ) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
nonisolated public struct LazyVGrid<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        columns: [GridItem],
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct LazyHGrid<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        rows: [GridItem],
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct Grid<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct GridRow<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}
nonisolated extension View {
    public func gridCellColumns(_ count: Int) -> some View { _modified() }
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View { _modified() }
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View { _modified() }
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { _modified() }
}
