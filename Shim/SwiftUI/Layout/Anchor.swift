import Foundation

public struct Anchor<Value> {
    let value: Value
    public struct Source {
        init() {}
    }
}
extension Anchor: Equatable where Value: Equatable {}
extension Anchor: Hashable where Value: Hashable {}
extension Anchor: Sendable where Value: Sendable {}
extension Anchor.Source: Sendable where Value: Sendable {}
extension Anchor.Source where Value == CGRect {
    public static func rect(_ r: CGRect) -> Anchor<Value>.Source { .init() }
    public static var bounds: Anchor<CGRect>.Source { .init() }
}
extension Anchor.Source where Value == CGPoint {
    public static func point(_ p: CGPoint) -> Anchor<Value>.Source { .init() }
    public static func unitPoint(_ p: UnitPoint) -> Anchor<Value>.Source { .init() }
    public static var topLeading: Anchor<CGPoint>.Source { .init() }
    public static var top: Anchor<CGPoint>.Source { .init() }
    public static var topTrailing: Anchor<CGPoint>.Source { .init() }
    public static var leading: Anchor<CGPoint>.Source { .init() }
    public static var center: Anchor<CGPoint>.Source { .init() }
    public static var trailing: Anchor<CGPoint>.Source { .init() }
    public static var bottomLeading: Anchor<CGPoint>.Source { .init() }
    public static var bottom: Anchor<CGPoint>.Source { .init() }
    public static var bottomTrailing: Anchor<CGPoint>.Source { .init() }
}
extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {}
    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {}
}
