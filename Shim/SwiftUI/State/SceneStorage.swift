@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty, _StoredProperty {
    let cell: _Cell<Value>
    public var _cell: _AnyCell { cell }
    fileprivate init(_ value: Value) { cell = _Cell { value } }
    public var wrappedValue: Value {
        get { cell._value }
        nonmutating set { cell._value = newValue }
    }
    public var projectedValue: Binding<Value> {
        let cell = cell
        return Binding(_get: { cell._value }, _set: { cell._value = $0 })
    }
}
extension SceneStorage where Value == TabViewCustomization {
    public init(wrappedValue: Value = TabViewCustomization(), _ key: String, store: UserDefaults? = nil) {
        self.init(wrappedValue)
    }
}
extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Int { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Double { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == String { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == URL { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String) where Value == Data { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int { self.init(wrappedValue) }
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String { self.init(wrappedValue) }
}
extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(nil) }
    public init(_ key: String) where Value == Int? { self.init(nil) }
    public init(_ key: String) where Value == Double? { self.init(nil) }
    public init(_ key: String) where Value == String? { self.init(nil) }
    public init(_ key: String) where Value == URL? { self.init(nil) }
    public init(_ key: String) where Value == Data? { self.init(nil) }
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
        self.init(nil)
    }
    public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
        self.init(nil)
    }
}
