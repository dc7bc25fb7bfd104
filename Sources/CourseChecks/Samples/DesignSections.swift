import Markdown

/// The sections of a proposal that show designs nobody built: rejected alternatives, and work for the future. Code there calls what
/// doesn't exist.
enum DesignSections {
    /// The titles, in lower case and without signs. Titles that guides use as well, such as “Alternatives”, are none of them: their
    /// samples would go unjudged.
    private static let titles: Set<String> = [
        "alternatives considered", "considered alternatives", "rejected alternatives", "alternatives rejected",
        "future direction", "future directions", "possible future directions",
        "alternativas consideradas", "alternativas descartadas", "direcciones futuras",
    ]

    /// The bytes of the sections, each to the next heading of its level or a higher one.
    static func ranges(in document: Document) -> [Range<Int>] {
        var ranges: [Range<Int>] = []
        for (index, heading) in document.headings.enumerated() where isTitle(heading.plainText) {
            let start = heading.range.bytes.upperBound
            let next = document.headings[(index + 1)...].first { $0.level <= heading.level }
            ranges.append(start..<(next?.range.bytes.lowerBound ?? document.file.bytes.count))
        }
        return ranges
    }

    private static func isTitle(_ text: String) -> Bool {
        let words = text.lowercased().split { !$0.isLetter }
        return titles.contains(words.joined(separator: " "))
    }
}
