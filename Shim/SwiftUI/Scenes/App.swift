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
