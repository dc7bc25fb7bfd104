@_exported import CoreLocation
import SwiftUI

public struct MKCoordinateSpan: Sendable {
    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        self.latitudeDelta = latitudeDelta
        self.longitudeDelta = longitudeDelta
    }
}
public struct MKCoordinateRegion: Sendable {
    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
        self.center = center
        self.span = span
    }
    public init(
        center: CLLocationCoordinate2D,
        latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        self.init(center: center, span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
    }
}
public struct MapCameraPosition: Sendable {
    public static var automatic: MapCameraPosition { .init() }
    public static func region(_ region: MKCoordinateRegion) -> MapCameraPosition { .init() }
    public static func rect(_ rect: MKMapRect) -> MapCameraPosition { .init() }
    public static func item(_ item: MKMapItem, allowsAutomaticPitch: Bool = true) -> MapCameraPosition { .init() }
    public static func camera(_ camera: MapCamera) -> MapCameraPosition { .init() }
    public static func userLocation(followsHeading: Bool = false, fallback: MapCameraPosition) -> MapCameraPosition {
        .init()
    }
    public var region: MKCoordinateRegion? { nil }
    public var followsUserLocation: Bool { false }
    public var positionedByUser: Bool { false }
    public static func userLocation(fallback: MapCameraPosition) -> MapCameraPosition { .init() }
}
@MainActor public protocol MapContent {}
nonisolated public struct _MapTuple: MapContent {}
nonisolated public struct Annotation<Content: View>: MapContent {
    public init(
        _ titleKey: LocalizedStringKey,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S,
        coordinate: CLLocationCoordinate2D,
        anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {}
}
nonisolated public struct UserAnnotation: MapContent {
    public init() {}
}
extension MapContent {
    nonisolated public func tint<S: ShapeStyle>(_ tint: S) -> some MapContent { _MapTuple() }
    nonisolated public func tag<V: Hashable>(_ tag: V) -> some MapContent { _MapTuple() }
}
extension ForEach: MapContent where Content: MapContent {
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        @MapContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(_data: data, content: content, id: \.id)
    }
}
@resultBuilder public struct MapContentBuilder {
    public static func buildExpression<C: MapContent>(_ content: C) -> C { content }
    public static func buildBlock<C: MapContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: MapContent>(_ content: repeat each C) -> _MapTuple {
        _MapTuple()
    }
    public static func buildIf<C: MapContent>(_ content: C?) -> _MapTuple { _MapTuple() }
}
nonisolated public struct Map<Content>: View, _PrimitiveView {
    public init(@MapContentBuilder content: () -> Content) where Content: MapContent {}
    public init(
        position: Binding<MapCameraPosition>,
        @MapContentBuilder content: () -> Content
    ) where Content: MapContent {}
    public init(initialPosition: MapCameraPosition, @MapContentBuilder content: () -> Content)
    where Content: MapContent {}
    public init(position: Binding<MapCameraPosition>) where Content == _MapTuple {}
    public init(initialPosition: MapCameraPosition) where Content == _MapTuple {}
    public init() where Content == _MapTuple {}
    @available(*, deprecated, message: "Use Map initializers that take a MapContentBuilder instead.")
    public init(coordinateRegion: Binding<MKCoordinateRegion>) where Content == _MapTuple {}
}
nonisolated extension View {
    public func mapStyle(_ style: MapStyle) -> some View { self }
    public func mapControls<C: View>(@ViewBuilder _ content: () -> C) -> some View { self }
}
public struct MapStyle: Sendable {
    public static var standard: MapStyle { .init() }
    public static var imagery: MapStyle { .init() }
    public static var hybrid: MapStyle { .init() }
}
