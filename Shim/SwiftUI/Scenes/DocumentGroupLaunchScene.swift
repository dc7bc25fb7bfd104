import Foundation

nonisolated extension DocumentGroupLaunchScene {
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder background: () -> some View,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    public init<B: ShapeStyle>(
        _ titleKey: LocalizedStringKey,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<B: ShapeStyle>(
        _ titleResource: LocalizedStringResource,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, B: ShapeStyle>(
        _ title: S,
        backgroundStyle: B,
        @ViewBuilder _ actions: () -> Actions,
        @ViewBuilder backgroundAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View,
        @ViewBuilder overlayAccessoryView: @escaping (DocumentLaunchGeometryProxy) -> some View
    ) {}
}
