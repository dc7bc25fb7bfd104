import Foundation

nonisolated extension TabContent {
    public func badge(_ count: Int) -> some TabContent<TabValue> { _modifiedTab() }
    public func badge(_ label: Text?) -> some TabContent<TabValue> { _modifiedTab() }
    public func customizationID(_ id: String) -> some TabContent<TabValue> { _modifiedTab() }
    public func customizationBehavior(
        _ behavior: TabCustomizationBehavior,
        for placements: AdaptableTabBarPlacement...
    ) -> some TabContent<TabValue> { _modifiedTab() }
    public func defaultVisibility(_ visibility: Visibility, for placements: AdaptableTabBarPlacement...)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func hidden(_ hidden: Bool = true) -> some TabContent<TabValue> { _modifiedTab() }
    public func disabled(_ disabled: Bool) -> some TabContent<TabValue> { _modifiedTab() }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some TabContent<TabValue> { _modifiedTab() }
    public func sectionActions<C: View>(@ViewBuilder content: () -> C) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func accessibilityLabel(_ label: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    @_disfavoredOverload public func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool = true) -> some TabContent<TabValue> { _modifiedTab() }
    public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    @_disfavoredOverload public func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func accessibilityValue(_ value: Text, isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    @_disfavoredOverload public func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func accessibilityInputLabels(_ labels: [Text], isEnabled: Bool = true) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func accessibilityInputLabels(_ labelKeys: [LocalizedStringKey], isEnabled: Bool = true) -> some TabContent<
        TabValue
    > { _modifiedTab() }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ labels: [S], isEnabled: Bool = true)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func contextMenu<M: View>(@ViewBuilder menuItems: () -> M) -> some TabContent<TabValue> { _modifiedTab() }
    public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    public func dropDestination<T: Transferable>(for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void)
        -> some TabContent<TabValue>
    { _modifiedTab() }
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> { _modifiedTab() }
    public func tabPlacement(_ placement: TabPlacement) -> some TabContent<TabValue> { _modifiedTab() }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some TabContent<TabValue> { _modifiedTab() }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some TabContent<TabValue> { _modifiedTab() }
    public func badge(_ key: LocalizedStringKey?) -> some TabContent<TabValue> { _modifiedTab() }
    @_disfavoredOverload public func badge<S: StringProtocol>(_ label: S?) -> some TabContent<TabValue> {
        _modifiedTab()
    }
    func _modifiedTab() -> some TabContent<TabValue> { _TabTuple<TabValue>(views: [_view]) }
}
public struct TabCustomizationBehavior: Hashable, Sendable {
    public static let automatic = TabCustomizationBehavior()
    public static let disabled = TabCustomizationBehavior()
    public static let reorderable = TabCustomizationBehavior()
}
public struct AdaptableTabBarPlacement: Hashable, Sendable {
    public static let automatic = AdaptableTabBarPlacement()
    public static let tabBar = AdaptableTabBarPlacement()
    public static let sidebar = AdaptableTabBarPlacement()
}
public struct TabPlacement: Hashable, Sendable {
    let name: String
    public static let automatic = TabPlacement(name: "automatic")
    public static let pinned = TabPlacement(name: "pinned")
    public static let sidebarOnly = TabPlacement(name: "sidebarOnly")
}
