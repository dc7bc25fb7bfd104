import Foundation

public protocol AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}
public struct HorizontalAlignment: Equatable, Sendable {
    let id: String
    init(name: String) { id = name }
    public init(_ id: any AlignmentID.Type) { self.id = "\(id)" }
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        values.lazy.compactMap { $0 }.first
    }
    public static let leading = HorizontalAlignment(name: "leading")
    public static let center = HorizontalAlignment(name: "center")
    public static let trailing = HorizontalAlignment(name: "trailing")
    public static let listRowSeparatorLeading = HorizontalAlignment(name: "rowLeading")
    public static let listRowSeparatorTrailing = HorizontalAlignment(name: "rowTrailing")
}
public struct VerticalAlignment: Equatable, Sendable {
    let id: String
    init(name: String) { id = name }
    public init(_ id: any AlignmentID.Type) { self.id = "\(id)" }
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        values.lazy.compactMap { $0 }.first
    }
    public static let top = VerticalAlignment(name: "top")
    public static let center = VerticalAlignment(name: "center")
    public static let bottom = VerticalAlignment(name: "bottom")
    public static let firstTextBaseline = VerticalAlignment(name: "firstTextBaseline")
    public static let lastTextBaseline = VerticalAlignment(name: "lastTextBaseline")
}
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment
    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(
        horizontal: .center,
        vertical: .firstTextBaseline
    )
    public static let leadingFirstTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .firstTextBaseline
    )
    public static let trailingFirstTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .firstTextBaseline
    )
    public static let centerLastTextBaseline = Alignment(
        horizontal: .center,
        vertical: .lastTextBaseline
    )
    public static let leadingLastTextBaseline = Alignment(
        horizontal: .leading,
        vertical: .lastTextBaseline
    )
    public static let trailingLastTextBaseline = Alignment(
        horizontal: .trailing,
        vertical: .lastTextBaseline
    )
}
public struct ViewDimensions: Equatable, Sendable {
    public var width: CGFloat
    public var height: CGFloat
    public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
    public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
nonisolated extension View {
    public func alignmentGuide(
        _ g: HorizontalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { _modified() }
    public func alignmentGuide(
        _ g: VerticalAlignment,
        computeValue: @escaping @Sendable (ViewDimensions) -> CGFloat
    ) -> some View { _modified() }
}
