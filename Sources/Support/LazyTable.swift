/// Values by number, each computed when it is first asked for, and then kept: many ``Lazy`` values in one.
public final class LazyTable<Value: Sendable>: Sendable {
    private let known: Mutex<[Value?]>
    private let make: @Sendable (Int) -> Value

    /// - Parameters:
    ///   - count: the number of values; they are numbered from 0.
    ///   - make: computes a value; it gives the same whenever it is called with the same number. Two threads that ask at once may
    ///     both call it.
    public init(count: Int, _ make: @escaping @Sendable (Int) -> Value) {
        known = Mutex(Array(repeating: nil, count: count))
        self.make = make
    }

    public subscript(number: Int) -> Value {
        if let value = known.with({ $0[number] }) { return value }
        let value = make(number)
        known.with { $0[number] = value }
        return value
    }
}
