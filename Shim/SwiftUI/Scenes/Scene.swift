@MainActor
public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
}
extension Never: Scene {}

/// A scene without a body of its own.
@MainActor
public protocol _PrimitiveScene: Scene where Body == Never {
    nonisolated var _content: [any View] { get }
}
extension _PrimitiveScene {
    public var body: Never { fatalError("\(Self.self) has no body") }
    nonisolated public var _content: [any View] { [] }
}
extension Group: _PrimitiveScene where Content: Scene {}

@resultBuilder public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    @_disfavoredOverload
    public static func buildBlock<each Content: Scene>(_ content: repeat each Content)
        -> _SceneTuple<repeat each Content>
    { _SceneTuple(content: (repeat each content)) }
    public static func buildOptional<Content: Scene>(_ content: Content?) -> _SceneTuple<Content> {
        _SceneTuple(content: nil)
    }
    public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> some Scene {
        content
    }
}
nonisolated public struct _SceneTuple<each Content>: _PrimitiveScene {
    let content: (repeat each Content)?
}
extension Scene {
    nonisolated func _scene() -> some Scene { _SceneTuple<Self>(content: self) }
}
