/// A view without a body of its own: what an evaluator of the view tree handles itself.
@MainActor
public protocol _PrimitiveView: View where Body == Never {
    /// The views inside, in order.
    nonisolated var _children: [any View] { get }
    /// What the view does to those inside it and when; most do nothing.
    nonisolated var _effect: _ViewEffect { get }
}

extension _PrimitiveView {
    public var body: Never {
        fatalError("\(Self.self) has no body: an evaluator visits its children")
    }
    nonisolated public var _children: [any View] { [] }
    nonisolated public var _effect: _ViewEffect { .none }
}

/// What a modifier means to an evaluator.
public enum _ViewEffect {
    case none
    /// Sets values for the views inside.
    case environment((inout EnvironmentValues) -> Void)
    /// Gives the view an identity of its own.
    case identity(AnyHashable)
    case tag(AnyHashable)
    case appear(() -> Void)
    case disappear(() -> Void)
    case task(id: AnyHashable?, @Sendable () async -> Void)
    /// Calls back with the old and the new value when it differs from the last run's.
    case change(of: Any, isEqual: (Any, Any) -> Bool, initial: Bool, (Any, Any) -> Void)
    /// What a tap or a press of the button does.
    case action(() -> Void)
    /// What typing into the field does.
    case input((String) -> Void)
    case receive((@escaping () -> Void) -> AnyCancellable)
    /// Rows with identities, made when needed.
    case rows(() -> [(id: AnyHashable, view: any View)])
    /// Content that stands elsewhere while it is presented.
    case presented(isPresented: () -> Bool, content: () -> any View)
}

/// A view and one modifier, by the modifier's name.
nonisolated public struct _ModifiedView<Content: View>: View, _PrimitiveView {
    public let _content: Content
    public let _name: String
    public let _effect: _ViewEffect
    /// Views the modifier adds: overlays, backgrounds, toolbars.
    public let _extra: [any View]
    public var _children: [any View] { [_content] + _extra }
}

nonisolated extension View {
    func _modified(
        _ effect: _ViewEffect = .none,
        extra: [any View] = [],
        _ name: String = #function
    ) -> _ModifiedView<Self> {
        _ModifiedView(_content: self, _name: name, _effect: effect, _extra: extra)
    }
}
