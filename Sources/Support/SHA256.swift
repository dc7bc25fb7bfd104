/// SHA-256 (FIPS 180-4): a hash of bytes for which nobody can make other bytes.
public struct SHA256: Sendable, Hashable {
    private var state: [UInt32] = [
        0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab, 0x5be0_cd19,
    ]
    /// The bytes that don't fill a block yet.
    private var rest: [UInt8] = []
    private var length: UInt64 = 0

    public init() {}

    public init(_ bytes: some Sequence<UInt8>) {
        self.init()
        add(bytes)
    }

    public mutating func add(_ bytes: some Sequence<UInt8>) {
        if bytes.withContiguousStorageIfAvailable({ add($0) }) == nil {
            Array(bytes).withUnsafeBufferPointer { add($0) }
        }
    }

    private mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        length &+= UInt64(bytes.count)
        var position = 0
        if !rest.isEmpty {
            position = min(Self.block - rest.count, bytes.count)
            rest += bytes[..<position]
            guard rest.count == Self.block else { return }
            rest.withUnsafeBufferPointer { Self.compress($0, into: &state) }
            rest.removeAll(keepingCapacity: true)
        }
        let whole = (bytes.count - position) / Self.block * Self.block
        Self.compress(UnsafeBufferPointer(rebasing: bytes[position..<position + whole]), into: &state)
        rest += bytes[(position + whole)...]
    }

    /// The hash of all added bytes, as 32 bytes.
    public var digest: [UInt8] {
        var (last, state) = (rest, state)
        last.append(0x80)
        while last.count % Self.block != Self.block - 8 { last.append(0) }
        for shift in stride(from: 56, through: 0, by: -8) {
            last.append(UInt8(truncatingIfNeeded: (length &* 8) >> shift))
        }
        last.withUnsafeBufferPointer { Self.compress($0, into: &state) }
        return state.flatMap { word in
            stride(from: 24, through: 0, by: -8).map { UInt8(truncatingIfNeeded: word >> $0) }
        }
    }

    /// The hash as sixty-four hexadecimal digits.
    public var text: String {
        let digits = Array("0123456789abcdef".utf8)
        return String(decoding: digest.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
    }

    /// The length of a block in bytes.
    private static let block = 64

    /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2).
    private static let constants: [UInt32] = [
        0x428a_2f98, 0x7137_4491, 0xb5c0_fbcf, 0xe9b5_dba5, 0x3956_c25b, 0x59f1_11f1, 0x923f_82a4, 0xab1c_5ed5,
        0xd807_aa98, 0x1283_5b01, 0x2431_85be, 0x550c_7dc3, 0x72be_5d74, 0x80de_b1fe, 0x9bdc_06a7, 0xc19b_f174,
        0xe49b_69c1, 0xefbe_4786, 0x0fc1_9dc6, 0x240c_a1cc, 0x2de9_2c6f, 0x4a74_84aa, 0x5cb0_a9dc, 0x76f9_88da,
        0x983e_5152, 0xa831_c66d, 0xb003_27c8, 0xbf59_7fc7, 0xc6e0_0bf3, 0xd5a7_9147, 0x06ca_6351, 0x1429_2967,
        0x27b7_0a85, 0x2e1b_2138, 0x4d2c_6dfc, 0x5338_0d13, 0x650a_7354, 0x766a_0abb, 0x81c2_c92e, 0x9272_2c85,
        0xa2bf_e8a1, 0xa81a_664b, 0xc24b_8b70, 0xc76c_51a3, 0xd192_e819, 0xd699_0624, 0xf40e_3585, 0x106a_a070,
        0x19a4_c116, 0x1e37_6c08, 0x2748_774c, 0x34b0_bcb5, 0x391c_0cb3, 0x4ed8_aa4a, 0x5b9c_ca4f, 0x682e_6ff3,
        0x748f_82ee, 0x78a5_636f, 0x84c8_7814, 0x8cc7_0208, 0x90be_fffa, 0xa450_6ceb, 0xbef9_a3f7, 0xc671_78f2,
    ]

    /// - Parameter bytes: whole blocks.
    private static func compress(_ bytes: UnsafeBufferPointer<UInt8>, into state: inout [UInt32]) {
        guard !bytes.isEmpty else { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: block) { words in
            constants.withUnsafeBufferPointer { constants in
                state.withUnsafeMutableBufferPointer { state in
                    for start in stride(from: 0, to: bytes.count, by: block) {
                        compress(bytes, at: start, words, constants, &state)
                    }
                }
            }
        }
    }

    private static func compress(
        _ bytes: UnsafeBufferPointer<UInt8>,
        at start: Int,
        _ words: UnsafeMutableBufferPointer<UInt32>,
        _ constants: UnsafeBufferPointer<UInt32>,
        _ state: inout UnsafeMutableBufferPointer<UInt32>
    ) {
        for index in 0..<16 {
            let place = start + index * 4
            words[index] =
                UInt32(bytes[place]) << 24 | UInt32(bytes[place + 1]) << 16 | UInt32(bytes[place + 2]) << 8
                | UInt32(bytes[place + 3])
        }
        for index in 16..<64 {
            let (far, near) = (words[index - 15], words[index - 2])
            let first = (far >> 7 | far << 25) ^ (far >> 18 | far << 14) ^ (far >> 3)
            let second = (near >> 17 | near << 15) ^ (near >> 19 | near << 13) ^ (near >> 10)
            words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
        }
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        var (e, f, g, h) = (state[4], state[5], state[6], state[7])
        for index in 0..<64 {
            let ofE = (e >> 6 | e << 26) ^ (e >> 11 | e << 21) ^ (e >> 25 | e << 7)
            let first = h &+ ofE &+ ((e & f) ^ (~e & g)) &+ constants[index] &+ words[index]
            let ofA = (a >> 2 | a << 30) ^ (a >> 13 | a << 19) ^ (a >> 22 | a << 10)
            let second = ofA &+ ((a & b) ^ (a & c) ^ (b & c))
            (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
        }
        for (index, value) in [a, b, c, d, e, f, g, h].enumerated() { state[index] &+= value }
    }
}
