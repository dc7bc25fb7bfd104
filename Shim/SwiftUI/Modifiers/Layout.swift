import Foundation

nonisolated extension View {
    public func padding(_ insets: EdgeInsets) -> some View { _modified() }
    public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        _modified()
    }
    public func padding(_ length: CGFloat) -> some View { _modified() }
    public func scenePadding(_ edges: Edge.Set = .all) -> some View { _modified() }
    public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        _modified()
    }
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { _modified() }
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        _modified()
    }
    public func safeAreaPadding(_ length: CGFloat) -> some View { _modified() }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { _modified() }
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View { _modified() }
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic)
        -> some View
    { _modified() }
    public func frame(
        width: CGFloat? = nil,
        height: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func frame() -> some View { _modified() }
    public func frame(
        minWidth: CGFloat? = nil,
        idealWidth: CGFloat? = nil,
        maxWidth: CGFloat? = nil,
        minHeight: CGFloat? = nil,
        idealHeight: CGFloat? = nil,
        maxHeight: CGFloat? = nil,
        alignment: Alignment = .center
    ) -> some View { _modified() }
    public func containerRelativeFrame(_ axes: Axis.Set, alignment: Alignment = .center) -> some View { _modified() }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        count: Int,
        span: Int = 1,
        spacing: CGFloat,
        alignment: Alignment = .center
    ) -> some View { _modified() }
    public func containerRelativeFrame(
        _ axes: Axis.Set,
        alignment: Alignment = .center,
        _ length: @escaping (CGFloat, Axis) -> CGFloat
    ) -> some View { _modified() }
    public func fixedSize() -> some View { _modified() }
    public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { _modified() }
    public func layoutPriority(_ value: Double) -> some View { _modified() }
    public func position(_ position: CGPoint) -> some View { _modified() }
    public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { _modified() }
    public func offset(_ offset: CGSize) -> some View { _modified() }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { _modified() }
    public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
        _modified()
    }
    public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
        _modified()
    }
    public func scaledToFit() -> some View { _modified() }
    public func scaledToFill() -> some View { _modified() }
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all)
        -> some View
    { _modified() }
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { _modified() }
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { _modified(extra: [content()]) }
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { _modified(extra: [content()]) }
    public func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View { _modified(extra: [content()]) }
    public func zIndex(_ value: Double) -> some View { _modified() }
    public func hidden() -> some View { _modified() }
    public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View { _modified() }
    public func ornament<Content: View>(
        visibility: Visibility = .automatic,
        attachmentAnchor: OrnamentAttachmentAnchor,
        contentAlignment: Alignment = .center,
        @ViewBuilder ornament: () -> Content
    ) -> some View { _modified(extra: [ornament()]) }
}
public struct OrnamentAttachmentAnchor {
    public static func scene(_ anchor: UnitPoint) -> OrnamentAttachmentAnchor { .init() }
}
public struct ScenePadding: Equatable, Sendable {
    public static let minimum = ScenePadding()
}
public struct ContentMarginPlacement: Sendable {
    public static var automatic: ContentMarginPlacement { .init() }
    public static var scrollContent: ContentMarginPlacement { .init() }
    public static var scrollIndicators: ContentMarginPlacement { .init() }
}
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let container = SafeAreaRegions(rawValue: 1)
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all: SafeAreaRegions = [.container, .keyboard]
}
