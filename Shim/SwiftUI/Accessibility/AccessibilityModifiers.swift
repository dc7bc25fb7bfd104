import Foundation

/// Holds the accessibility attributes of a view.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
    init() {}
    public func body(content: Content) -> some View { content }
}
nonisolated extension View {
    func _accessible() -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        ModifiedContent(content: self, modifier: AccessibilityAttachmentModifier())
    }
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View { _modified() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View { _modified() }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View { _modified() }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
        _modified()
    }
    public func accessibilityAction<Label: View>(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
        -> some View
    { _modified() }
    public func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View { _modified() }
    public func accessibilityActions<Content: View>(
        category: AccessibilityActionCategory,
        @ViewBuilder _ content: () -> Content
    ) -> some View { _modified() }
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        _modified()
    }
    public func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding,
        equals value: Value
    ) -> some View { _modified() }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { _modified() }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View { _modified() }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { _modified() }
    public func accessibilityShowsLargeContentViewer() -> some View { _modified() }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        _modified()
    }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _modified() }
    public func speechAdjustedPitch(_ value: Double) -> some View { _modified() }
    public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { _modified() }
    public func speechAnnouncementsQueued(_ value: Bool = true) -> some View { _modified() }
}
