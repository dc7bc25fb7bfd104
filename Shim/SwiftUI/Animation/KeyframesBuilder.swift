@resultBuilder public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value { expression }
    public static func buildBlock<K: Keyframes>(_ content: K) -> K where K.Value == Value { content }
    @_disfavoredOverload
    public static func buildBlock<each K: Keyframes>(_ content: repeat each K) -> _KeyframeTuple<Value> {
        _KeyframeTuple()
    }
    public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value { component }
}
// Keyframes of one track alone, for a value that can itself be animated.
extension KeyframesBuilder where Value: Animatable {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
        -> some KeyframeTrackContent<Value>
    { _KeyframeTrackTuple<Value>() }
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        first component: First
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> { .init() }
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        second component: Second
    ) -> KeyframeTrackContentBuilder<Value>.Conditional<Value, First, Second> { .init() }
    @_disfavoredOverload
    public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K)
        -> _KeyframeTrackTuple<Value>
    { _KeyframeTrackTuple() }
    public static func buildFinalResult<K: KeyframeTrackContent<Value>>(_ component: K)
        -> KeyframeTrack<Value, Value, K>
    { KeyframeTrack(content: { component }) }
}
@resultBuilder public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public struct Conditional<ConditionalValue, First: KeyframeTrackContent, Second: KeyframeTrackContent>:
        _PrimitiveTrackContent
    where ConditionalValue == First.Value, First.Value == Second.Value {
        public typealias Value = ConditionalValue
    }
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K where K.Value == Value {
        expression
    }
    public static func buildBlock<K: KeyframeTrackContent>(_ content: K) -> K where K.Value == Value { content }
    @_disfavoredOverload
    public static func buildBlock<each K: KeyframeTrackContent>(_ content: repeat each K)
        -> _KeyframeTrackTuple<Value>
    { _KeyframeTrackTuple() }
    public static func buildArray(_ components: [some KeyframeTrackContent<Value>])
        -> some KeyframeTrackContent<Value>
    { _KeyframeTrackTuple<Value>() }
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        first component: First
    ) -> Conditional<Value, First, Second> { .init() }
    public static func buildEither<First: KeyframeTrackContent<Value>, Second: KeyframeTrackContent<Value>>(
        second component: Second
    ) -> Conditional<Value, First, Second> { .init() }
}
