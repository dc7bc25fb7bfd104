import Foundation

// Types as strings, as before UniformTypeIdentifiers.
nonisolated extension View {
    @_disfavoredOverload
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider]) -> Bool
    ) -> some View { _modified() }
    @_disfavoredOverload
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    public func onDrop(
        of supportedTypes: [String],
        isTargeted: Binding<Bool>?,
        perform action: @escaping ([NSItemProvider], CGPoint) -> Bool
    ) -> some View { _modified() }
    @_disfavoredOverload
    @available(*, deprecated, message: "Provide `UTType`s as the `supportedContentTypes` instead.")
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { _modified() }
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { _modified() }
}
extension DropInfo {
    @_disfavoredOverload
    @available(*, deprecated, message: "Provide `UTType`s as the `types` instead.")
    public func hasItemsConforming(to types: [String]) -> Bool { false }
    @_disfavoredOverload
    @available(*, deprecated, message: "Provide `UTType`s as the `types` instead.")
    public func itemProviders(for types: [String]) -> [NSItemProvider] { [] }
}
