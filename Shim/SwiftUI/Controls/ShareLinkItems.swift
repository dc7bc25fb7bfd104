import Foundation

// Links that share several items.
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(())
    }
}
nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL, Label == DefaultShareLinkLabel {
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) { self.init(()) }
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(())
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(()) }
}
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
    public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(())
    }
}
nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
    public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) { self.init(()) }
    public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
        self.init(())
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil
    ) { self.init(()) }
}
nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Data.Element == String, Label == DefaultShareLinkLabel {
    public init(items: Data, subject: Text? = nil, message: Text? = nil) { self.init(()) }
}
nonisolated extension ShareLink
where PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
    public init(_ title: Text, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL> { self.init(()) }
    public init(_ title: Text, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String> { self.init(()) }
}
nonisolated extension ShareLink {
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) { self.init(()) }
}
nonisolated extension ShareLink where Label == DefaultShareLinkLabel {
    public init(
        _ title: Text,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(()) }
    public init<I: Transferable>(
        _ title: Text,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I> { self.init(()) }
    public init(
        _ titleKey: LocalizedStringKey,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) { self.init(()) }
}
extension SharePreview where Image: Transferable, Icon: Transferable {
    public init(_ title: Text, image: Image, icon: Icon) { self.init(()) }
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) { self.init(()) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image, icon: Icon) {
        self.init(())
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) { self.init(()) }
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ title: Text) { self.init(()) }
}
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ title: Text, image: Image) { self.init(()) }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ title: Text, icon: Icon) { self.init(()) }
}
