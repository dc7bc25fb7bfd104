extension EnvironmentValues {
    public var dismiss: DismissAction { _get(DismissAction()) }
    public var openURL: OpenURLAction {
        get { _get(OpenURLAction()) }
        set { _set(newValue) }
    }
    public var openWindow: OpenWindowAction { _get(OpenWindowAction()) }
    public var dismissWindow: DismissWindowAction { _get(DismissWindowAction()) }
    public var pushWindow: PushWindowAction { _get(PushWindowAction()) }
    public var openSettings: OpenSettingsAction { _get(OpenSettingsAction()) }
    public var resetFocus: ResetFocusAction { _get(ResetFocusAction()) }
    public var newDocument: NewDocumentAction { _get(NewDocumentAction()) }
    public var openImmersiveSpace: OpenImmersiveSpaceAction { _get(OpenImmersiveSpaceAction()) }
    public var dismissImmersiveSpace: DismissImmersiveSpaceAction { _get(DismissImmersiveSpaceAction()) }
    @available(*, deprecated, message: "Use isPresented or dismiss")
    public var presentationMode: Binding<PresentationMode> { _get(.constant(PresentationMode())) }
}
