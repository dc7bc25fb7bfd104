@MainActor public protocol IndexViewStyle {}
nonisolated public struct PageIndexViewStyle: IndexViewStyle, Sendable {
    public struct BackgroundDisplayMode: Sendable {
        public static let automatic = BackgroundDisplayMode()
        public static let interactive = BackgroundDisplayMode()
        public static let always = BackgroundDisplayMode()
        public static let never = BackgroundDisplayMode()
    }
    public init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {}
}
extension IndexViewStyle where Self == PageIndexViewStyle {
    nonisolated public static var page: Self { .init() }
    nonisolated public static func page(
        backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
    ) -> Self { .init() }
}
nonisolated extension View {
    public func indexViewStyle<S: IndexViewStyle>(_ style: S) -> some View { _modified() }
}
