import Foundation

public struct ImagePaint: ShapeStyle {
    public var image: Image
    public var sourceRect: CGRect
    public var scale: CGFloat
    public init(
        image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }
}
extension ShapeStyle where Self == ImagePaint {
    public static func image(
        _ image: Image,
        sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        scale: CGFloat = 1
    ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
public struct Material: ShapeStyle {
    public static let ultraThin = Material()
    public static let thin = Material()
    public static let regular = Material()
    public static let thick = Material()
    public static let ultraThick = Material()
    public static let bar = Material()
}
extension ShapeStyle where Self == Material {
    public static var ultraThinMaterial: Material { .init() }
    public static var thinMaterial: Material { .init() }
    public static var regularMaterial: Material { .init() }
    public static var thickMaterial: Material { .init() }
    public static var ultraThickMaterial: Material { .init() }
    public static var bar: Material { .init() }
}
public struct MaterialActiveAppearance: Hashable, Sendable {
    let name: String
    public static let automatic = MaterialActiveAppearance(name: "automatic")
    public static let active = MaterialActiveAppearance(name: "active")
    public static let inactive = MaterialActiveAppearance(name: "inactive")
    public static let matchWindow = MaterialActiveAppearance(name: "matchWindow")
}
extension Material {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material { self }
}
extension ShapeStyle {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { _Styled() }
}
extension EnvironmentValues {
    public var materialActiveAppearance: MaterialActiveAppearance {
        get { _get(.automatic) }
        set { _set(newValue) }
    }
}
nonisolated extension View {
    public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View { _modified() }
}
