nonisolated public struct Button<Label: View>: View, _PrimitiveView {
    let label: Label
    let action: @MainActor () -> Void
    @preconcurrency public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.label = label()
        self.action = action
    }
    @preconcurrency public init(
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void,
        @ViewBuilder label: () -> Label
    ) { self.init(action: action, label: label) }
    public var _children: [any View] { [label] }
    public var _effect: _ViewEffect { .action(_unisolated(action)) }
}
/// The same function without its actor, for an evaluator that runs on the main actor.
func _unisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
    unsafeBitCast(action, to: (() -> Void).self)
}
nonisolated extension Button where Label == Text {
    @preconcurrency public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(titleResource) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(titleKey) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(titleResource) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { Text(title) }
    }
}
nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(titleResource, image: image) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(action: action) { SwiftUI.Label(title, image: image) }
    }
}
nonisolated extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
    public init(_ configuration: PrimitiveButtonStyleConfiguration) {
        self.init(action: {}) { configuration.label }
    }
}
nonisolated extension Button where Label == DefaultButtonLabel {
    @preconcurrency public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
        self.init(action: action) { DefaultButtonLabel() }
    }
}
nonisolated public struct DefaultButtonLabel: View, _PrimitiveView {}
public struct ButtonRole: Equatable, Sendable {
    let name: String
    public static let destructive = ButtonRole(name: "destructive")
    public static let cancel = ButtonRole(name: "cancel")
    public static let confirm = ButtonRole(name: "confirm")
    public static let close = ButtonRole(name: "close")
}
nonisolated public struct EditButton: View, _PrimitiveView {
    public init() {}
}
nonisolated public struct RenameButton<Label: View>: View, _PrimitiveView {
    public init() where Label == SwiftUI.Label<Text, Image> {}
}
nonisolated public struct PasteButton: View, _PrimitiveView {
    public init<T: Transferable>(
        payloadType: T.Type,
        onPaste: @escaping ([T]) -> Void
    ) {}
    public init(
        supportedContentTypes: [UTType],
        payloadAction: @escaping ([NSItemProvider]) -> Void
    ) {}
}
