import Foundation

// A second attribute joins the first one's modifier.
nonisolated extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    public func accessibilityLabel(_ label: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityLabel(_ key: LocalizedStringKey) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityLabel(_ resource: LocalizedStringResource) -> ModifiedContent<
        Content, Modifier
    > { self }
    @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> ModifiedContent<
        Content, Modifier
    > { self }
    public func accessibilityHint(_ hint: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityHint(_ key: LocalizedStringKey) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityHint(_ resource: LocalizedStringResource) -> ModifiedContent<
        Content, Modifier
    > { self }
    @_disfavoredOverload public func accessibilityHint<S: StringProtocol>(_ hint: S) -> ModifiedContent<
        Content, Modifier
    > { self }
    public func accessibilityValue(_ value: Text) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityValue(_ key: LocalizedStringKey) -> ModifiedContent<Content, Modifier> { self }
    @_disfavoredOverload public func accessibilityValue(_ resource: LocalizedStringResource) -> ModifiedContent<
        Content, Modifier
    > { self }
    @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> ModifiedContent<
        Content, Modifier
    > { self }
    public func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityInputLabels(_ inputLabels: [Text]) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> ModifiedContent<Content, Modifier> {
        self
    }
    @_disfavoredOverload public func accessibilityInputLabels(_ inputLabelResources: [LocalizedStringResource])
        -> ModifiedContent<Content, Modifier>
    { self }
    @_disfavoredOverload public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> ModifiedContent<
        Content, Modifier
    > { self }
    public func accessibilityActivationPoint(_ point: CGPoint) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityActivationPoint(_ point: UnitPoint) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityRespondsToUserInteraction(_ responds: Bool = true) -> ModifiedContent<Content, Modifier> {
        self
    }
    public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Content, Modifier> {
        self
    }
    public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
        Content, Modifier
    > { self }
    @_disfavoredOverload public func accessibilityDragPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Content, Modifier>
    { self }
    @_disfavoredOverload public func accessibilityDragPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Content, Modifier>
    { self }
    public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> ModifiedContent<Content, Modifier> {
        self
    }
    public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringKey) -> ModifiedContent<
        Content, Modifier
    > { self }
    @_disfavoredOverload public func accessibilityDropPoint(_ point: UnitPoint, description: LocalizedStringResource)
        -> ModifiedContent<Content, Modifier>
    { self }
    @_disfavoredOverload public func accessibilityDropPoint<S: StringProtocol>(_ point: UnitPoint, description: S)
        -> ModifiedContent<Content, Modifier>
    { self }
    public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilitySortPriority(_ sortPriority: Double) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> ModifiedContent<Content, Modifier> { self }
    public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> ModifiedContent<
        Content, Modifier
    > { self }
}
