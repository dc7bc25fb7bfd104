/// A part of a check that is divided among machines.
public struct Shard: Sendable, Hashable {
    /// From 1 to ``count``.
    public let number: Int
    /// How many parts the whole has.
    public let count: Int

    /// The largest number of parts.
    public static let most = 1000

    /// - Returns: nil where there is no such part.
    public init?(_ number: Int, of count: Int) {
        guard count >= 1, count <= Self.most, number >= 1, number <= count else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// - Parameter text: `K/N`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy {
            !$0.isEmpty && $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        guard parts.count == 2, isPlain, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(number, of: count)
    }

    /// The first part also reports what belongs to no sample.
    public var isFirst: Bool { number == 1 }
}
