nonisolated extension View {
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { _modified() }
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { _modified() }
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { _modified() }
    @_disfavoredOverload
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource
    ) -> some View { _modified() }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { _modified() }
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S
    ) -> some View { _modified() }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil
    ) -> some View { _modified() }
    public func searchable(
        text: Binding<String>,
        isPresented: Binding<Bool>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: Text? = nil,
        @ViewBuilder suggestions: () -> S
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey,
        @ViewBuilder suggestions: () -> S
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    public func searchable<S: View>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringResource,
        @ViewBuilder suggestions: () -> S
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use the searchable modifier with the searchSuggestions modifier")
    @_disfavoredOverload
    public func searchable<V: View, S: StringProtocol>(
        text: Binding<String>,
        placement: SearchFieldPlacement = .automatic,
        prompt: S,
        @ViewBuilder suggestions: () -> V
    ) -> some View { _modified() }
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View {
        _modified(extra: [suggestions()])
    }
    public func searchSuggestions(
        _ visibility: Visibility,
        for placements: SearchSuggestionsPlacement.Set
    ) -> some View { _modified() }
    public func searchCompletion(_ completion: String) -> some View { _modified() }
    public func searchCompletion<T: Identifiable>(_ token: T) -> some View { _modified() }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        @ViewBuilder scopes: () -> S
    ) -> some View { _modified() }
    public func searchScopes<V: Hashable, S: View>(
        _ scope: Binding<V>,
        activation: SearchScopeActivation,
        @ViewBuilder _ scopes: () -> S
    ) -> some View { _modified() }
    public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View { _modified() }
    public func searchFocused<V: Hashable>(_ binding: FocusState<V>.Binding, equals value: V) -> some View {
        _modified()
    }
    public func searchDictationBehavior(_ dictationBehavior: TextInputDictationBehavior) -> some View { _modified() }
    public func searchPresentationToolbarBehavior(_ behavior: SearchPresentationToolbarBehavior)
        -> some View
    { _modified() }
    public func searchToolbarBehavior(_ behavior: SearchToolbarBehavior) -> some View { _modified() }
}
public struct TextInputDictationBehavior: Equatable, Sendable {
    public static let automatic = TextInputDictationBehavior()
    public static func inline(activation: TextInputDictationActivation) -> TextInputDictationBehavior { .init() }
}
public struct TextInputDictationActivation: Equatable, Sendable {
    public static let onLook = TextInputDictationActivation()
    public static let onSelect = TextInputDictationActivation()
}
public struct SearchToolbarBehavior: Sendable {
    public static let automatic = SearchToolbarBehavior()
    public static let minimize = SearchToolbarBehavior()
}
public struct SearchPresentationToolbarBehavior: Sendable {
    public static let automatic = SearchPresentationToolbarBehavior()
    public static let avoidHidingContent = SearchPresentationToolbarBehavior()
}
public struct SearchScopeActivation: Sendable {
    public static let automatic = SearchScopeActivation()
    public static let onTextEntry = SearchScopeActivation()
    public static let onSearchPresentation = SearchScopeActivation()
}
public struct SearchFieldPlacement: Sendable {
    public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
    public static let automatic = SearchFieldPlacement()
    public static let sidebar = SearchFieldPlacement()
    public static let toolbar = SearchFieldPlacement()
    public static let toolbarPrincipal = SearchFieldPlacement()
    public static let navigationBarDrawer = SearchFieldPlacement()
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> Self {
        .init()
    }
}
