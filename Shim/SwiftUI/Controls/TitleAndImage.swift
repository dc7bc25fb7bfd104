import Foundation

// Controls with a title and an image of the asset catalog.
nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { SwiftUI.Label(titleResource, image: image) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content,
        primaryAction: @escaping () -> Void
    ) {
        self.init(content: content) { SwiftUI.Label(title, image: image) }
    }
}
nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
    @preconcurrency public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload @preconcurrency public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(titleResource, image: image) }
    }
    @_disfavoredOverload @preconcurrency public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: ButtonRole?,
        action: @escaping @MainActor () -> Void
    ) {
        self.init(role: role, action: action) { SwiftUI.Label(title, image: image) }
    }
}
nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        isOn: Binding<Bool>
    ) {
        self.init(isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: ImageResource, isOn: Binding<Bool>) {
        self.init(isOn: isOn) { SwiftUI.Label(title, image: image) }
    }
}
