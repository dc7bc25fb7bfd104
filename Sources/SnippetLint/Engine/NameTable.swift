import SnippetSyntax

/// Lists of values by names, for a text of whose names most aren't among them: to see that takes no hashing.
struct NameTable<Value: Sendable>: Sendable {
    private var lists: [String: [Value]] = [:]
    /// Whether a name with this beginning and length may be among them.
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
