extension Array {
    /// The same elements without the room left from the array's growth, for arrays that are kept by the thousand.
    @inlinable public var exactlySized: [Element] {
        guard capacity > count + count / 8 else { return self }
        return [Element](unsafeUninitializedCapacity: count) { buffer, initialized in
            initialized = buffer.initialize(fromContentsOf: self)
        }
    }
}
