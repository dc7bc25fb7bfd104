import FileSystem

extension Memory {
    /// The first of each key that is not in here.
    func missing<Item>(_ items: [Item], _ key: (Item) -> String) -> [Item] {
        var seen: Set<String> = []
        return items.filter { self[key($0)] == nil && seen.insert(key($0)).inserted }
    }

    /// Takes over what a store gave; what should never have been put there is doubted.
    mutating func take(
        _ shared: [String: [UInt8]],
        for keys: [String],
        from store: inout VerdictStore,
        where isShared: (Value) -> Bool
    ) {
        for key in keys {
            guard let bytes = shared[key] else { continue }
            if let value = Value(remembered: bytes), isShared(value) { self[key] = value } else { store.doubt(key) }
        }
    }
}
