import FileSystem

extension Memory {
    /// The first of each key that is not in here.
    func missing<Item>(_ items: [Item], _ key: (Item) -> String) -> [Item] {
        var seen: Set<String> = []
        return items.filter { self[key($0)] == nil && seen.insert(key($0)).inserted }
    }

    /// Takes over what a store gave.
    ///
    /// - Returns: the keys of what should never have been put there.
    mutating func take(_ shared: [String: [UInt8]], for keys: [String], where isShared: (Value) -> Bool) -> [String] {
        keys.filter { key in
            guard let bytes = shared[key] else { return false }
            guard let value = Value(remembered: bytes), isShared(value) else { return true }
            self[key] = value
            return false
        }
    }
}
