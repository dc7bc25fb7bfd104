public struct FocusedValues {
    var values: [ObjectIdentifier: Any] = [:]
    public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
        get { values[ObjectIdentifier(key)] as? Key.Value }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
public protocol FocusedValueKey {
    associatedtype Value
}

@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
    public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
    public var wrappedValue: Value? { nil }
}
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
    public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
    public var wrappedValue: Value? {
        get { nil }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value?> { .constant(nil) }
}
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}
    @MainActor @preconcurrency public var wrappedValue: ObjectType? { nil }
    @MainActor @preconcurrency public var projectedValue: Wrapper? { nil }
    @MainActor @preconcurrency @dynamicMemberLookup
    public struct Wrapper {
        let object: ObjectType
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> {
            let object = object
            return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
        }
    }
}

nonisolated extension View {
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value
    ) -> some View { _modified() }
    public func focusedValue<Value>(
        _ keyPath: WritableKeyPath<FocusedValues, Value?>,
        _ value: Value?
    ) -> some View { _modified() }
    public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View { _modified() }
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T)
        -> some View
    { _modified() }
    public func focusedSceneValue<T>(_ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?)
        -> some View
    { _modified() }
    public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
        _modified()
    }
    public func focusedObject<T: ObservableObject>(_ object: T) -> some View { _modified() }
    public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { _modified() }
}
