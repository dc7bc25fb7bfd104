@propertyWrapper
public struct State<Value>: DynamicProperty, _StoredProperty {
    let cell: _Cell<Value>
    private let initial: Value
    public var _cell: _AnyCell { cell }
    public var _initial: Any? { initial }

    public init(wrappedValue value: Value) {
        initial = value
        cell = _Cell { value }
    }
    public init(initialValue value: Value) { self.init(wrappedValue: value) }

    public var wrappedValue: Value {
        get { cell._value }
        nonmutating set { cell._value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let cell = cell
        return Binding(
            _get: { cell._value },
            _set: { cell._value = $0 },
            _source: ObjectIdentifier(cell._storage)
        )
    }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}
