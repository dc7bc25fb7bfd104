import Foundation

nonisolated extension View {
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessible()
    }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityLabel(_ resource: LocalizedStringResource) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessible()
    }
    public func accessibilityHint(_ key: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessible()
    }
    @_disfavoredOverload public func accessibilityHint(_ resource: LocalizedStringResource) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityValue(_ value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessible()
    }
    public func accessibilityValue(_ key: LocalizedStringKey) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityValue(_ resource: LocalizedStringResource) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        _accessible()
    }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource])
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityActivationPoint(_ point: CGPoint) -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    @_disfavoredOverload public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { _accessible() }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Self, AccessibilityAttachmentModifier
    > { _accessible() }
}
