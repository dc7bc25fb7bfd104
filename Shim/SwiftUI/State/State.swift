@propertyWrapper
public struct State<Value>: DynamicProperty, _StoredProperty {
    let cell: _Cell<Value>
    public var _cell: _AnyCell { cell }

    public init(wrappedValue value: Value) { cell = _Cell { value } }
    public init(initialValue value: Value) { cell = _Cell { value } }

    public var wrappedValue: Value {
        get { cell._value }
        nonmutating set { cell._value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let cell = cell
        return Binding(_get: { cell._value }, _set: { cell._value = $0 })
    }
}
extension State where Value: ExpressibleByNilLiteral {
    public init() { self.init(wrappedValue: nil) }
}
extension State: Sendable where Value: Sendable {}
