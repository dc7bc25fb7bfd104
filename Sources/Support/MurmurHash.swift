/// MurmurHash64A (Austin Appleby, SMHasher), eight bytes at a time: for whole files and records, of which a large course has a
/// hundred megabytes. ``StableHash`` takes its bytes one by one, in pieces.
///
/// It gives the same number for the same bytes, on every machine and in every run. It does not protect from somebody who looks
/// for two texts with the same hash.
public enum MurmurHash {
    private static let multiplier: UInt64 = 0xc6a4_a793_5bd1_e995
    private static let shift: UInt64 = 47

    public static func of(_ bytes: [UInt8], seed: UInt64 = 0) -> UInt64 { of(bytes[...], seed: seed) }

    public static func of(_ bytes: ArraySlice<UInt8>, seed: UInt64 = 0) -> UInt64 {
        bytes.withUnsafeBytes { of($0, seed: seed) }
    }

    private static func of(_ bytes: UnsafeRawBufferPointer, seed: UInt64) -> UInt64 {
        var hash = seed ^ UInt64(bytes.count) &* multiplier
        let end = bytes.count & ~7
        for offset in stride(from: 0, to: end, by: 8) {
            var word = UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)) &* multiplier
            word ^= word >> shift
            hash = (hash ^ word &* multiplier) &* multiplier
        }
        if end < bytes.count {
            for offset in end..<bytes.count { hash ^= UInt64(bytes[offset]) << UInt64((offset - end) * 8) }
            hash = hash &* multiplier
        }
        hash = (hash ^ hash >> shift) &* multiplier
        return hash ^ hash >> shift
    }
}

extension UInt64 {
    /// The number as sixteen hexadecimal digits.
    public var sixteenDigits: String {
        let digits = String(self, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
