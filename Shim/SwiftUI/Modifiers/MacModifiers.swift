import Foundation

// Modifiers that macOS alone has.
public struct AlternatingRowBackgroundBehavior: Hashable, Sendable {
    let name: String
    public static let automatic = AlternatingRowBackgroundBehavior(name: "automatic")
    public static let enabled = AlternatingRowBackgroundBehavior(name: "enabled")
    public static let disabled = AlternatingRowBackgroundBehavior(name: "disabled")
}
public struct WindowInteractionBehavior: Sendable {
    public static let automatic = WindowInteractionBehavior()
    public static let enabled = WindowInteractionBehavior()
    public static let disabled = WindowInteractionBehavior()
}
nonisolated extension View {
    public func alternatingRowBackgrounds(_ behavior: AlternatingRowBackgroundBehavior = .enabled) -> some View {
        _modified()
    }
    public func dialogPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { _modified() }
    public func presentationPreventsAppTermination(_ preventsAppTermination: Bool?) -> some View { _modified() }
    public func dismissalConfirmationDialog<A: View>(
        _ title: Text,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified() }
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ title: Text,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified() }
    public func dismissalConfirmationDialog<A: View>(
        _ titleKey: LocalizedStringKey,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified() }
    public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified() }
    @_disfavoredOverload public func dismissalConfirmationDialog<A: View>(
        _ titleResource: LocalizedStringResource,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified() }
    @_disfavoredOverload public func dismissalConfirmationDialog<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified() }
    @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View>(
        _ title: S,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified() }
    @_disfavoredOverload public func dismissalConfirmationDialog<S: StringProtocol, A: View, M: View>(
        _ title: S,
        shouldPresent: Bool,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified() }
    public func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View { _modified() }
    public func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior) -> some View { _modified() }
    public func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { _modified() }
    public func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View { _modified() }
    public func presentedWindowStyle<S: WindowStyle>(_ style: S) -> some View { _modified() }
    public func presentedWindowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some View { _modified() }
    public func pointerVisibility(_ visibility: Visibility) -> some View { _modified() }
    public func toolbarItemHidden(_ hidden: Bool = true) -> some View { _modified() }
    public func modifierKeyAlternate<V: View>(_ modifiers: EventModifiers, @ViewBuilder _ alternate: () -> V)
        -> some View
    { _modified() }
    public func onModifierKeysChanged(
        mask: EventModifiers = .all,
        initial: Bool = true,
        _ action: @escaping (_ old: EventModifiers, _ new: EventModifiers) -> Void
    ) -> some View { _modified() }
    public func onCopyCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { _modified() }
    public func onCutCommand(perform payloadAction: (() -> [NSItemProvider])?) -> some View { _modified() }
    public func onPasteCommand(
        of supportedContentTypes: [UTType],
        perform payloadAction: @escaping ([NSItemProvider]) -> Void
    ) -> some View { _modified() }
    public func onPasteCommand<Payload>(
        of supportedContentTypes: [UTType],
        validator: @escaping ([NSItemProvider]) -> Payload?,
        perform payloadAction: @escaping (Payload) -> Void
    ) -> some View { _modified() }
    public func exportsItemProviders(_ contentTypes: [UTType], onExport: @escaping () -> [NSItemProvider]) -> some View
    {
        _modified()
    }
    public func exportsItemProviders(
        _ contentTypes: [UTType],
        onExport: @escaping () -> [NSItemProvider],
        onEdit: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { _modified() }
    public func importsItemProviders(_ contentTypes: [UTType], onImport: @escaping ([NSItemProvider]) -> Bool)
        -> some View
    { _modified() }
    public func exportableToServices<T: Transferable>(_ payload: @autoclosure @escaping () -> [T]) -> some View {
        _modified()
    }
    public func exportableToServices<T: Transferable>(
        _ payload: @autoclosure @escaping () -> [T],
        onEdit: @escaping ([T]) -> Bool
    ) -> some View { _modified() }
    public func importableFromServices<T: Transferable>(
        for payloadType: T.Type = T.self,
        action: @escaping ([T]) -> Bool
    ) -> some View { _modified() }
    public func textInputCompletion(_ completion: String) -> some View { _modified() }
    public func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { _modified() }
    public func textInputSuggestions<Data: RandomAccessCollection, Content: View>(
        _ data: Data,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View where Data.Element: Identifiable { _modified() }
    public func textInputSuggestions<Data: RandomAccessCollection, ID: Hashable, Content: View>(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) -> some View { _modified() }
}
