import Support

/// A hash of texts, the same on every machine; nobody can make other texts with the same hash.
struct ContentHash: Hashable, Sendable {
    private var hash = SHA256()

    init() {}

    init(_ texts: String...) {
        for text in texts { add(text.utf8) }
    }

    mutating func add(_ bytes: some Collection<UInt8>) {
        // The length separates texts: two texts are not the same as their concatenation.
        let count = UInt64(bytes.count)
        hash.add(stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: count >> $0) })
        hash.add(bytes)
    }

    /// The hash as 64 hexadecimal digits.
    var text: String { hash.text }
}
