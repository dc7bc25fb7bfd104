@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty, _StoredProperty, _ObservingProperty {
    let cell: _Cell<ObjectType>
    public var _cell: _AnyCell { cell }
    public var _observed: (any ObservableObject)? { cell._value }
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { cell = _Cell(thunk) }
    @MainActor @preconcurrency public var wrappedValue: ObjectType { cell._value }
    @MainActor @preconcurrency public var projectedValue: ObservedObject<ObjectType>.Wrapper {
        ObservedObject.Wrapper(object: cell._value)
    }
}
