import Diagnostics

/// Reads the YAML of a file, or of a part of it, into values that know their places.
struct YAMLReader {
    /// Why a text is no YAML, or none that is read.
    struct Failure: Error {
        let message: LocalizedText
        let range: SourceRange
        /// Nil where the text breaks YAML's own rules.
        var advice: LocalizedText?
    }

    /// Deeper than any person writes.
    static let deepest = 100
    /// How many values aliases may stand for, beside one for each byte of the text.
    private static let leastExpansion = 10_000

    private let places: YAMLPlaces

    /// - Parameter range: the bytes of the YAML within the file.
    init(_ file: SourceFile, range: Range<Int>) {
        places = YAMLPlaces(file, range: range)
    }

    /// The document's root, or nil where there is nothing but blanks and comments.
    func read() throws(Failure) -> YAMLValue? {
        let text = places.file.bytes[places.range]
        let result = text.withUnsafeBufferPointer { text in
            YAMLEvents.read(text) { (events) throws(Failure) in
                var composer = YAMLComposer(
                    places: places,
                    largestWeight: Self.leastExpansion + text.count,
                    deepest: Self.deepest
                )
                return try composer.document(events)
            }
        }
        return try result.get()
    }
}
