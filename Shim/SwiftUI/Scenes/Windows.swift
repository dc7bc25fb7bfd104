import Foundation

nonisolated public struct WindowGroup<Content: View>: _PrimitiveScene {
    let content: [any View]
    public var _content: [any View] { content }
    public init(@ViewBuilder content: () -> Content) { self.content = [content()] }
    public init(id: String, @ViewBuilder content: () -> Content) { self.content = [content()] }
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) { self.content = [content()] }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
        self.content = [content()]
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.content = [content()]
    }
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.content = [content()]
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        id: String,
        @ViewBuilder content: () -> Content
    ) { self.content = [content()] }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.content = [content()]
    }
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        id: String,
        for type: D.Type,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
}
nonisolated extension WindowGroup {
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = [content()] }
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) { self.content = [content()] }
}
nonisolated public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: View,
    _PrimitiveView
{}
nonisolated public struct Window<Content: View>: _PrimitiveScene {
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {}
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        id: String,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct UtilityWindow<Content: View>: _PrimitiveScene {
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        id: String,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {}
}
nonisolated public struct Settings<Content: View>: _PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
}
nonisolated public struct SettingsLink<Label: View>: View, _PrimitiveView {
    public init() where Label == DefaultSettingsLinkLabel {}
    public init(@ViewBuilder label: () -> Label) {}
}
nonisolated public struct DefaultSettingsLinkLabel: View, _PrimitiveView {}
nonisolated public struct MenuBarExtra<Label: View, Content: View>: _PrimitiveScene {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {}
}
nonisolated extension MenuBarExtra where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {}
}
nonisolated extension MenuBarExtra where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) {}
    public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, @ViewBuilder content: () -> Content)
    {}
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        isInserted: Binding<Bool>,
        @ViewBuilder content: () -> Content
    ) {}
}
nonisolated public struct ImmersiveSpace<Content, Data>: _PrimitiveScene {
    public init(id: String, @ViewBuilder content: () -> Content) where Content: View, Data == Never {}
}
nonisolated public struct DocumentGroup<Document, Content: View>: _PrimitiveScene {
    public init(_made: Void) {}
}
nonisolated extension DocumentGroup where Document: FileDocument {
    public init(
        newDocument: @autoclosure @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(_made: ()) }
    public init(
        viewing documentType: Document.Type,
        @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
    ) { self.init(_made: ()) }
}
nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
    public init(
        newDocument: @escaping @Sendable () -> Document,
        @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
    ) { self.init(_made: ()) }
}
@MainActor public struct FileDocumentConfiguration<Document: FileDocument> {
    @Binding public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}
@MainActor public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
    public var document: Document
    public var fileURL: URL?
    public var isEditable: Bool
}
