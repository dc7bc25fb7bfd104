import Foundation

@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
    public struct ID: Hashable, Sendable {
        let id = UUID()
    }
    let id = ID()
    public init() {}
    public var wrappedValue: ID { id }
}
