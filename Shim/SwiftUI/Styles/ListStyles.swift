@MainActor public protocol ListStyle {}
nonisolated public struct DefaultListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == DefaultListStyle {
    nonisolated public static var automatic: Self { .init() }
}
nonisolated public struct PlainListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == PlainListStyle {
    nonisolated public static var plain: Self { .init() }
}
nonisolated public struct GroupedListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == GroupedListStyle {
    nonisolated public static var grouped: Self { .init() }
}
nonisolated public struct InsetListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == InsetListStyle {
    nonisolated public static var inset: Self { .init() }
}
nonisolated public struct InsetGroupedListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == InsetGroupedListStyle {
    nonisolated public static var insetGrouped: Self { .init() }
}
nonisolated public struct SidebarListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == SidebarListStyle {
    nonisolated public static var sidebar: Self { .init() }
}
nonisolated public struct BorderedListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == BorderedListStyle {
    nonisolated public static var bordered: Self { .init() }
}
nonisolated public struct EllipticalListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == EllipticalListStyle {
    nonisolated public static var elliptical: Self { .init() }
}
nonisolated public struct CarouselListStyle: ListStyle, Sendable {
    public init() {}
}
extension ListStyle where Self == CarouselListStyle {
    nonisolated public static var carousel: Self { .init() }
}
nonisolated extension View {
    public func listStyle<S: ListStyle>(_ style: S) -> some View { _modified() }
}
