import Foundation

nonisolated extension View {
    public func alert<A: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified(extra: isPresented.wrappedValue ? [actions()] : []) }
    @_disfavoredOverload public func alert<A: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified(extra: isPresented.wrappedValue ? [actions()] : []) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified(extra: isPresented.wrappedValue ? [actions()] : []) }
    public func alert<A: View, M: View>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified(extra: isPresented.wrappedValue ? [actions(), message()] : []) }
    @_disfavoredOverload public func alert<A: View, M: View>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified(extra: isPresented.wrappedValue ? [actions(), message()] : []) }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View>(
        _ title: S,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified(extra: isPresented.wrappedValue ? [actions(), message()] : []) }
    public func alert<A: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { _modified() }
    @_disfavoredOverload public func alert<A: View, T>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { _modified() }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A
    ) -> some View { _modified() }
    public func alert<A: View, M: View, T>(
        _ titleKey: LocalizedStringKey,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { _modified() }
    @_disfavoredOverload public func alert<A: View, M: View, T>(
        _ titleResource: LocalizedStringResource,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { _modified() }
    @_disfavoredOverload public func alert<S: StringProtocol, A: View, M: View, T>(
        _ title: S,
        isPresented: Binding<Bool>,
        presenting data: T?,
        @ViewBuilder actions: (T) -> A,
        @ViewBuilder message: (T) -> M
    ) -> some View { _modified() }
    public func alert<A: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified() }
    public func alert<A: View, M: View>(
        _ title: Text,
        isPresented: Binding<Bool>,
        @ViewBuilder actions: () -> A,
        @ViewBuilder message: () -> M
    ) -> some View { _modified() }
    public func alert<E: LocalizedError, A: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: () -> A
    ) -> some View { _modified() }
    public func alert<E: LocalizedError, A: View, M: View>(
        isPresented: Binding<Bool>,
        error: E?,
        @ViewBuilder actions: (E) -> A,
        @ViewBuilder message: (E) -> M
    ) -> some View { _modified() }
    @available(*, deprecated, message: "use alert(title:isPresented:presenting::actions:) instead")
    public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View { _modified() }
    @available(*, deprecated, message: "use alert(title:isPresented:presenting::actions:) instead")
    public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert)
        -> some View
    { _modified() }
    @available(
        *,
        deprecated,
        message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead"
    )
    public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
        _modified()
    }
    @available(
        *,
        deprecated,
        message: "use confirmationDialog(title:isPresented:titleVisibility:presenting::actions:) instead"
    )
    public func actionSheet<T: Identifiable>(item: Binding<T?>, content: (T) -> ActionSheet)
        -> some View
    { _modified() }
}
public struct Alert {
    public struct Button {
        public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button { Button() }
        public static func cancel(_ action: (() -> Void)? = {}) -> Button { Button() }
        public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
            Button()
        }
    }
    public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {}
    public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {}
}
public struct ActionSheet {
    public typealias Button = Alert.Button
    public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {}
}
