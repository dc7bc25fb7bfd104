nonisolated public struct Group<Content> {
    let content: Content
}
extension Group: View, _PrimitiveView where Content: View {
    public typealias Body = Never
    nonisolated public init(@ViewBuilder content: () -> Content) { self.content = content() }
    nonisolated public var _children: [any View] { [content] }
}
extension Group: Scene where Content: Scene {
    nonisolated public init(@SceneBuilder content: () -> Content) { self.content = content() }
}
extension Group: Commands where Content: Commands {
    nonisolated public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}
extension Group: ToolbarContent where Content: ToolbarContent {
    nonisolated public init(@ToolbarContentBuilder content: () -> Content) {
        self.content = content()
    }
}
