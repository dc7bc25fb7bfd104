public enum HorizontalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case leading, trailing
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: HorizontalDirection) { rawValue = 1 << direction.rawValue }
        public static let leading = Set(rawValue: 1)
        public static let trailing = Set(rawValue: 2)
        public static let all: Set = [.leading, .trailing]
    }
}
public enum VerticalDirection: Int8, CaseIterable, Codable, Hashable, Sendable {
    case up, down
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: VerticalDirection) { rawValue = 1 << direction.rawValue }
        public static let up = Set(rawValue: 1)
        public static let down = Set(rawValue: 2)
        public static let all: Set = [.up, .down]
    }
}
public enum LayoutDirectionBehavior: Hashable, Sendable {
    case fixed
    case mirrors(in: LayoutDirection)
    public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}
nonisolated extension View {
    public func layoutDirectionBehavior(_ behavior: LayoutDirectionBehavior) -> some View { _modified() }
}
nonisolated extension Shape {
    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
}
