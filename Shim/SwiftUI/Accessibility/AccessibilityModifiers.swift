import Foundation

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> some View { _modified() }
    public func accessibilityLabel(_ titleKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityLabel(_ titleResource: LocalizedStringResource) -> some View {
        _modified()
    }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ title: S) -> some View { _modified() }
    public func accessibilityLabel<V: View>(
        @ViewBuilder content: (_ label: PlaceholderContentView<Self>) -> V
    ) -> some View { _modified() }
    public func accessibilityHint(_ hint: Text) -> some View { _modified() }
    public func accessibilityHint(_ titleKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityHint(_ titleResource: LocalizedStringResource) -> some View {
        _modified()
    }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ title: S) -> some View { _modified() }
    public func accessibilityValue(_ value: Text) -> some View { _modified() }
    public func accessibilityValue(_ titleKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload public func accessibilityValue(_ titleResource: LocalizedStringResource) -> some View {
        _modified()
    }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ title: S) -> some View { _modified() }
    public func accessibilityIdentifier(_ identifier: String) -> some View { _modified() }
    public func accessibilityHidden(_ hidden: Bool) -> some View { _modified() }
    public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
        _modified()
    }
    public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
        _modified()
    }
    public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V)
        -> some View
    { _modified() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View { _modified() }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View { _modified() }
    public func accessibilitySortPriority(_ sortPriority: Double) -> some View { _modified() }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { _modified() }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
        _modified()
    }
    @_disfavoredOverload
    public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
        _modified()
    }
    public func accessibilityAction(
        _ actionKind: AccessibilityActionKind = .default,
        _ handler: @escaping () -> Void
    ) -> some View { _modified() }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> some View {
        _modified()
    }
    public func accessibilityAction(
        named nameKey: LocalizedStringKey,
        _ handler: @escaping () -> Void
    ) -> some View { _modified() }
    @_disfavoredOverload
    public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> some View { _modified() }
    public func accessibilityAction<L: View>(
        action: @escaping () -> Void,
        @ViewBuilder label: () -> L
    ) -> some View { _modified() }
    public func accessibilityActions<C: View>(@ViewBuilder _ content: () -> C) -> some View {
        _modified()
    }
    public func accessibilityAdjustableAction(
        _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
    ) -> some View { _modified() }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> some View {
        _modified()
    }
    public func accessibilityFocused<V: Hashable>(
        _ binding: AccessibilityFocusState<V>.Binding,
        equals value: V
    ) -> some View { _modified() }
    public func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View { _modified() }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View { _modified() }
    public func accessibilityLabeledPair<ID: Hashable>(
        role: AccessibilityLabeledPairRole,
        id: ID,
        in namespace: Namespace.ID
    ) -> some View { _modified() }
    public func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID)
        -> some View
    { _modified() }
    public func accessibilityCustomContent(
        _ label: LocalizedStringKey,
        _ value: LocalizedStringKey,
        importance: AXImportance = .default
    ) -> some View { _modified() }
    @_disfavoredOverload
    public func accessibilityCustomContent<V: StringProtocol>(
        _ label: LocalizedStringKey,
        _ value: V,
        importance: AXImportance = .default
    ) -> some View { _modified() }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> some View {
        _modified()
    }
    public func accessibilityShowsLargeContentViewer() -> some View { _modified() }
    public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ content: () -> V)
        -> some View
    { _modified() }
    public func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { _modified() }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> some View { _modified() }
    public func accessibilityDirectTouch(_ isDirectTouchArea: Bool = true) -> some View {
        _modified()
    }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> some View {
        _modified()
    }
    public func accessibilityRotor<C: AccessibilityRotorContent>(
        _ label: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> C
    ) -> some View { _modified() }
    public func accessibilityRotorEntry<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityLabel(_:)")
    public func accessibility(label: Text) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityHint(_:)")
    public func accessibility(hint: Text) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityValue(_:)")
    public func accessibility(value: Text) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityHidden(_:)")
    public func accessibility(hidden: Bool) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityIdentifier(_:)")
    public func accessibility(identifier: String) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityAddTraits(_:)")
    public func accessibility(addTraits traits: AccessibilityTraits) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilityRemoveTraits(_:)")
    public func accessibility(removeTraits traits: AccessibilityTraits) -> some View { _modified() }
    @available(*, deprecated, renamed: "accessibilitySortPriority(_:)")
    public func accessibility(sortPriority: Double) -> some View { _modified() }
}
public enum AXImportance: Sendable { case `default`, high }
public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
}
@MainActor @preconcurrency public protocol AccessibilityRotorContent {}
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
    public init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) where ID: Hashable {}
    public init(_ titleKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        id: ID,
        textRange: Range<String.Index>? = nil
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: ID, textRange: Range<String.Index>? = nil) {}
}
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { element, _ in AnyHashable(element.id) }
    }
}
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}
