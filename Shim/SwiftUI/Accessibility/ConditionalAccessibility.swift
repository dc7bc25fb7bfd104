import Foundation

// With a condition: each applies only while `isEnabled` is true.
nonisolated extension View {
    public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityLabel(_ key: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityLabel(_ resource: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityHint(_ key: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityHint(_ resource: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityValue(_ value: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityValue(_ key: LocalizedStringKey, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityValue(_ resource: LocalizedStringResource, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityHidden(_ hidden: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityInputLabels(_ inputLabels: [Text], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityInputLabels(
        _ inputLabelResources: [LocalizedStringResource],
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessible() }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S], isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityActivationPoint(_ point: CGPoint, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityActivationPoint(_ point: UnitPoint, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityDragPoint(
        _ point: UnitPoint,
        description: LocalizedStringResource,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessible() }
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessible() }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text, isEnabled: Bool) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey, isEnabled: Bool)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityDropPoint(
        _ point: UnitPoint,
        description: LocalizedStringResource,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessible() }
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(
        _ point: UnitPoint,
        description: S,
        isEnabled: Bool
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { _accessible() }
}
