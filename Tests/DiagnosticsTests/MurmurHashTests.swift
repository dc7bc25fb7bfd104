import Support
import Testing

@Suite("Hashes of contents")
struct MurmurHashTests {
    /// The check of SMHasher, Appleby's suite for hash functions: it covers every length from 0 to 255 bytes, and seeds.
    @Test("It is MurmurHash64A, byte for byte")
    func verification() {
        let hashes = (0..<256).flatMap { count -> [UInt8] in
            let hash = MurmurHash.of((0..<count).map(UInt8.init), seed: UInt64(256 - count))
            return (0..<8).map { UInt8(truncatingIfNeeded: hash >> UInt64($0 * 8)) }
        }
        #expect(UInt32(truncatingIfNeeded: MurmurHash.of(hashes)) == 0x1F0D_3804)
    }
}
