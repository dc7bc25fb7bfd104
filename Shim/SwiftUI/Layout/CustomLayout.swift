import Foundation

public protocol Layout: Animatable {
    associatedtype Cache = Void
    typealias Subviews = LayoutSubviews
    func makeCache(subviews: Subviews) -> Cache
    func updateCache(_ cache: inout Cache, subviews: Subviews)
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize
    func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    )
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?
    static var layoutProperties: LayoutProperties { get }
}
extension Layout {
    public static var layoutProperties: LayoutProperties { LayoutProperties() }
    public func updateCache(_ cache: inout Cache, subviews: Subviews) {}
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }
    @MainActor @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        Group { content() }
    }
}
extension Layout where Cache == Void {
    public func makeCache(subviews: Subviews) {}
}
public struct LayoutProperties: Sendable {
    public var stackOrientation: Axis?
    public init() {}
}
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
    public var layoutDirection: LayoutDirection { .leftToRight }
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public typealias Element = LayoutSubview
    public typealias Index = Int
    public typealias SubSequence = LayoutSubviews
    public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
    public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
    public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int { self }
}
public struct LayoutSubview: Equatable, Sendable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(width: 0, height: 0)
    }
    public var spacing: ViewSpacing { ViewSpacing() }
    public var priority: Double { 0 }
    public func place(
        at position: CGPoint,
        anchor: UnitPoint = .topLeading,
        proposal: ProposedViewSize
    ) {}
    public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value { K.defaultValue }
    public var containerValues: ContainerValues { ContainerValues() }
}
public struct ViewSpacing: Sendable {
    public static let zero = ViewSpacing()
    public init() {}
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}
    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }
}
public protocol LayoutValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
nonisolated extension View {
    public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
        _modified()
    }
}
/// What the layouts that come with SwiftUI share here: they measure nothing.
public protocol _BuiltInLayout: Layout where Cache == Void {}
extension _BuiltInLayout {
    public func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    public func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: LayoutSubviews,
        cache: inout Void
    ) {}
}
public struct HStackLayout: _BuiltInLayout, Sendable {
    public var alignment: VerticalAlignment
    public var spacing: CGFloat?
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}
public struct VStackLayout: _BuiltInLayout, Sendable {
    public var alignment: HorizontalAlignment
    public var spacing: CGFloat?
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }
}
public struct ZStackLayout: _BuiltInLayout, Sendable {
    public var alignment: Alignment
    public init(alignment: Alignment = .center) { self.alignment = alignment }
}
public struct GridLayout: _BuiltInLayout, Sendable {
    public typealias Cache = Void
    public var alignment: Alignment
    public var horizontalSpacing: CGFloat?
    public var verticalSpacing: CGFloat?
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}
public struct AnyLayout: _BuiltInLayout, Sendable {
    public init<L: Layout>(_ layout: L) {}
}
