/// A value that is computed when it is first asked for, and then kept.
public final class Lazy<Value: Sendable>: Sendable {
    private enum State: Sendable {
        case pending(@Sendable () -> Value)
        case known(Value)
    }

    private let state: Mutex<State>

    /// - Parameter value: computes the value; it gives the same whenever it is called.
    public init(_ value: @escaping @Sendable () -> Value) {
        state = Mutex(.pending(value))
    }

    public var value: Value {
        state.with { state in
            switch state {
            case .known(let value): return value
            case .pending(let work):
                let value = work()
                state = .known(value)
                return value
            }
        }
    }
}
