nonisolated public struct Form<Content: View>: View, _PrimitiveView {
    let content: Content
    public init(@ViewBuilder content: () -> Content) { self.content = content() }
    public var _children: [any View] { [content] }
}
nonisolated extension Form where Content == FormStyleConfiguration.Content {
    public init(_ configuration: FormStyleConfiguration) {
        self.init { configuration.content }
    }
}
