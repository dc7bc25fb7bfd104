import Foundation

extension EnvironmentValues {
    public var horizontalScrollBounceBehavior: ScrollBounceBehavior {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var verticalScrollBounceBehavior: ScrollBounceBehavior {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var allowedDynamicRange: Image.DynamicRange? {
        get { _get(nil) }
        set { _set(newValue) }
    }
    public var labelsVisibility: Visibility {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
    public var isUserAuthenticationEnabled: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    public var toolbarLabelStyle: ToolbarLabelStyle? { _get(nil) }
    public var preferredPencilDoubleTapAction: PencilPreferredAction { _get(.ignore) }
    public var preferredPencilSqueezeAction: PencilPreferredAction { _get(.ignore) }
    public var documentConfiguration: DocumentConfiguration? { _get(nil) }
    public var widgetContentMargins: EdgeInsets { _get(EdgeInsets()) }
    public var showsWidgetLabel: Bool {
        get { _get(false) }
        set { _set(newValue) }
    }
    @available(*, deprecated, renamed: "autocorrectionDisabled")
    public var disableAutocorrection: Bool? {
        get { _get(nil) }
        set { _set(newValue) }
    }
}
