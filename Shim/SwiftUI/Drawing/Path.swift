import Foundation

nonisolated public struct Path: Equatable, Shape, LosslessStringConvertible {
    public enum Element: Equatable, Sendable {
        case move(to: CGPoint)
        case line(to: CGPoint)
        case quadCurve(to: CGPoint, control: CGPoint)
        case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
        case closeSubpath
    }
    var elements: [Element] = []
    public init() {}
    public init(_ path: CGPath) {}
    public init(_ rect: CGRect) { addRect(rect) }
    public init(
        roundedRect rect: CGRect,
        cornerRadius: CGFloat,
        style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }
    public init(
        roundedRect rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }
    public init(
        roundedRect rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous
    ) { addRect(rect) }
    public init(ellipseIn rect: CGRect) { addRect(rect) }
    public init(_ callback: (inout Path) -> Void) { callback(&self) }
    public init?(_ string: String) { return nil }
    public var description: String { "\(elements)" }
    public var isEmpty: Bool { elements.isEmpty }
    public var boundingRect: CGRect { .zero }
    public var currentPoint: CGPoint? { nil }
    public var cgPath: CGPath { CGMutablePath() }
    public func path(in rect: CGRect) -> Path { self }
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool { false }
    public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

    public mutating func move(to end: CGPoint) { elements.append(.move(to: end)) }
    public mutating func addLine(to end: CGPoint) { elements.append(.line(to: end)) }
    public mutating func addLines(_ lines: [CGPoint]) {
        elements += lines.map { .line(to: $0) }
    }
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        elements.append(.quadCurve(to: end, control: control))
    }
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        elements.append(.curve(to: end, control1: control1, control2: control2))
    }
    public mutating func closeSubpath() { elements.append(.closeSubpath) }
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        elements += [.move(to: rect.origin), .closeSubpath]
    }
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect) }
    }
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerSize: CGSize,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect) }
    public mutating func addRoundedRect(
        in rect: CGRect,
        cornerRadii: RectangleCornerRadii,
        style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) { addRect(rect) }
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addRect(rect)
    }
    public mutating func addArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        endAngle: Angle,
        clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) { elements.append(.line(to: center)) }
    public mutating func addArc(
        tangent1End: CGPoint,
        tangent2End: CGPoint,
        radius: CGFloat,
        transform: CGAffineTransform = .identity
    ) { elements.append(.line(to: tangent2End)) }
    public mutating func addRelativeArc(
        center: CGPoint,
        radius: CGFloat,
        startAngle: Angle,
        delta: Angle,
        transform: CGAffineTransform = .identity
    ) { elements.append(.line(to: center)) }
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        elements += path.elements
    }
    public func applying(_ transform: CGAffineTransform) -> Path { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { self }
    public func strokedPath(_ style: StrokeStyle) -> Path { self }
    public func normalized(eoFill: Bool = true) -> Path { self }
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func union(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { self }
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { self }
}
public struct StrokeStyle: Equatable, Sendable {
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    public var miterLimit: CGFloat
    public var dash: [CGFloat]
    public var dashPhase: CGFloat
    public init(
        lineWidth: CGFloat = 1,
        lineCap: CGLineCap = .butt,
        lineJoin: CGLineJoin = .miter,
        miterLimit: CGFloat = 10,
        dash: [CGFloat] = [],
        dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}
public struct FillStyle: Equatable, Sendable {
    public var isEOFilled: Bool
    public var isAntialiased: Bool
    public init(eoFill: Bool = false, antialiased: Bool = true) {
        isEOFilled = eoFill
        isAntialiased = antialiased
    }
}
public enum RoundedCornerStyle: Hashable, Sendable { case circular, continuous }
public struct RectangleCornerRadii: Equatable, Sendable {
    public var topLeading: CGFloat
    public var bottomLeading: CGFloat
    public var bottomTrailing: CGFloat
    public var topTrailing: CGFloat
    public init(
        topLeading: CGFloat = 0,
        bottomLeading: CGFloat = 0,
        bottomTrailing: CGFloat = 0,
        topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}
