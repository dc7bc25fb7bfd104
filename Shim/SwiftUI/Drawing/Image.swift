import Foundation

nonisolated public struct Image: View, _PrimitiveView, Equatable, Sendable {
    /// The name it was made with.
    public let _name: String
    public init(_ name: String, bundle: Bundle? = nil) { _name = name }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { _name = name }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { _name = name }
    public init(decorative name: String, bundle: Bundle? = nil) { _name = name }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil, label: Text) { _name = name }
    public init(decorative name: String, variableValue: Double?, bundle: Bundle? = nil) { _name = name }
    public init(
        size: CGSize,
        label: Text? = nil,
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { _name = "drawn" }
    public init(systemName: String) { _name = systemName }
    public init(systemName: String, variableValue: Double?) { _name = systemName }
    public init(_ resource: ImageResource) { _name = "resource" }
    public init(uiImage: UIImage) { _name = "uiImage" }
    public init(nsImage: NSImage) { _name = "nsImage" }
    public init(
        _ cgImage: CGImage,
        scale: CGFloat,
        orientation: Orientation = .up,
        label: Text
    ) { _name = "cgImage" }
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
        _name = "cgImage"
    }

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
    }
    public enum ResizingMode: Hashable, Sendable { case tile, stretch }
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
    public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
    public enum Scale: Hashable, Sendable { case small, medium, large }
    public struct DynamicRange: Hashable, Sendable {
        public static let standard = DynamicRange()
        public static let constrainedHigh = DynamicRange()
        public static let high = DynamicRange()
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
        -> Image
    { self }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    public func allowedDynamicRange(_ range: DynamicRange?) -> Image { self }
}
nonisolated extension View {
    public func imageScale(_ scale: Image.Scale) -> some View { _modified() }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { _modified() }
    public func symbolVariant(_ variant: SymbolVariants) -> some View { _modified() }
    public func allowedDynamicRange(_ range: Image.DynamicRange?) -> some View { _modified() }
}
public struct SymbolRenderingMode: Hashable, Sendable {
    let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}
public struct SymbolColorRenderingMode: Hashable, Sendable {
    let name: String
    public static let flat = SymbolColorRenderingMode(name: "flat")
    public static let gradient = SymbolColorRenderingMode(name: "gradient")
}
public struct SymbolVariants: Hashable, Sendable {
    var name: String
    public static let none = SymbolVariants(name: "")
    public static let fill = SymbolVariants(name: ".fill")
    public static let circle = SymbolVariants(name: ".circle")
    public static let square = SymbolVariants(name: ".square")
    public static let rectangle = SymbolVariants(name: ".rectangle")
    public static let slash = SymbolVariants(name: ".slash")
    public var fill: SymbolVariants { SymbolVariants(name: name + ".fill") }
    public var circle: SymbolVariants { SymbolVariants(name: name + ".circle") }
    public var square: SymbolVariants { SymbolVariants(name: name + ".square") }
    public var rectangle: SymbolVariants { SymbolVariants(name: name + ".rectangle") }
    public func contains(_ other: SymbolVariants) -> Bool { name.contains(other.name) }
    public var slash: SymbolVariants { SymbolVariants(name: name + ".slash") }
}
