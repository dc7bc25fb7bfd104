/// The results of one pass over the bytes of a sample, without parsing it: comments, elisions, places to be checked, and the
/// reason why Swift's parser must not be given it.
public struct SourceScan: Sendable {
    public struct Comment: Sendable {
        /// The bytes from `//` or `/*` to the end, without the line's ending.
        public let range: Range<Int>
        /// True if only white space stands before the comment on its line.
        public let startsLine: Bool
    }

    public internal(set) var comments: [Comment] = []
    /// `...` and `…` outside strings and comments.
    public internal(set) var dots: [Range<Int>] = []
    /// The first bytes of non-ASCII characters outside strings and comments.
    public internal(set) var codeNonASCII: [Int] = []
    public private(set) var hasNonASCII = false
    /// The reason why the sample must not be parsed; nil if it may be. Bytes behind the refusal's place aren't scanned.
    public private(set) var refusal: SampleRefusal?

    /// - Parameters:
    ///   - bytes: valid UTF-8.
    ///   - largest: the largest number of bytes that are parsed.
    public init(_ bytes: [UInt8], largest: Int = SampleLimits.bytes) {
        guard bytes.count <= largest else {
            refusal = Self.refusal(of: bytes, for: .size)
            return
        }
        bytes.withUnsafeBufferPointer { bytes in
            var lexer = SampleLexer(bytes)
            lexer.run()
            self = lexer.found
            refusal = lexer.refusal ?? ConflictMarker.crowd(in: bytes).map { SampleRefusal(.conflictMarker, $0) }
            hasNonASCII = bytes.endOfASCII() < bytes.count
        }
    }

    /// Creates an empty scan.
    init() {}

    /// Returns a refusal of a whole sample, placed at its first line.
    public static func refusal(of bytes: [UInt8], for reason: SampleRefusal.Reason) -> SampleRefusal {
        let line = bytes.prefix(120).prefix { $0 != UInt8(ascii: "\n") }
        // A range ends at the end of a character.
        let end = line.lastIndex { $0 & 0xC0 != 0x80 && $0 < 0x80 }.map { $0 + 1 } ?? 0
        return SampleRefusal(reason, 0..<end)
    }
}
