import Foundation

public struct PaletteSelectionEffect: Equatable, Sendable {
    let name: String
    public static let automatic = PaletteSelectionEffect(name: "automatic")
    public static let custom = PaletteSelectionEffect(name: "custom")
    public static func symbolVariant(_ variant: SymbolVariants) -> PaletteSelectionEffect {
        PaletteSelectionEffect(name: variant.name)
    }
}
nonisolated extension View {
    public func paletteSelectionEffect(_ effect: PaletteSelectionEffect) -> some View { _modified() }
    public func allowsWindowActivationEvents(_ value: Bool? = true) -> some View { _modified() }
    public func interactionActivityTrackingTag(_ tag: String) -> some View { _modified() }
    public func renameAction(_ action: @escaping () -> Void) -> some View { _modified() }
    public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View { _modified() }
    public func replaceDisabled(_ isDisabled: Bool = true) -> some View { _modified() }
    public func typeSelectEquivalent(_ text: Text?) -> some View { _modified() }
    public func typeSelectEquivalent(_ stringKey: LocalizedStringKey) -> some View { _modified() }
    @_disfavoredOverload
    public func typeSelectEquivalent(_ resource: LocalizedStringResource) -> some View { _modified() }
    @_disfavoredOverload
    public func typeSelectEquivalent<S: StringProtocol>(_ string: S) -> some View { _modified() }
    public func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { _modified() }
    public func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
        _ document: D,
        preview: SharePreview<I1, I2>
    ) -> some View { _modified() }
    public func documentBrowserContextMenu(_ menu: @escaping ([URL]?) -> some View) -> some View { _modified() }
    public func onKeyPress(
        characters: CharacterSet,
        phases: KeyPress.Phases = [.down, .repeat],
        action: @escaping (KeyPress) -> KeyPress.Result
    ) -> some View { _modified() }
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View { _modified() }
    public func keyboardShortcut(
        _ key: KeyEquivalent,
        modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization
    ) -> some View { _modified() }
    @available(*, deprecated, message: "Use `contextMenu(menuItems:)` instead.")
    public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View { _modified() }
}
@available(*, deprecated, message: "Use `contextMenu(menuItems:)` instead.")
public struct ContextMenu<MenuItems: View> {
    public init(@ViewBuilder menuItems: () -> MenuItems) {}
}
