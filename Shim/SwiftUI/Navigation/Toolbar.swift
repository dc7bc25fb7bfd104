@MainActor
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder @MainActor var body: Body { get }
}
@MainActor
public protocol CustomizableToolbarContent: ToolbarContent
where Body: CustomizableToolbarContent {}
extension Never: ToolbarContent, CustomizableToolbarContent {}

/// Toolbar content without a body of its own.
@MainActor
public protocol _PrimitiveToolbarContent: CustomizableToolbarContent where Body == Never {}
extension _PrimitiveToolbarContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
extension Group: _PrimitiveToolbarContent where Content: ToolbarContent {}
extension Group: CustomizableToolbarContent where Content: ToolbarContent {}

public struct ToolbarItemPlacement: Sendable {
    let name: String
    public static let automatic = ToolbarItemPlacement(name: "automatic")
    public static let principal = ToolbarItemPlacement(name: "principal")
    public static let navigation = ToolbarItemPlacement(name: "navigation")
    public static let primaryAction = ToolbarItemPlacement(name: "primaryAction")
    public static let secondaryAction = ToolbarItemPlacement(name: "secondaryAction")
    public static let status = ToolbarItemPlacement(name: "status")
    public static let confirmationAction = ToolbarItemPlacement(name: "confirmationAction")
    public static let cancellationAction = ToolbarItemPlacement(name: "cancellationAction")
    public static let destructiveAction = ToolbarItemPlacement(name: "destructiveAction")
    public static let keyboard = ToolbarItemPlacement(name: "keyboard")
    public static let topBarLeading = ToolbarItemPlacement(name: "topBarLeading")
    public static let topBarTrailing = ToolbarItemPlacement(name: "topBarTrailing")
    public static let bottomBar = ToolbarItemPlacement(name: "bottomBar")
    public static let bottomOrnament = ToolbarItemPlacement(name: "bottomOrnament")
    public static let title = ToolbarItemPlacement(name: "title")
    public static let subtitle = ToolbarItemPlacement(name: "subtitle")
    public static let largeTitle = ToolbarItemPlacement(name: "largeTitle")
    public static let largeSubtitle = ToolbarItemPlacement(name: "largeSubtitle")
    @available(*, deprecated, renamed: "topBarLeading")
    public static var navigationBarLeading: ToolbarItemPlacement { topBarLeading }
    @available(*, deprecated, renamed: "topBarTrailing")
    public static var navigationBarTrailing: ToolbarItemPlacement { topBarTrailing }
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(name: "accessoryBar")
    }
}
nonisolated public struct ToolbarItem<ID, Content: View>: _PrimitiveToolbarContent {
    let content: Content
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == Void { self.content = content() }
    public init(
        id: String,
        placement: ToolbarItemPlacement = .automatic,
        showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String { self.content = content() }
}
nonisolated public struct ToolbarItemGroup<Content: View>: _PrimitiveToolbarContent {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {}
    public init<C: View, L: View>(
        placement: ToolbarItemPlacement = .automatic,
        @ViewBuilder content: () -> C,
        @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L> {}
}
nonisolated public struct LabeledToolbarItemGroupContent<Content: View, Label: View>: View,
    _PrimitiveView
{}
nonisolated public struct ToolbarSpacer: _PrimitiveToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}
public struct SpacerSizing: Hashable, Sendable {
    let name: String
    public static let fixed = SpacerSizing(name: "fixed")
    public static let flexible = SpacerSizing(name: "flexible")
}
nonisolated public struct ToolbarTitleMenu<Content: View>: _PrimitiveToolbarContent {
    public init() where Content == EmptyView {}
    public init(@ViewBuilder content: () -> Content) {}
}
nonisolated public struct DefaultToolbarItem: _PrimitiveToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) {}
}
public struct ToolbarDefaultItemKind: Sendable {
    public static let sidebarToggle = ToolbarDefaultItemKind()
    public static let search = ToolbarDefaultItemKind()
    public static let title = ToolbarDefaultItemKind()
}
nonisolated public struct _ToolbarTuple<each Content>: _PrimitiveToolbarContent {}
nonisolated extension ToolbarContent {
    public func hidden(_ hidden: Bool = true) -> some ToolbarContent { _ToolbarTuple<Self>() }
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        _ToolbarTuple<Self>()
    }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID)
        -> some ToolbarContent
    { _ToolbarTuple<Self>() }
}
public struct ToolbarCustomizationBehavior: Sendable {
    public static let `default` = ToolbarCustomizationBehavior()
    public static let reorderable = ToolbarCustomizationBehavior()
    public static let disabled = ToolbarCustomizationBehavior()
}
