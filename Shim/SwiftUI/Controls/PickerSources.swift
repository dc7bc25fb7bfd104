import Foundation

// Pickers of several values at once.
nonisolated extension Picker {
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.label = label()
        self.content = content()
    }
    public init<C: RandomAccessCollection>(
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) { self.init(sources: sources, selection: selection, content: content, label: label) }
}
nonisolated extension Picker where Label == Text {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(titleResource) }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }
}
nonisolated extension Picker where Label == SwiftUI.Label<Text, Image> {
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleKey, systemImage: systemImage)
        }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleResource, systemImage: systemImage)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        systemImage: String,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(title, systemImage: systemImage)
        }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleResource, image: image)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(title, image: image) }
    }
    public init<C: RandomAccessCollection>(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(titleKey, image: image) }
    }
    @_disfavoredOverload public init<C: RandomAccessCollection>(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) {
            SwiftUI.Label(titleResource, image: image)
        }
    }
    @_disfavoredOverload public init<S: StringProtocol, C: RandomAccessCollection>(
        _ title: S,
        image: ImageResource,
        sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(sources: sources, selection: selection, content: content) { SwiftUI.Label(title, image: image) }
    }
}
