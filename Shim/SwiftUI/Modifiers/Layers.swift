import Foundation

nonisolated extension View {
    public func background<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { _modified(extra: [content()]) }
    @available(*, deprecated, message: "Use background(alignment:content:) instead.")
    @_disfavoredOverload
    public func background<Background: View>(
        _ background: Background,
        alignment: Alignment = .center
    ) -> some View { _modified(extra: [background]) }
    public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View { _modified() }
    public func background<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    { _modified() }
    public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
        _modified()
    }
    public func background<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { _modified() }
    public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V)
        -> some View
    { _modified(extra: [content()]) }
    @available(*, deprecated, message: "Use overlay(alignment:content:) instead.")
    @_disfavoredOverload
    public func overlay<Overlay: View>(_ overlay: Overlay, alignment: Alignment = .center) -> some View {
        _modified(extra: [overlay])
    }
    public func overlay<S: ShapeStyle>(_ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all)
        -> some View
    { _modified() }
    public func overlay<S: ShapeStyle, T: Shape>(
        _ style: S,
        in shape: T,
        fillStyle: FillStyle = FillStyle()
    ) -> some View { _modified() }
    public func containerBackground<S: ShapeStyle>(
        _ style: S,
        for container: ContainerBackgroundPlacement
    ) -> some View { _modified() }
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement,
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { _modified(extra: [content()]) }
    public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View { _modified() }
    public func backgroundExtensionEffect() -> some View { _modified() }
    public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View { _modified() }
    public func mask<Mask: View>(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask)
        -> some View
    { _modified() }
    @available(*, deprecated, message: "Use overload where mask accepts a @ViewBuilder instead.")
    @_disfavoredOverload
    public func mask<Mask: View>(_ mask: Mask) -> some View { _modified() }
    public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
        _modified()
    }
    public func clipped(antialiased: Bool = false) -> some View { _modified() }
    @available(*, deprecated, message: "Use `clipShape` or `fill` instead.")
    public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { _modified() }
    public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View { _modified() }
    public func contentShape<S: Shape>(
        _ kind: ContentShapeKinds,
        _ shape: S,
        eoFill: Bool = false
    ) -> some View { _modified() }
    public func containerShape<T: InsettableShape>(_ shape: T) -> some View { _modified() }
}
public struct ContainerBackgroundPlacement: Sendable {
    public static let widget = ContainerBackgroundPlacement()
    public static let navigation = ContainerBackgroundPlacement()
    public static let window = ContainerBackgroundPlacement()
    public static let tabView = ContainerBackgroundPlacement()
    public static let navigationSplitView = ContainerBackgroundPlacement()
}
public struct ContentShapeKinds: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let interaction = ContentShapeKinds(rawValue: 1)
    public static let dragPreview = ContentShapeKinds(rawValue: 2)
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 4)
    public static let hoverEffect = ContentShapeKinds(rawValue: 8)
    public static let focusEffect = ContentShapeKinds(rawValue: 16)
    public static let accessibility = ContentShapeKinds(rawValue: 32)
}
