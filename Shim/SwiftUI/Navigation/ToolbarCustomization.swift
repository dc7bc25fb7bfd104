nonisolated extension CustomizableToolbarContent {
    public func customizationBehavior(_ behavior: ToolbarCustomizationBehavior) -> some CustomizableToolbarContent {
        _ToolbarTuple<Self>()
    }
    public func defaultCustomization(
        _ defaultVisibility: Visibility = .automatic,
        options: ToolbarCustomizationOptions = []
    ) -> some CustomizableToolbarContent { _ToolbarTuple<Self>() }
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func defaultCustomization() -> some CustomizableToolbarContent { _ToolbarTuple<Self>() }
}
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static var alwaysAvailable: ToolbarCustomizationOptions { .init(rawValue: 1) }
}
public struct ToolbarLabelStyle: Equatable, Sendable {
    let name: String
    public static var automatic: ToolbarLabelStyle { .init(name: "automatic") }
    public static var titleAndIcon: ToolbarLabelStyle { .init(name: "titleAndIcon") }
    public static var titleOnly: ToolbarLabelStyle { .init(name: "titleOnly") }
    public static var iconOnly: ToolbarLabelStyle { .init(name: "iconOnly") }
}
public struct ContentToolbarPlacement: Sendable {
    public static let tabViewSidebar = ContentToolbarPlacement()
}
public struct WindowToolbarFullScreenVisibility: Sendable {
    public static let automatic = WindowToolbarFullScreenVisibility()
    public static let visible = WindowToolbarFullScreenVisibility()
    public static let onHover = WindowToolbarFullScreenVisibility()
}
public struct WindowManagerRole: Sendable {
    public static let automatic = WindowManagerRole()
    public static let principal = WindowManagerRole()
    public static let associated = WindowManagerRole()
}
nonisolated extension View {
    public func contentToolbar<Content: View>(
        for placement: ContentToolbarPlacement,
        @ViewBuilder content: () -> Content
    ) -> some View { _modified() }
    public func contentToolbar<Content: ToolbarContent>(
        for placement: ContentToolbarPlacement,
        @ToolbarContentBuilder content: () -> Content
    ) -> some View { _modified() }
    public func windowToolbarFullScreenVisibility(_ visibility: WindowToolbarFullScreenVisibility) -> some View {
        _modified()
    }
}
nonisolated extension ToolbarItem where ID == String {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.init(id: id, placement: placement, showsByDefault: true, content: content)
    }
}
