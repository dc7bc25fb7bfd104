import Foundation

nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityAction(_ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
    public func accessibilityAction(named name: Text, _ handler: @escaping () -> Void) -> ModifiedContent<
        Content, Modifier
    > { self }
    public func accessibilityAction(named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
    @_disfavoredOverload public func accessibilityAction(
        named nameResource: LocalizedStringResource,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityAction<S: StringProtocol>(
        named name: S,
        _ handler: @escaping () -> Void
    ) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityAdjustableAction(_ handler: @escaping (AccessibilityAdjustmentDirection) -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
    public func accessibilityScrollAction(_ handler: @escaping (Edge) -> Void) -> ModifiedContent<Content, Modifier> {
        self
    }
    public func accessibilityZoomAction(_ handler: @escaping (AccessibilityZoomGestureAction) -> Void)
        -> ModifiedContent<Content, Modifier>
    { self }
    public func accessibilityDirectTouch(
        _ isDirectTouchArea: Bool = true,
        options: AccessibilityDirectTouchOptions = []
    ) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ value: Text?,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityCustomContent(
        _ key: AccessibilityCustomContentKey,
        _ valueResource: LocalizedStringResource,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ key: AccessibilityCustomContentKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityCustomContent(
        _ label: Text,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ value: Text,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityCustomContent(
        _ labelKey: LocalizedStringKey,
        _ valueKey: LocalizedStringKey,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityCustomContent<V: StringProtocol>(
        _ labelKey: LocalizedStringKey,
        _ value: V,
        importance: AXCustomContent.Importance = .default
    ) -> ModifiedContent<Content, Modifier> { self }
}
