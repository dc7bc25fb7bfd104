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
    /// What the property begins with, where that is part of the view's value.
    var _initial: Any? { get }
}
extension _StoredProperty {
    public var _initial: Any? { nil }
}

/// A property that takes its value from the environment.
public protocol _EnvironmentalProperty {
    /// What it would be in an environment; nil in a box where that lacks it.
    func _read(in environment: EnvironmentValues) -> Any
}

/// A property whose object says when it changes.
public protocol _ObservingProperty {
    var _observed: (any ObservableObject)? { get }
}

/// A property that leads to a value that is kept elsewhere.
public protocol _SourcedProperty {
    /// Equal for those that lead to the same place; nil where that can't be told.
    var _source: AnyHashable? { get }
}

/// Whoever wants to be told when a cell that it has read is written.
public protocol _CellReader: AnyObject {
    func _cellChanged()
}

/// Where a property finds its storage.
open class _AnyCell: @unchecked Sendable {
    /// Who reads cells at the moment, while an evaluator runs a view's body.
    nonisolated(unsafe) public static var _reader: (any _CellReader)?

    /// Storage that outlives the view value; nil until an evaluator links it.
    public var _linked: _AnyCell?
    /// The environment the view is evaluated in.
    public var _environment: EnvironmentValues?
    fileprivate var readers: [ObjectIdentifier: any _CellReader] = [:]
    public init() {}
    /// The cell that holds the value.
    public var _storage: _AnyCell { _linked ?? self }
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
            if let reader = _AnyCell._reader { target.readers[ObjectIdentifier(reader)] = reader }
            if let value = target.stored { return value }
            let value = target.make()
            target.stored = .some(value)
            return value
        }
        set {
            let target = target
            let isSame = target.stored.map { _isEqual($0, newValue) } ?? false
            target.stored = .some(newValue)
            guard !isSame else { return }
            let readers = target.readers
            target.readers = [:]
            for reader in readers.values { reader._cellChanged() }
        }
    }
}

private func _isEqual<Value>(_ old: Value, _ new: Value) -> Bool {
    func compare<Comparable: Equatable>(_ old: Comparable) -> Bool { old == new as? Comparable }
    return (old as? any Equatable).map { compare($0) } ?? false
}
