import Foundation

nonisolated extension View {
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View { _modified() }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { _modified() }
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        _modified()
    }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View { _modified() }
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        _modified()
    }
    public func handGestureShortcut(_ shortcut: HandGestureShortcut, isEnabled: Bool = true) -> some View {
        _modified()
    }
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View { _modified() }
}
public struct HandGestureShortcut: Hashable, Sendable {
    public static let primaryAction = HandGestureShortcut()
}
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
}
extension Optional: _PrimitiveGesture where Wrapped: Gesture {}
