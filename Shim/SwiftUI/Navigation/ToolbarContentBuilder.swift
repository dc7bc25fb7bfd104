@resultBuilder public struct ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
        content
    }
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: ToolbarContent>(
        _ content: repeat each Content
    ) -> _ToolbarTuple<repeat each Content> { _ToolbarTuple() }
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> _ToolbarTuple<Content> {
        _ToolbarTuple()
    }
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T)
        -> _ConditionalContent<T, F>
    { _ConditionalContent(_storage: .first(first)) }
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F)
        -> _ConditionalContent<T, F>
    { _ConditionalContent(_storage: .second(second)) }
    public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content)
        -> _ToolbarTuple<Content>
    { _ToolbarTuple() }
}
extension _ConditionalContent: ToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
extension _ConditionalContent: _PrimitiveToolbarContent
where TrueContent: ToolbarContent, FalseContent: ToolbarContent {}
