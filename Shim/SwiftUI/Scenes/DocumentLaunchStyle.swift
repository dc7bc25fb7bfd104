import Foundation

nonisolated extension DocumentLaunchView {
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        for contentTypes: [UTType],
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder onDocumentOpen: @escaping (URL) -> DocumentView,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
}
