public protocol ContainerValueKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public struct ContainerValues {
    public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
        get { Key.defaultValue }
        set {}
    }
    public func tag<V: Hashable>(for type: V.Type) -> V? { nil }
    public func hasTag<V: Hashable>(_ tag: V) -> Bool { false }
}
nonisolated extension View {
    public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V)
        -> some View
    { _modified() }
}
