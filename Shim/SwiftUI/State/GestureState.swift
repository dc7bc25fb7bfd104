@propertyWrapper
public struct GestureState<Value>: DynamicProperty, _StoredProperty {
    let cell: _Cell<Value>
    public var _cell: _AnyCell { cell }
    public init(wrappedValue: Value) { cell = _Cell { wrappedValue } }
    public init(initialValue: Value) { cell = _Cell { initialValue } }
    public init(wrappedValue: Value, resetTransaction: Transaction) { cell = _Cell { wrappedValue } }
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        cell = _Cell { wrappedValue }
    }
    public init(initialValue: Value, resetTransaction: Transaction) { cell = _Cell { initialValue } }
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        cell = _Cell { initialValue }
    }
    public var wrappedValue: Value { cell._value }
    public var projectedValue: GestureState<Value> { self }
}
extension GestureState where Value: ExpressibleByNilLiteral {
    public init(resetTransaction: Transaction = Transaction()) { self.init(wrappedValue: nil) }
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil) }
}
extension GestureState: Sendable where Value: Sendable {}
