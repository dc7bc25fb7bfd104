import Markdown

/// Code in a language that Glosa has no parser for, without the parts that a translator may change: comments, strings, blanks,
/// and in markup the text between tags.
struct ProseFreeCode: Equatable {
    /// The bytes that are left.
    let bytes: [UInt8]
    /// The offset in the sample of each byte that is left.
    let offsets: [Int]
    /// The number of bytes of the sample.
    private let count: Int

    init(_ block: CodeBlock) { self.init(block.slice.bytes, language: block.language ?? "") }

    init(_ source: [UInt8], language: String) {
        var scan = ProseFreeScan(source, language: language)
        scan.run()
        bytes = scan.kept.map { source[$0] }
        offsets = scan.kept
        count = source.count
    }

    /// The first difference of two samples, as ranges in each; nil if they are alike.
    func firstDifference(from other: ProseFreeCode) -> (own: Range<Int>, other: Range<Int>)? {
        guard bytes != other.bytes else { return nil }
        return WordwiseComparison.firstDifference(bytes, other.bytes).map { (place($0), other.place($1)) }
    }

    static func == (left: ProseFreeCode, right: ProseFreeCode) -> Bool { left.firstDifference(from: right) == nil }

    private func place(_ index: Int) -> Range<Int> {
        index < offsets.count ? offsets[index]..<(offsets[index] + 1) : count..<count
    }
}
