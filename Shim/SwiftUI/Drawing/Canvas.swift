import Foundation

nonisolated public struct Canvas<Symbols: View>: View, _PrimitiveView {
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void,
        @ViewBuilder symbols: () -> Symbols
    ) {}
    public init(
        opaque: Bool = false,
        colorMode: ColorRenderingMode = .nonLinear,
        rendersAsynchronously: Bool = false,
        renderer: @escaping (inout GraphicsContext, CGSize) -> Void
    ) where Symbols == EmptyView {}
}
public enum ColorRenderingMode: Hashable, Sendable { case nonLinear, linear, extendedLinear }

public struct GraphicsContext {
    public var opacity = 1.0
    public var blendMode = BlendMode.normal
    public var environment: EnvironmentValues { EnvironmentValues() }
    public var transform = CGAffineTransform.identity
    public struct Shading: Sendable {
        public static func color(_ color: Color) -> Shading { Shading() }
        public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading() }
        public static var foreground: Shading { Shading() }
        public static func linearGradient(
            _ gradient: Gradient,
            startPoint: CGPoint,
            endPoint: CGPoint
        ) -> Shading { Shading() }
        public static func radialGradient(
            _ gradient: Gradient,
            center: CGPoint,
            startRadius: CGFloat,
            endRadius: CGFloat
        ) -> Shading { Shading() }
    }
    public struct Filter: Sendable {
        public static func blur(radius: CGFloat) -> Filter { Filter() }
        public static func shadow(
            color: Color = Color(white: 0, opacity: 0.33),
            radius: CGFloat,
            x: CGFloat = 0,
            y: CGFloat = 0
        ) -> Filter { Filter() }
    }
    public struct ResolvedText {
        public var shading = Shading()
        public func measure(in size: CGSize) -> CGSize { size }
    }
    public struct ResolvedImage {
        public var size: CGSize { .zero }
        public var shading: Shading?
    }
    public struct ResolvedSymbol {
        public var size: CGSize { .zero }
    }
    public mutating func scaleBy(x: CGFloat, y: CGFloat) {}
    public mutating func translateBy(x: CGFloat, y: CGFloat) {}
    public mutating func rotate(by angle: Angle) {}
    public mutating func clip(to path: Path) {}
    public mutating func addFilter(_ filter: Filter) {}
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {}
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {}
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {}
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {}
    public func resolve(_ text: Text) -> ResolvedText { ResolvedText() }
    public func resolve(_ image: Image) -> ResolvedImage { ResolvedImage() }
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? { nil }
    public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: Text, in rect: CGRect) {}
    public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ text: ResolvedText, in rect: CGRect) {}
    public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: Image, in rect: CGRect) {}
    public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {}
    public func draw(_ image: ResolvedImage, in rect: CGRect) {}
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}
}
