import SwiftUI

public struct PhotosPickerItem: Hashable, Sendable {
    public var itemIdentifier: String? { nil }
    public var supportedContentTypes: [UTType] { [] }
    public func loadTransferable<T: Transferable & Sendable>(type: T.Type) async throws -> T? { nil }
}
public struct PHPickerFilter: Sendable {
    public static let images = PHPickerFilter()
    public static let videos = PHPickerFilter()
    public static let livePhotos = PHPickerFilter()
    public static func any(of filters: [PHPickerFilter]) -> PHPickerFilter { .init() }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { .init() }
}
nonisolated public struct PhotosPicker<Label: View>: View, _PrimitiveView {
    public init(
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<PhotosPickerItem?>,
        matching filter: PHPickerFilter? = nil
    ) where Label == Text {}
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<[PhotosPickerItem]>,
        maxSelectionCount: Int? = nil,
        matching filter: PHPickerFilter? = nil
    ) where Label == Text {}
}
