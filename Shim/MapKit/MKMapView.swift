import CoreLocation
import SwiftUI

@MainActor open class MKMapView: UIView {
    open var region = MKCoordinateRegion()
    open var centerCoordinate = CLLocationCoordinate2D()
    open var showsUserLocation = false
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open weak var delegate: (any MKMapViewDelegate)?
    open var annotations: [any MKAnnotation] { [] }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {}
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {}
    open func addAnnotation(_ annotation: any MKAnnotation) {}
    open func addAnnotations(_ annotations: [any MKAnnotation]) {}
    open func removeAnnotation(_ annotation: any MKAnnotation) {}
    open func removeAnnotations(_ annotations: [any MKAnnotation]) {}
}
@MainActor public protocol MKMapViewDelegate: AnyObject {}
public protocol MKAnnotation: AnyObject {
    var coordinate: CLLocationCoordinate2D { get }
}
open class MKPointAnnotation: NSObject, MKAnnotation {
    open var coordinate = CLLocationCoordinate2D()
    open var title: String?
    open var subtitle: String?
}
open class MKMapItem: NSObject, @unchecked Sendable {
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
}
public struct MKMapRect: Sendable {
    public init() {}
}
