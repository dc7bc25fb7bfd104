import SnippetSyntax

/// Lists of values by name, for a text in which most names aren't in the table: those are rejected without hashing.
struct NameTable<Value: Sendable>: Sendable {
    private var lists: [String: [Value]] = [:]
    /// The slots of the table, by a name's beginning and length; true if a name in the slot is in the table.
    private var isOccupied = [Bool](repeating: false, count: 1024)

    /// Adds a value to the list of a name.
    mutating func add(_ value: Value, for name: String) {
        lists[name, default: []].append(value)
        isOccupied[Self.place(of: name)] = true
    }

    /// The values of a name, in the order in which they were added.
    subscript(name: String) -> [Value] { isOccupied[Self.place(of: name)] ? lists[name] ?? [] : [] }

    private static func place(of name: String) -> Int {
        let bytes = name.utf8
        return (Int(bytes.first ?? 0) &* 31 &+ bytes.count) & 1023
    }
}
