public protocol DynamicProperty {
    mutating func update()
}
extension DynamicProperty {
    public mutating func update() {}
}

/// A property whose storage an evaluator may replace by the one of the view's identity:
/// the cell is shared by all copies of the view value.
public protocol _StoredProperty: DynamicProperty {
    var _cell: _AnyCell { get }
}

/// Where a property finds its storage.
open class _AnyCell: @unchecked Sendable {
    /// Storage that outlives the view value; nil until an evaluator links it.
    public var _linked: _AnyCell?
    /// Told after each write.
    public var _onWrite: (() -> Void)?
    /// The environment the view is evaluated in.
    public var _environment: EnvironmentValues?
    public init() {}
}

/// A value and what it began with.
public final class _Cell<Value>: _AnyCell, @unchecked Sendable {
    private var make: () -> Value
    private var stored: Value?
    public init(_ make: @escaping () -> Value) { self.make = make }
    private var target: _Cell<Value> { _linked as? _Cell<Value> ?? self }
    public var _value: Value {
        get {
            let target = target
            if let value = target.stored { return value }
            let value = target.make()
            target.stored = .some(value)
            return value
        }
        set {
            let target = target
            target.stored = .some(newValue)
            target._onWrite?()
        }
    }
}
