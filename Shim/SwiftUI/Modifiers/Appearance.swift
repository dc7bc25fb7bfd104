import Foundation

nonisolated extension View {
    public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { _modified() }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2)
        -> some View
    { _modified() }
    public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
        _ primary: S1,
        _ secondary: S2,
        _ tertiary: S3
    ) -> some View { _modified() }
    @available(*, deprecated, renamed: "foregroundStyle(_:)")
    public func foregroundColor(_ color: Color?) -> some View { _modified() }
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { _modified() }
    public func tint(_ tint: Color?) -> some View { _modified() }
    @available(*, deprecated, message: "Use the asset catalog's accent color or View.tint(_:) instead.")
    public func accentColor(_ accentColor: Color?) -> some View { _modified() }
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View { _modified() }
    @available(*, deprecated, renamed: "preferredColorScheme(_:)")
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { _modified() }
    public func opacity(_ opacity: Double) -> some View { _modified() }
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33),
        radius: CGFloat,
        x: CGFloat = 0,
        y: CGFloat = 0
    ) -> some View { _modified() }
    public func blur(radius: CGFloat, opaque: Bool = false) -> some View { _modified() }
    public func brightness(_ amount: Double) -> some View { _modified() }
    public func contrast(_ amount: Double) -> some View { _modified() }
    public func saturation(_ amount: Double) -> some View { _modified() }
    public func grayscale(_ amount: Double) -> some View { _modified() }
    public func hueRotation(_ angle: Angle) -> some View { _modified() }
    public func colorInvert() -> some View { _modified() }
    public func colorMultiply(_ color: Color) -> some View { _modified() }
    public func luminanceToAlpha() -> some View { _modified() }
    public func blendMode(_ blendMode: BlendMode) -> some View { _modified() }
    public func compositingGroup() -> some View { _modified() }
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear)
        -> some View
    { _modified() }
    public func geometryGroup() -> some View { _modified() }
    public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
        _modified()
    }
    public func rotation3DEffect(
        _ angle: Angle,
        axis: (x: CGFloat, y: CGFloat, z: CGFloat),
        anchor: UnitPoint = .center,
        anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View { _modified() }
    public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View { _modified() }
    public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View { _modified() }
    public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View { _modified() }
    public func transformEffect(_ transform: CGAffineTransform) -> some View { _modified() }
    public func redacted(reason: RedactionReasons) -> some View { _modified() }
    public func unredacted() -> some View { _modified() }
    public func privacySensitive(_ sensitive: Bool = true) -> some View { _modified() }
    public func invalidatableContent(_ invalidatable: Bool = true) -> some View { _modified() }
    public func controlSize(_ controlSize: ControlSize) -> some View { _modified() }
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { _modified() }
    public func buttonRepeatBehavior(_ behavior: ButtonRepeatBehavior) -> some View { _modified() }
    public func buttonSizing(_ sizing: ButtonSizing) -> some View { _modified() }
    public func labelsHidden() -> some View { _modified() }
    public func labelsVisibility(_ visibility: Visibility) -> some View { _modified() }
    public func statusBarHidden(_ hidden: Bool = true) -> some View { _modified() }
    @available(*, deprecated, renamed: "statusBarHidden(_:)")
    public func statusBar(hidden: Bool) -> some View { _modified() }
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View { _modified() }
    public func defersSystemGestures(on edges: Edge.Set) -> some View { _modified() }
    public func help(_ textKey: LocalizedStringKey) -> some View { _modified() }
    public func help(_ text: Text) -> some View { _modified() }
    @_disfavoredOverload
    public func help(_ textResource: LocalizedStringResource) -> some View { _modified() }
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { _modified() }
    public func horizontalRadioGroupLayout() -> some View { _modified() }
}
public struct ButtonBorderShape: Equatable, Sendable {
    let name: String
    public static let automatic = ButtonBorderShape(name: "automatic")
    public static let capsule = ButtonBorderShape(name: "capsule")
    public static let circle = ButtonBorderShape(name: "circle")
    public static let roundedRectangle = ButtonBorderShape(name: "roundedRectangle")
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { roundedRectangle }
}
public struct ButtonSizing: Hashable, Sendable {
    public static let automatic = ButtonSizing()
    public static let fitted = ButtonSizing()
    public static let flexible = ButtonSizing()
}
