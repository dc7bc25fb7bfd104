import Foundation

/// Where a new window of macOS goes.
public struct WindowPlacement {
    public var position: UnitPoint?
    public var size: CGSize?
    public init(size: CGSize? = nil) { self.size = size }
    public init(_ position: UnitPoint?, size: CGSize? = nil) {
        self.position = position
        self.size = size
    }
    public init(_ position: UnitPoint?, width: CGFloat? = nil, height: CGFloat? = nil) { self.position = position }
    public init(x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil, height: CGFloat? = nil) {}
}
public struct WindowLayoutRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
public struct WindowPlacementContext {
    public var defaultDisplay: DisplayProxy { DisplayProxy(bounds: .zero, safeAreaInsets: .init(), visibleRect: .zero) }
}
public struct DisplayProxy: Equatable {
    public let bounds: CGRect
    public let safeAreaInsets: EdgeInsets
    public let visibleRect: CGRect
}
nonisolated public struct WindowDragGesture: _PrimitiveGesture {
    public typealias Value = Void
    public init() {}
}
nonisolated extension Scene {
    public func defaultWindowPlacement(
        _ makePlacement: @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
    ) -> some Scene { _scene() }
    public func dialogIcon(_ icon: Image?) -> some Scene { _scene() }
    public func dialogSeverity(_ severity: DialogSeverity) -> some Scene { _scene() }
}
