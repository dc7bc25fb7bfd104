import Foundation

@MainActor
public protocol App {
    associatedtype Body: Scene
    @SceneBuilder @MainActor var body: Body { get }
    @MainActor init()
}
extension App {
    @MainActor @preconcurrency public static func main() {
        _ = Self().body
    }
}
@propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType: AnyObject>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
        fatalError("No application runs here")
    }
    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self)
    where DelegateType: UIApplicationDelegate, DelegateType: NSObject {}
}
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType: AnyObject>: DynamicProperty {
    @MainActor @preconcurrency public var wrappedValue: DelegateType {
        fatalError("No application runs here")
    }
    @MainActor @preconcurrency
    public init(_ delegateType: DelegateType.Type = DelegateType.self)
    where DelegateType: NSApplicationDelegate, DelegateType: NSObject {}
}
extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
extension NSApplicationDelegateAdaptor where DelegateType: ObservableObject {
    @MainActor @preconcurrency public var projectedValue: ObservedObject<DelegateType>.Wrapper {
        ObservedObject(wrappedValue: wrappedValue).projectedValue
    }
}
