import Foundation

nonisolated extension View {
    public func navigationTitle(_ title: Text) -> some View { _modified() }
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
        _modified()
    }
    @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { _modified() }
    public func navigationTitle(_ title: Binding<String>) -> some View { _modified() }
    public func navigationTitle<V: View>(@ViewBuilder _ title: () -> V) -> some View { _modified() }
    public func navigationSubtitle(_ subtitle: Text) -> some View { _modified() }
    public func navigationSubtitle(_ titleKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload public func navigationSubtitle(_ titleResource: LocalizedStringResource) -> some View {
        _modified()
    }
    @_disfavoredOverload public func navigationSubtitle<S: StringProtocol>(_ title: S) -> some View { _modified() }
    public func navigationBarTitleDisplayMode(
        _ displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { _modified() }
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        _modified()
    }
    public func navigationDocument(_ url: URL) -> some View { _modified() }
    public func navigationTransition(_ style: some NavigationTransition) -> some View { _modified() }
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        _modified()
    }
    public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
        _modified()
    }
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ title: Text) -> some View { _modified() }
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { _modified() }
    @available(*, deprecated, renamed: "navigationTitle(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { _modified() }
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ title: Text,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:)")
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S,
        displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use toolbar(.hidden)")
    public func navigationBarHidden(_ hidden: Bool) -> some View { _modified() }
    @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading or navigationBarTrailing placement")
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        _modified()
    }
    @available(*, deprecated, message: "Use toolbar(_:) with navigationBarLeading placement")
    public func navigationBarItems<L: View>(leading: L) -> some View { _modified() }
    @available(*, deprecated, message: "Use toolbar(_:) with navigationBarTrailing placement")
    public func navigationBarItems<T: View>(trailing: T) -> some View { _modified() }
}
public struct NavigationBarItem: Sendable {
    public enum TitleDisplayMode: Sendable { case automatic, inline, large, inlineLarge }
}
@MainActor @preconcurrency public protocol NavigationTransition {}
nonisolated public struct ZoomNavigationTransition: NavigationTransition {}
nonisolated public struct AutomaticNavigationTransition: NavigationTransition {}
extension NavigationTransition where Self == ZoomNavigationTransition {
    nonisolated public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
        .init()
    }
}
extension NavigationTransition where Self == AutomaticNavigationTransition {
    nonisolated public static var automatic: Self { .init() }
}
