nonisolated extension View {
    public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        _modified(extra: [content()])
    }
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content)
        -> some View
    { _modified() }
    public func toolbar<Content: CustomizableToolbarContent>(
        id: String,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { _modified() }
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        _modified()
    }
    public func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
        _modified()
    }
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { _modified() }
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...)
        -> some View
    { _modified() }
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { _modified() }
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...)
        -> some View
    { _modified() }
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...)
        -> some View
    { _modified() }
    public func toolbarRole(_ role: ToolbarRole) -> some View { _modified() }
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
        _modified(extra: [content()])
    }
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { _modified() }
}
public struct ToolbarPlacement: Sendable {
    public static let automatic = ToolbarPlacement()
    public static let navigationBar = ToolbarPlacement()
    public static let tabBar = ToolbarPlacement()
    public static let bottomBar = ToolbarPlacement()
    public static let windowToolbar = ToolbarPlacement()
}
public struct ToolbarRole: Sendable {
    public static let automatic = ToolbarRole()
    public static let browser = ToolbarRole()
    public static let editor = ToolbarRole()
    public static let navigationStack = ToolbarRole()
}
public struct ToolbarTitleDisplayMode: Sendable {
    public static let automatic = ToolbarTitleDisplayMode()
    public static let inline = ToolbarTitleDisplayMode()
    public static let inlineLarge = ToolbarTitleDisplayMode()
    public static let large = ToolbarTitleDisplayMode()
}
