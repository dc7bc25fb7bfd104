@propertyWrapper
public struct Environment<Value>: DynamicProperty, _StoredProperty, _EnvironmentalProperty {
    public let _cell = _AnyCell()
    let read: (EnvironmentValues) -> Value
    /// The same, without an end to the program where there is no object.
    let look: (EnvironmentValues) -> Any
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        read = { $0[keyPath: keyPath] }
        look = { $0[keyPath: keyPath] }
    }
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
        read = {
            guard let object = $0._object(objectType) else {
                fatalError("No Observable object of type \(objectType) found")
            }
            return object
        }
        look = { $0._object(objectType) as Any }
    }
    public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
        read = { $0._object(objectType) }
        look = { $0._object(objectType) as Any }
    }
    public func _read(in environment: EnvironmentValues) -> Any { look(environment) }
    public var wrappedValue: Value { read(_cell._environment ?? EnvironmentValues()) }
}
extension Environment: @unchecked Sendable where Value: Sendable {}

nonisolated extension View {
    public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V)
        -> some View
    { _modified(.environment { $0[keyPath: keyPath] = value }) }
    public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
        _modified(.environment { if let object { $0._setObject(object) } })
    }
    public func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View { _modified(.environment { transform(&$0[keyPath: keyPath]) }) }
}
extension Scene {
    nonisolated public func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some Scene { _scene() }
    nonisolated public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
        _scene()
    }
    nonisolated public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
        _scene()
    }
}
