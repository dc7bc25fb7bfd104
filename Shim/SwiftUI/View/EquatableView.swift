nonisolated public struct EquatableView<Content: View & Equatable>: View, _PrimitiveView {
    public var content: Content
    public init(content: Content) { self.content = content }
    public var _children: [any View] { [content] }
}
extension View where Self: Equatable {
    nonisolated public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
