import Support

/// A number for texts, by which they are found again, on other machines too: nobody can make other texts for it.
struct ContentHash: Hashable, Sendable {
    private var hash = SHA256()

    init() {}

    init(_ texts: String...) {
        for text in texts { add(text.utf8) }
    }

    mutating func add(_ bytes: some Collection<UInt8>) {
        // Two texts side by side are not the same as one.
        let count = UInt64(bytes.count)
        hash.add(stride(from: 56, through: 0, by: -8).map { UInt8(truncatingIfNeeded: count >> $0) })
        hash.add(bytes)
    }

    /// 64 digits of base 16.
    var text: String { hash.text }
}
