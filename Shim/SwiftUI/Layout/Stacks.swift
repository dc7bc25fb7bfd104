nonisolated public struct VStack<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct HStack<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct ZStack<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}
nonisolated public struct LazyVStack<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct LazyHStack<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) { self.content = content() }
    public var _children: [any View] { [content] }
}
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
nonisolated public struct Spacer: View, _PrimitiveView, Sendable {
    public var minLength: CGFloat?
    public init(minLength: CGFloat? = nil) { self.minLength = minLength }
}
nonisolated public struct Divider: View, _PrimitiveView, Sendable {
    public init() {}
}
nonisolated public struct ViewThatFits<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.content = content()
    }
    public var _children: [any View] { [content] }
}
nonisolated public struct HSplitView<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated public struct VSplitView<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}
