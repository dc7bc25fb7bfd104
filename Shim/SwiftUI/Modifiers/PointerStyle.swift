public struct PointerStyle: Hashable, Sendable {
    public static let `default` = PointerStyle()
    public static let link = PointerStyle()
    public static let grabIdle = PointerStyle()
    public static let grabActive = PointerStyle()
    public static let horizontalText = PointerStyle()
    public static let verticalText = PointerStyle()
    public static let columnResize = PointerStyle()
    public static let rowResize = PointerStyle()
    public static func columnResize(directions: HorizontalDirection.Set) -> PointerStyle { PointerStyle() }
    public static func rowResize(directions: VerticalDirection.Set) -> PointerStyle { PointerStyle() }
    public static func frameResize(position: FrameResizePosition, directions: FrameResizeDirection.Set = .all)
        -> PointerStyle
    { PointerStyle() }
    public static func image(_ image: Image, hotSpot: UnitPoint) -> PointerStyle { PointerStyle() }
    public static let rectSelection = PointerStyle()
    public static let zoomIn = PointerStyle()
    public static let zoomOut = PointerStyle()
}
public enum FrameResizePosition: Int8, CaseIterable, Hashable, Sendable {
    case top, leading, bottom, trailing, topLeading, topTrailing, bottomLeading, bottomTrailing
}
public enum FrameResizeDirection: Int8, CaseIterable, Hashable, Sendable {
    case inward, outward
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        public init(_ direction: FrameResizeDirection) { rawValue = 1 << direction.rawValue }
        public static let inward = Set(rawValue: 1)
        public static let outward = Set(rawValue: 2)
        public static let all: Set = [.inward, .outward]
    }
}
