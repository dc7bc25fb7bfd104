import FileSystem

extension Memory {
    /// The items without an entry here; of several with the same key, the first.
    func missing<Item>(_ items: [Item], _ key: (Item) -> String) -> [Item] {
        var seen: Set<String> = []
        return items.filter { self[key($0)] == nil && seen.insert(key($0)).inserted }
    }

    /// Adds the entries that a store returned.
    ///
    /// - Returns: The keys of entries that should never have been in the store.
    mutating func take(_ shared: [String: [UInt8]], for keys: [String], where isShared: (Value) -> Bool) -> [String] {
        keys.filter { key in
            guard let bytes = shared[key] else { return false }
            guard let value = Value(remembered: bytes), isShared(value) else { return true }
            self[key] = value
            return false
        }
    }
}
