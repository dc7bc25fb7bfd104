import Foundation

/// A three by three matrix.
public struct ProjectionTransform: Equatable, Sendable {
    public var m11: CGFloat = 1
    public var m12: CGFloat = 0
    public var m13: CGFloat = 0
    public var m21: CGFloat = 0
    public var m22: CGFloat = 1
    public var m23: CGFloat = 0
    public var m31: CGFloat = 0
    public var m32: CGFloat = 0
    public var m33: CGFloat = 1
    public init() {}
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }
    public var isIdentity: Bool { self == ProjectionTransform() }
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
    public mutating func invert() -> Bool { false }
    public func inverted() -> ProjectionTransform { self }
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { rhs }
}
nonisolated extension View {
    public func projectionEffect(_ transform: ProjectionTransform) -> some View { _modified() }
}
