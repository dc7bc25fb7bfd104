import Foundation

// Toggles for several values at once.
nonisolated extension Toggle where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleKey) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { Text(title) }
    }
}
nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(titleResource, image: image) }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        image: ImageResource,
        sources: C,
        isOn: KeyPath<C.Element, Binding<Bool>>
    ) {
        self.init(sources: sources, isOn: isOn) { SwiftUI.Label(title, image: image) }
    }
}
