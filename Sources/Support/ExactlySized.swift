extension Array {
    /// The same elements without the room that was made while the array grew: for what is kept by the thousand.
    @inlinable public var exactlySized: [Element] {
        guard capacity > count + count / 8 else { return self }
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(fromContentsOf: self)
        }
    }
}
