/// A part of a check that is divided among machines.
public struct Shard: Sendable, Hashable {
    /// The number of the part, from 1 to ``count``.
    public let number: Int
    /// The number of parts of the whole.
    public let count: Int

    /// The largest number of parts.
    public static let most = 1000

    /// - Returns: Nil if there is no such part.
    public init?(_ number: Int, of count: Int) {
        guard count >= 1, count <= Self.most, number >= 1, number <= count else { return nil }
        (self.number, self.count) = (number, count)
    }

    /// - Parameter text: The number and the count, as `K/N`.
    public init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        let isPlain = parts.allSatisfy {
            !$0.isEmpty && $0.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
        }
        guard parts.count == 2, isPlain, let number = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(number, of: count)
    }

    /// True for the first part, which also reports the findings that belong to no sample.
    public var isFirst: Bool { number == 1 }
}
