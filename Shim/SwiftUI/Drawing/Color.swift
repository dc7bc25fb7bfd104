import Foundation

nonisolated public struct Color: View, _PrimitiveView, Hashable, Sendable, ShapeStyle,
    CustomStringConvertible
{
    public var description: String { name }
    let name: String
    init(_known name: String) { self.name = name }
    public enum RGBColorSpace: Hashable, Sendable { case sRGB, sRGBLinear, displayP3 }
    public init(
        _ colorSpace: RGBColorSpace = .sRGB,
        red: Double,
        green: Double,
        blue: Double,
        opacity: Double = 1
    ) { name = "\(red),\(green),\(blue),\(opacity)" }
    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
        name = "\(white),\(opacity)"
    }
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        name = "hsb \(hue),\(saturation),\(brightness),\(opacity)"
    }
    public init(_ name: String, bundle: Bundle? = nil) { self.name = name }
    public init(_ resource: ColorResource) { name = "resource" }
    public init(uiColor: UIColor) { name = "uiColor" }
    public init(nsColor: NSColor) { name = "nsColor" }
    public init(cgColor: CGColor) { name = "cgColor" }
    @available(*, deprecated, renamed: "init(uiColor:)")
    public init(_ color: UIColor) { name = "uiColor" }
    @available(*, deprecated, renamed: "init(nsColor:)")
    @_disfavoredOverload
    public init(_ color: NSColor) { name = "nsColor" }
    public init(_ resolved: Resolved) { name = "resolved" }

    public func opacity(_ opacity: Double) -> Color { self }
    public func mix(with rhs: Color, by fraction: Double, in colorSpace: Gradient.ColorSpace = .perceptual)
        -> Color
    { self }
    public var gradient: AnyGradient { AnyGradient(Gradient(colors: [self])) }
    public var cgColor: CGColor? { nil }
    public func resolve(in environment: EnvironmentValues) -> Resolved { Resolved() }
    public struct Resolved: Hashable, Sendable {
        public var red: Float = 0
        public var green: Float = 0
        public var blue: Float = 0
        public var opacity: Float = 1
        init() {}
        public init(
            colorSpace: RGBColorSpace = .sRGB,
            red: Float,
            green: Float,
            blue: Float,
            opacity: Float = 1
        ) {
            self.red = red
            self.green = green
            self.blue = blue
            self.opacity = opacity
        }
        public var linearRed: Float {
            get { red }
            set { red = newValue }
        }
        public var linearGreen: Float {
            get { green }
            set { green = newValue }
        }
        public var linearBlue: Float {
            get { blue }
            set { blue = newValue }
        }
        public var cgColor: CGColor { UIColor.black.cgColor }
    }
    public static func == (lhs: Color, rhs: Color) -> Bool { lhs.name == rhs.name }
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }

    public static let clear = Color(_known: "clear")
    public static let black = Color(_known: "black")
    public static let white = Color(_known: "white")
    public static let gray = Color(_known: "gray")
    public static let red = Color(_known: "red")
    public static let orange = Color(_known: "orange")
    public static let yellow = Color(_known: "yellow")
    public static let green = Color(_known: "green")
    public static let mint = Color(_known: "mint")
    public static let teal = Color(_known: "teal")
    public static let cyan = Color(_known: "cyan")
    public static let blue = Color(_known: "blue")
    public static let indigo = Color(_known: "indigo")
    public static let purple = Color(_known: "purple")
    public static let pink = Color(_known: "pink")
    public static let brown = Color(_known: "brown")
    public static let primary = Color(_known: "primary")
    public static let secondary = Color(_known: "secondary")
    public static let accentColor = Color(_known: "accentColor")
}
/// A color of an asset catalog.
public struct ColorResource: Hashable, Sendable {
    public init(name: String, bundle: Bundle) {}
}
public struct ImageResource: Hashable, Sendable {
    public init(name: String, bundle: Bundle) {}
}
