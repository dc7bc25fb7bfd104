@resultBuilder public struct ViewBuilder {
    public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
    @available(*, unavailable, message: "this expression does not conform to 'View'")
    @_disfavoredOverload
    public static func buildExpression(_ invalid: Any) -> some View { EmptyView() }

    public static func buildBlock() -> EmptyView { EmptyView() }
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { TupleView((repeat each content)) }

    public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        first: TrueContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_storage: .first(first))
    }
    public static func buildEither<TrueContent: View, FalseContent: View>(
        second: FalseContent
    ) -> _ConditionalContent<TrueContent, FalseContent> {
        _ConditionalContent(_storage: .second(second))
    }
    public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
        AnyView(content)
    }
}

/// Several views in a row.
nonisolated public struct TupleView<T>: View, _PrimitiveView {
    public var value: T
    public let _children: [any View]
    public init(_ value: T) {
        self.value = value
        _children = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    }
}

/// What an `if` or a `switch` gives.
nonisolated public struct _ConditionalContent<TrueContent, FalseContent> {
    public enum _Storage {
        case first(TrueContent)
        case second(FalseContent)
    }
    public let _storage: _Storage
}

extension _ConditionalContent: View, _PrimitiveView where TrueContent: View, FalseContent: View {
    public typealias Body = Never
    nonisolated public var _children: [any View] {
        switch _storage {
        case .first(let view): [view]
        case .second(let view): [view]
        }
    }
    nonisolated public var _effect: _ViewEffect {
        switch _storage {
        case .first: .identity("true")
        case .second: .identity("false")
        }
    }
}
