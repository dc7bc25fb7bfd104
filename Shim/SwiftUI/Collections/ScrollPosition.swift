import Foundation

public struct ScrollPosition: Equatable, Sendable {
    public init(idType: (some Hashable & Sendable).Type = Never.self) {}
    public init(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, edge: Edge) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, point: CGPoint) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat, y: CGFloat) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, x: CGFloat) {}
    public init(idType: (some Hashable & Sendable).Type = Never.self, y: CGFloat) {}
    public var x: CGFloat? { nil }
    public var y: CGFloat? { nil }
    public var viewID: (any Hashable & Sendable)? { nil }
    public mutating func scrollTo(id: some Hashable & Sendable, anchor: UnitPoint? = nil) {}
    public mutating func scrollTo(edge: Edge) {}
    public mutating func scrollTo(point: CGPoint) {}
    public mutating func scrollTo(x: CGFloat, y: CGFloat) {}
    public mutating func scrollTo(x: CGFloat) {}
    public mutating func scrollTo(y: CGFloat) {}
    public var isPositionedByUser: Bool { false }
    public var edge: Edge? { nil }
    public var point: CGPoint? { nil }
    public func viewID<T: Hashable & Sendable>(type: T.Type) -> T? { nil }
}
public struct ScrollGeometry: Equatable, Sendable {
    init() {}
    public init(contentOffset: CGPoint, contentSize: CGSize, contentInsets: EdgeInsets, containerSize: CGSize) {
        self.contentOffset = contentOffset
        self.contentSize = contentSize
        self.contentInsets = contentInsets
        self.containerSize = containerSize
    }
    public var contentOffset = CGPoint.zero
    public var contentSize = CGSize.zero
    public var contentInsets = EdgeInsets()
    public var containerSize = CGSize.zero
    public var visibleRect: CGRect { .zero }
    public var bounds: CGRect { .zero }
}
public enum ScrollPhase: Hashable, Sendable {
    case idle, tracking, interacting, decelerating, animating
    public var isScrolling: Bool { self != .idle }
}
public struct ScrollBounceBehavior: Sendable {
    public static let automatic = ScrollBounceBehavior()
    public static let always = ScrollBounceBehavior()
    public static let basedOnSize = ScrollBounceBehavior()
}
public struct ScrollPhaseChangeContext {
    public var geometry: ScrollGeometry { ScrollGeometry() }
    public var velocity: CGVector? { nil }
}
public struct ScrollAnchorRole: Hashable, Sendable {
    let name: String
    public static var initialOffset: ScrollAnchorRole { .init(name: "initialOffset") }
    public static var sizeChanges: ScrollAnchorRole { .init(name: "sizeChanges") }
    public static var alignment: ScrollAnchorRole { .init(name: "alignment") }
}
public struct ScrollInputKind: Equatable, Sendable {
    let name: String
    public static let handGestureShortcut = ScrollInputKind(name: "handGestureShortcut")
    public static let look = ScrollInputKind(name: "look")
}
public struct ScrollInputBehavior: Equatable, Sendable {
    let name: String
    public static let automatic = ScrollInputBehavior(name: "automatic")
    public static let enabled = ScrollInputBehavior(name: "enabled")
    public static let disabled = ScrollInputBehavior(name: "disabled")
}
