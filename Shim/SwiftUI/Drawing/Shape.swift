import Foundation

nonisolated public protocol Shape: Sendable, Animatable, View {
    func path(in rect: CGRect) -> Path
    static var role: ShapeRole { get }
    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
}
public enum ShapeRole: Sendable { case fill, stroke, separator }
nonisolated extension Shape {
    public static var role: ShapeRole { .fill }
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    @MainActor public var body: _ShapeView<Self> { _ShapeView(shape: self) }

    public func fill<S: ShapeStyle>(_ content: S, style: FillStyle = FillStyle()) -> _ShapeView<Self> {
        _ShapeView(shape: self)
    }
    public func fill(style: FillStyle = FillStyle()) -> some View { _ShapeView(shape: self) }
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func stroke(style: StrokeStyle) -> some Shape { _DerivedShape(base: self) }
    public func stroke(lineWidth: CGFloat = 1) -> some Shape { _DerivedShape(base: self) }
    public func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _DerivedShape(base: self)
    }
    public func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }
    public func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }
    public func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: scale, height: scale), anchor: anchor)
    }
    public func offset(_ offset: CGSize) -> OffsetShape<Self> { OffsetShape(shape: self, offset: offset) }
    public func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }
    public func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }
    public func size(_ size: CGSize) -> some Shape { _DerivedShape(base: self) }
    public func size(width: CGFloat, height: CGFloat) -> some Shape { _DerivedShape(base: self) }
    public func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }
    public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _DerivedShape(base: self)
    }
    public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _DerivedShape(base: self)
    }
    public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        _DerivedShape(base: self)
    }
}
/// A shape filled or stroked; it can be filled again.
nonisolated public struct _ShapeView<S: Shape>: ShapeView, _PrimitiveView {
    public let shape: S
}
public protocol ShapeView<Content>: View {
    associatedtype Content: Shape
    nonisolated var shape: Content { get }
}
nonisolated extension ShapeView {
    public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle())
        -> _ShapeView<Content>
    { _ShapeView(shape: shape) }
    public func stroke<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Content> { _ShapeView(shape: shape) }
    public func stroke<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Content> { _ShapeView(shape: shape) }
}
nonisolated extension ShapeView where Content: InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Content> { _ShapeView(shape: shape) }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S = .foreground,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Content> { _ShapeView(shape: shape) }
}
nonisolated public struct _DerivedShape<Base: Shape>: Shape {
    let base: Base
    public func path(in rect: CGRect) -> Path { base.path(in: rect) }
}
nonisolated public struct RotatedShape<Content: Shape>: Shape {
    public var shape: Content
    public var angle: Angle
    public var anchor: UnitPoint
    public init(shape: Content, angle: Angle, anchor: UnitPoint = .center) {
        self.shape = shape
        self.angle = angle
        self.anchor = anchor
    }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    @MainActor @preconcurrency public var animatableData:
        AnimatablePair<
            Content.AnimatableData, AnimatablePair<Angle.AnimatableData, UnitPoint.AnimatableData>
        >
    {
        get { .init(shape.animatableData, .init(angle.animatableData, anchor.animatableData)) }
        set { shape.animatableData = newValue.first }
    }
}
nonisolated public struct AnyShape: Shape {
    let make: @Sendable (CGRect) -> Path
    public init<S: Shape>(_ shape: S) { make = { shape.path(in: $0) } }
    public func path(in rect: CGRect) -> Path { make(rect) }
}
nonisolated public protocol InsettableShape: Shape {
    associatedtype InsetShape: InsettableShape
    func inset(by amount: CGFloat) -> InsetShape
}
nonisolated extension InsettableShape {
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        style: StrokeStyle,
        antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func strokeBorder<S: ShapeStyle>(
        _ content: S,
        lineWidth: CGFloat = 1,
        antialiased: Bool = true
    ) -> _ShapeView<Self> { _ShapeView(shape: self) }
    public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
        _ShapeView(shape: self)
    }
    public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
        _ShapeView(shape: self)
    }
}
