import Foundation

nonisolated extension Scene {
    public func commands<Content: Commands>(@CommandsBuilder content: () -> Content) -> some Scene {
        _scene()
    }
    public func commandsRemoved() -> some Scene { _scene() }
    public func commandsReplaced<Content: Commands>(@CommandsBuilder content: () -> Content)
        -> some Scene
    { _scene() }
    public func defaultSize(_ size: CGSize) -> some Scene { _scene() }
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { _scene() }
    public func defaultPosition(_ position: UnitPoint) -> some Scene { _scene() }
    public func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene { _scene() }
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { _scene() }
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { _scene() }
    public func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene { _scene() }
    public func windowLevel(_ level: WindowLevel) -> some Scene { _scene() }
    public func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene { _scene() }
    public func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene { _scene() }
    public func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command)
        -> some Scene
    { _scene() }
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { _scene() }
    public func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene { _scene() }
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { _scene() }
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some Scene { _scene() }
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { _scene() }
    public func documentBrowserContextMenu(_ menu: @escaping ([URL]?) -> some View) -> some Scene { _scene() }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some Scene { _scene() }
    public func windowManagerRole(_ role: WindowManagerRole) -> some Scene { _scene() }
    public func windowToolbarLabelStyle(_ toolbarLabelStyle: Binding<ToolbarLabelStyle>) -> some Scene { _scene() }
    public func windowToolbarLabelStyle(fixed toolbarLabelStyle: ToolbarLabelStyle) -> some Scene { _scene() }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ old: V, _ new: V) -> Void
    ) -> some Scene { _scene() }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some Scene { _scene() }
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (_ newValue: V) -> Void)
        -> some Scene
    { _scene() }
}
public struct BackgroundTask<Request: Sendable, Response: Sendable>: Sendable {}
extension BackgroundTask {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void>
    where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void>
    where Request == String, Response == Void { BackgroundTask<String, Void>() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<String, Void>
    where Request == String, Response == Void { BackgroundTask<String, Void>() }
}
extension BackgroundTask where Request == String, Response == Void {
    public static var urlSession: BackgroundTask<String, Void> { BackgroundTask<String, Void>() }
}
public struct SceneLaunchBehavior: Sendable {
    public static let automatic = SceneLaunchBehavior()
    public static let presented = SceneLaunchBehavior()
    public static let suppressed = SceneLaunchBehavior()
}
public struct SceneRestorationBehavior: Sendable {
    public static let automatic = SceneRestorationBehavior()
    public static let disabled = SceneRestorationBehavior()
}
public struct WindowResizability: Sendable {
    public static let automatic = WindowResizability()
    public static let contentSize = WindowResizability()
    public static let contentMinSize = WindowResizability()
}
public struct WindowLevel: Sendable {
    public static let automatic = WindowLevel()
    public static let normal = WindowLevel()
    public static let floating = WindowLevel()
    public static let desktop = WindowLevel()
}
