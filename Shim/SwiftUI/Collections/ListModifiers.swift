import Foundation

nonisolated extension View {
    public func listRowBackground<V: View>(_ view: V?) -> some View { _modified() }
    public func listRowInsets(_ insets: EdgeInsets?) -> some View { _modified() }
    public func listRowInsets(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        _modified()
    }
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View { _modified() }
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        _modified()
    }
    public func listSectionSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all)
        -> some View
    { _modified() }
    public func listSectionSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View { _modified() }
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { _modified() }
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View { _modified() }
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { _modified() }
    public func listItemTint(_ tint: Color?) -> some View { _modified() }
    public func listItemTint(_ tint: ListItemTint?) -> some View { _modified() }
    public func listRowHoverEffect(_ effect: HoverEffect?) -> some View { _modified() }
    public func headerProminence(_ prominence: Prominence) -> some View { _modified() }
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing,
        allowsFullSwipe: Bool = true,
        @ViewBuilder content: () -> T
    ) -> some View { _modified(extra: [content()]) }
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        _modified()
    }
    public func deleteDisabled(_ isDisabled: Bool) -> some View { _modified() }
    public func moveDisabled(_ isDisabled: Bool) -> some View { _modified() }
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View { _modified() }
    public func badge(_ count: Int) -> some View { _modified() }
    public func badge(_ label: Text?) -> some View { _modified() }
    public func badge(_ key: LocalizedStringKey?) -> some View { _modified() }
    @_disfavoredOverload
    public func badge(_ resource: LocalizedStringResource?) -> some View { _modified() }
    @_disfavoredOverload
    public func badge<S: StringProtocol>(_ label: S?) -> some View { _modified() }
    public func badgeProminence(_ prominence: BadgeProminence) -> some View { _modified() }
}
public struct ListSectionSpacing: Sendable {
    public static let `default` = ListSectionSpacing()
    public static let compact = ListSectionSpacing()
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing() }
}
public struct ListItemTint: Sendable {
    public static let monochrome = ListItemTint()
    public static func fixed(_ tint: Color) -> ListItemTint { ListItemTint() }
    public static func preferred(_ tint: Color) -> ListItemTint { ListItemTint() }
}
