import Foundation

/// A value that one thread at a time changes.
///
/// Unchecked because the compiler doesn't know that every access holds the lock; the standard library's Mutex needs macOS 15.
public final class Guarded<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    public init(_ value: sending Value) { self.value = value }

    public func with<Result>(_ body: (inout Value) -> Result) -> Result {
        lock.withLock { body(&value) }
    }
}
