import Course
import Markdown
import Support

/// The samples of a document that have a test of their own below them.
struct TestedSamples {
    /// The ordinals of the samples' blocks.
    private(set) var all: Set<Int> = []
    /// The ranges of the samples whose test expects that the compiler refuses something; ascending.
    private var refused: [Range<Int>] = []

    init(_ document: Document) {
        let tests = document.comments.filter(CommentTestReader.isTest)
        guard !tests.isEmpty else { return }
        let bytes = document.file.bytes
        let blocks = document.codeBlocks.map { ($0.range.bytes, $0.ordinal) }.sorted {
            $0.0.upperBound < $1.0.upperBound
        }
        for comment in tests {
            let start = comment.range.bytes.lowerBound
            let next = blocks.partitioningIndex { $0.0.upperBound > start }
            guard next > 0 else { continue }
            let (place, ordinal) = blocks[next - 1]
            guard bytes[place.upperBound..<start].allSatisfy(\.isWhitespace) else { continue }
            all.insert(ordinal)
            var reader = CommentTestReader()
            reader.read(comment)
            if reader.tests.contains(where: \.expectsErrors) { refused.append(place) }
        }
        refused.sort { $0.lowerBound < $1.lowerBound }
    }

    /// Returns true if a byte of the file belongs to a sample that the compiler is expected to refuse.
    func isRefused(at offset: Int) -> Bool {
        let next = refused.partitioningIndex { $0.lowerBound > offset }
        return next > 0 && refused[next - 1].contains(offset)
    }
}
