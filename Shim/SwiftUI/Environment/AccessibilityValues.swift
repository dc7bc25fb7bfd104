extension EnvironmentValues {
    public var accessibilityReduceMotion: Bool { _get(false) }
    public var accessibilityReduceTransparency: Bool { _get(false) }
    public var accessibilityDifferentiateWithoutColor: Bool { _get(false) }
    public var accessibilityInvertColors: Bool { _get(false) }
    public var accessibilityShowButtonShapes: Bool { _get(false) }
    public var accessibilityVoiceOverEnabled: Bool { _get(false) }
    public var accessibilitySwitchControlEnabled: Bool { _get(false) }
    public var accessibilityAssistiveAccessEnabled: Bool { _get(false) }
    public var accessibilityDimFlashingLights: Bool { _get(false) }
    public var accessibilityLargeContentViewerEnabled: Bool { _get(false) }
    public var accessibilityEnabled: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var accessibilityPlayAnimatedImages: Bool { _get(true) }
    public var accessibilityQuickActionsEnabled: Bool { _get(false) }
}
