import Course
import Markdown

/// The elements of a kind that a page writes in raw HTML, where the other language may have them in Markdown.
enum RawElements {
    /// Returns the number of elements in each section of a document, by their start tags.
    ///
    /// - Parameter name: the name of the element, in lower case.
    static func counts(of name: String, in document: Document) -> [Int] {
        let headings = Set(document.headings.map(\.node))
        var counts = [0]
        for node in document.descendants(of: document.root) {
            switch document[node].kind {
            case .heading: if headings.contains(node) { counts.append(0) }
            case .htmlBlock, .htmlInline: counts[counts.count - 1] += count(name, in: document.textBytes(of: node))
            default: continue
            }
        }
        return counts
    }

    /// Returns the number of elements that the original has in raw HTML beyond those of the translation.
    static func surplus(of name: String, in pair: TwinPair) -> Int {
        func sum(_ document: Document) -> Int { counts(of: name, in: document).reduce(0, +) }
        return sum(pair.originalLesson.document) - sum(pair.lesson.document)
    }

    private static func count(_ name: String, in html: some Collection<UInt8>) -> Int {
        let text = String(decoding: html, as: UTF8.self).lowercased()
        return text.ranges(of: "<" + name).count { range in
            text[range.upperBound...].first.map { !$0.isLetter && !$0.isNumber && $0 != "-" } ?? true
        }
    }
}
