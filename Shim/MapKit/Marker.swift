import CoreLocation
import SwiftUI

nonisolated public struct Marker<Label: View>: MapContent {
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {}
}
nonisolated extension Marker where Label == SwiftUI.Label<Text, Image> {
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        coordinate: CLLocationCoordinate2D
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        coordinate: CLLocationCoordinate2D
    ) {}
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        coordinate: CLLocationCoordinate2D
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, image: String, coordinate: CLLocationCoordinate2D) {
    }
    public init(item: MKMapItem) {}
}
nonisolated extension Marker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, coordinate: CLLocationCoordinate2D) {}
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        monogram: Text,
        coordinate: CLLocationCoordinate2D
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, monogram: Text, coordinate: CLLocationCoordinate2D)
    {}
}
nonisolated public struct MapPolyline: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
}
nonisolated public struct MapPolygon: MapContent {
    public init(coordinates: [CLLocationCoordinate2D]) {}
}
nonisolated public struct MapCircle: MapContent {
    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {}
}
public struct MapCamera: Equatable, Sendable {
    public var centerCoordinate: CLLocationCoordinate2D
    public var distance: Double
    public var heading: Double
    public var pitch: Double
    public init(centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0, pitch: Double = 0) {
        self.centerCoordinate = centerCoordinate
        self.distance = distance
        self.heading = heading
        self.pitch = pitch
    }
    public static func == (lhs: MapCamera, rhs: MapCamera) -> Bool {
        lhs.distance == rhs.distance && lhs.heading == rhs.heading && lhs.pitch == rhs.pitch
    }
}
