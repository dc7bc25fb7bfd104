import Foundation

public protocol ScrollTargetBehavior {
    func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
    func properties(context: PropertiesContext) -> Properties
    typealias TargetContext = ScrollTargetBehaviorContext
    typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
    typealias Properties = ScrollTargetBehaviorProperties
}
extension ScrollTargetBehavior {
    public func properties(context: PropertiesContext) -> Properties { Properties() }
}
public struct ScrollTarget: Hashable, Sendable {
    public var rect: CGRect
    public var anchor: UnitPoint?
    public func hash(into hasher: inout Hasher) { hasher.combine(anchor) }
}
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
    public var originalTarget: ScrollTarget { ScrollTarget(rect: .zero) }
    public var velocity: CGVector { .zero }
    public var contentSize: CGSize { .zero }
    public var containerSize: CGSize { .zero }
    public var axes: Axis.Set { .vertical }
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
        EnvironmentValues()[keyPath: keyPath]
    }
}
public struct ScrollTargetBehaviorProperties: Sendable {
    public init() {}
    public var limitsScrolls = true
}
public struct ScrollTargetBehaviorPropertiesContext {
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var axes: Axis.Set { .vertical }
}
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
    public let base: any ScrollTargetBehavior
    public init(_ base: some ScrollTargetBehavior) { self.base = base }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
        base.updateTarget(&target, context: context)
    }
}
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    public init() {}
}
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
    public struct LimitBehavior: Sendable {
        public static let automatic = LimitBehavior()
        public static let always = LimitBehavior()
        public static let never = LimitBehavior()
        public static var alwaysByFew: LimitBehavior { .init() }
        public static var alwaysByOne: LimitBehavior { .init() }
    }
    public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
    public init(limitBehavior: LimitBehavior = .automatic) {}
}
extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    public static var paging: PagingScrollTargetBehavior { .init() }
}
extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
    public static func viewAligned(limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior)
        -> Self
    { .init() }
}
