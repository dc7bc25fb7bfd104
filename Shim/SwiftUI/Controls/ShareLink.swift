import Foundation

nonisolated public struct ShareLink<
    Data: RandomAccessCollection,
    PreviewImage,
    PreviewIcon,
    Label: View
>: View, _PrimitiveView where Data.Element: Transferable {
    init(_: Void) {}
}
nonisolated extension ShareLink where PreviewImage == Never, PreviewIcon == Never {
    public init(item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { self.init(()) }
    public init(item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel { self.init(()) }
    public init(
        item: URL,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<URL> { self.init(()) }
    public init(
        item: String,
        subject: Text? = nil,
        message: Text? = nil,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<String> { self.init(()) }
    public init(_ titleKey: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { self.init(()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        item: URL,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<URL>, Label == DefaultShareLinkLabel { self.init(()) }
    public init(_ titleKey: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil)
    where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel { self.init(()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        item: String,
        subject: Text? = nil,
        message: Text? = nil
    ) where Data == CollectionOfOne<String>, Label == DefaultShareLinkLabel { self.init(()) }
    public init(items: Data, subject: Text? = nil, message: Text? = nil)
    where Data.Element == URL, Label == DefaultShareLinkLabel { self.init(()) }
}
nonisolated extension ShareLink {
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(()) }
    public init<I: Transferable>(
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>,
        @ViewBuilder label: () -> Label
    ) where Data == CollectionOfOne<I> { self.init(()) }
    public init<I: Transferable>(
        _ titleKey: LocalizedStringKey,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(()) }
    @_disfavoredOverload public init<I: Transferable>(
        _ titleResource: LocalizedStringResource,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol, I: Transferable>(
        _ title: S,
        item: I,
        subject: Text? = nil,
        message: Text? = nil,
        preview: SharePreview<PreviewImage, PreviewIcon>
    ) where Data == CollectionOfOne<I>, Label == DefaultShareLinkLabel { self.init(()) }
    public init(
        items: Data,
        subject: Text? = nil,
        message: Text? = nil,
        preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
    ) where Label == DefaultShareLinkLabel { self.init(()) }
}
nonisolated public struct DefaultShareLinkLabel: View, _PrimitiveView {}
public struct SharePreview<Image, Icon> {
    init(_: Void) {}
}
extension SharePreview where Image == Never, Icon == Never {
    public init(_ titleKey: LocalizedStringKey) { self.init(()) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) { self.init(()) }
}
extension SharePreview where Image: Transferable, Icon == Never {
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(()) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, image: Image) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: Image) { self.init(()) }
}
extension SharePreview where Image == Never, Icon: Transferable {
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(()) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, icon: Icon) { self.init(()) }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(()) }
}
extension Image: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (image: Image) in image._name })
    }
}
extension Color: Transferable {
    public static var transferRepresentation: some TransferRepresentation {
        ProxyRepresentation(exporting: { (color: Color) in color.name })
    }
}
