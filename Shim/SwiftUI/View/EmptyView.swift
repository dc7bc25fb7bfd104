nonisolated public struct EmptyView: View, _PrimitiveView, Sendable {
    public init() {}
}
