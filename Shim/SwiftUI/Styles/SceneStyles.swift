@MainActor public protocol WindowStyle {}
nonisolated public struct DefaultWindowStyle: WindowStyle, Sendable {
    public init() {}
}
extension WindowStyle where Self == DefaultWindowStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct HiddenTitleBarWindowStyle: WindowStyle, Sendable {
    public init() {}
}
extension WindowStyle where Self == HiddenTitleBarWindowStyle {
    nonisolated public static var hiddenTitleBar: Self { .init() }
}
nonisolated public struct TitleBarWindowStyle: WindowStyle, Sendable {
    public init() {}
}
extension WindowStyle where Self == TitleBarWindowStyle {
    nonisolated public static var titleBar: Self { .init() }
}
nonisolated public struct PlainWindowStyle: WindowStyle, Sendable {
    public init() {}
}
extension WindowStyle where Self == PlainWindowStyle {
    nonisolated public static var plain: Self { .init() }
}
nonisolated public struct VolumetricWindowStyle: WindowStyle, Sendable {
    public init() {}
}
extension WindowStyle where Self == VolumetricWindowStyle {
    nonisolated public static var volumetric: Self { .init() }
}
@MainActor public protocol WindowToolbarStyle {}
nonisolated public struct DefaultWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public init() {}
}
extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct UnifiedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public init() {}
}
extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
    nonisolated public static var unified: Self { .init() }
}
nonisolated public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public init() {}
}
extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
    nonisolated public static var unifiedCompact: Self { .init() }
}
nonisolated public struct ExpandedWindowToolbarStyle: WindowToolbarStyle, Sendable {
    public init() {}
}
extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
    nonisolated public static var expanded: Self { .init() }
}
@MainActor public protocol MenuBarExtraStyle {}
nonisolated public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    public init() {}
}
extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    public init() {}
}
extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
    nonisolated public static var menu: Self { .init() }
}
nonisolated public struct WindowMenuBarExtraStyle: MenuBarExtraStyle, Sendable {
    public init() {}
}
extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
    nonisolated public static var window: Self { .init() }
}
