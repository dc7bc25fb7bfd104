@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public var transaction = Transaction()
    let get: () -> Value
    let set: (Value) -> Void
    public private(set) var _source: AnyHashable?

    init(_get: @escaping () -> Value, _set: @escaping (Value) -> Void, _source: AnyHashable? = nil) {
        get = _get
        set = _set
        self._source = _source
    }

    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value) -> Void
    ) {
        self.get = unsafeBitCast(get, to: (() -> Value).self)
        self.set = unsafeBitCast(set, to: ((Value) -> Void).self)
    }
    @preconcurrency
    public init(
        @_inheritActorContext get: @escaping @isolated(any) @Sendable () -> Value,
        @_inheritActorContext set: @escaping @isolated(any) @Sendable (Value, Transaction) -> Void
    ) {
        self.get = unsafeBitCast(get, to: (() -> Value).self)
        let set = unsafeBitCast(set, to: ((Value, Transaction) -> Void).self)
        self.set = { set($0, Transaction()) }
    }

    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(_get: { value }, _set: { _ in })
    }
    public var wrappedValue: Value {
        get { get() }
        nonmutating set { set(newValue) }
    }
    public var projectedValue: Binding<Value> { self }
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    public subscript<Subject>(
        dynamicMember keyPath: WritableKeyPath<Value, Subject>
    ) -> Binding<Subject> {
        Binding<Subject>(
            _get: { wrappedValue[keyPath: keyPath] },
            _set: { wrappedValue[keyPath: keyPath] = $0 },
            _source: _source.map { [$0, AnyHashable(keyPath)] }
        )
    }
}

extension Binding {
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(_get: { base.wrappedValue }, _set: { if let value = $0 { base.wrappedValue = value } })
    }
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(_get: { base.wrappedValue ?? value }, _set: { base.wrappedValue = $0 })
    }
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        self.init(
            _get: { base.wrappedValue },
            _set: { if let value = $0.base as? V { base.wrappedValue = value } }
        )
    }
    public func transaction(_ transaction: Transaction) -> Binding<Value> { self }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: @unchecked Sendable where Value: Sendable {}
extension Binding: DynamicProperty, _SourcedProperty {}
extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}
