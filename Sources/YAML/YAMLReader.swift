import Diagnostics

/// Reads the YAML of a file, or of a part of it, into values with their ranges.
package struct YAMLReader {
    /// The reason why a text is not read: it is no YAML, or exceeds a limit.
    package struct Failure: Error {
        package let message: LocalizedText
        package let range: SourceRange
        /// The advice; nil if the text breaks YAML's own rules.
        package var advice: LocalizedText?

        /// Returns the failure as an error in the file.
        package func finding(_ rule: RuleID) -> Diagnostic {
            Diagnostic(rule: rule, severity: .error, message: message, range: range, advice: advice)
        }
    }

    /// The greatest depth of nesting, more than any person writes.
    static let deepest = 100
    /// The number of values that aliases may stand for, beside one for each byte of the text.
    private static let leastExpansion = 10_000
    /// The largest number of values of a text; each takes some 300 bytes of memory.
    static let mostValues = 1_000_000

    private let places: YAMLPlaces

    /// - Parameter range: the bytes of the YAML within the file.
    package init(_ file: SourceFile, range: Range<Int>) {
        places = YAMLPlaces(file, range: range)
    }

    /// Returns the document's root without control characters in its texts, and the findings about those; nil if the text holds
    /// only blanks and comments.
    ///
    /// - Parameters:
    ///   - mostValues: the largest number of values; a text with more is refused.
    ///   - allowsRepeatedKeys: true for files whose own program takes the last of several equal keys, which YAML forbids.
    package func read(
        mostValues: Int = mostValues,
        allowsRepeatedKeys: Bool = false
    ) throws(Failure) -> (root: YAMLValue, findings: [Diagnostic])? {
        let text = places.file.bytes[places.range]
        if let place = tagDirective(beyond: Self.mostTagDirectives) {
            throw Failure(
                message: LocalizedText(
                    en: "this YAML has more than \(Self.mostTagDirectives) %TAG directives",
                    es: "este YAML tiene más de \(Self.mostTagDirectives) directivas %TAG"
                ),
                range: places.place(place, place + 4),
                advice: LocalizedText(en: "delete them: they have no effect", es: "bórralas: no tienen efecto")
            )
        }
        let result = text.withUnsafeBufferPointer { text in
            YAMLEvents.read(text) { (events) throws(Failure) in
                var composer = YAMLComposer(
                    places: places,
                    largestWeight: min(Self.leastExpansion + text.count, mostValues),
                    deepest: Self.deepest,
                    allowsRepeatedKeys: allowsRepeatedKeys
                )
                return try composer.document(events)
            }
        }
        let root: YAMLValue? = try result.get()
        return root?.withoutControls()
    }

    /// The largest number of %TAG directives; libyaml compares each of them with all before it.
    private static let mostTagDirectives = 1000

    /// Returns the offset of the first %TAG directive beyond `most`; nil if there are no more. Any text `%TAG` counts as a
    /// directive: nobody writes so many of those either.
    private func tagDirective(beyond most: Int) -> Int? {
        let name = Array("%TAG".utf8)
        var count = 0
        var index = places.range.lowerBound
        while index + name.count <= places.range.upperBound {
            if places.file.bytes[index] == name[0], places.file.bytes[index..<(index + name.count)].elementsEqual(name)
            {
                count += 1
                if count > most { return index }
            }
            index += 1
        }
        return nil
    }
}
