@MainActor
public protocol ViewModifier {
    associatedtype Body: View
    @ViewBuilder @MainActor func body(content: Content) -> Body
    typealias Content = _ViewModifier_Content<Self>
}

/// The view a modifier is applied to.
nonisolated public struct _ViewModifier_Content<Modifier: ViewModifier>: View, _PrimitiveView {
    let view: any View
    public var _children: [any View] { [view] }
}

nonisolated public struct ModifiedContent<Content, Modifier> {
    public var content: Content
    public var modifier: Modifier
    public init(content: Content, modifier: Modifier) {
        self.content = content
        self.modifier = modifier
    }
}
extension ModifiedContent: View where Content: View, Modifier: ViewModifier {
    @MainActor public var body: some View {
        modifier.body(content: _ViewModifier_Content(view: content))
    }
}
extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
    public func body(content view: _ViewModifier_Content<Self>) -> some View {
        view.modifier(content).modifier(modifier)
    }
}

nonisolated extension View {
    public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
extension ViewModifier {
    nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
        ModifiedContent(content: self, modifier: modifier)
    }
}
nonisolated public struct EmptyModifier: ViewModifier, Sendable {
    public static let identity = EmptyModifier()
    public init() {}
    public func body(content: Content) -> some View { content }
}
