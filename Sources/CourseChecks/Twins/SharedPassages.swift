import Course
import Markdown
import Support

/// The passages in a language of their own, such as values of data: a translation has them from its original, and a cell of an
/// original's table stays in its translations as it is.
struct SharedPassages: Sendable {
    /// The passages of each other version, by language.
    private let versions: [(language: String, passages: Lazy<Set<String>>)]
    private let isOriginal: Bool

    init(_ lesson: Int, of course: Course) {
        let main = course.configuration.mainLanguage
        let isOriginal = course.lessons[lesson].language == main
        let twins = (course.twins[course.lessons[lesson].id] ?? [:]).filter { ($0.key == main) != isOriginal }
        self.isOriginal = isOriginal
        versions = twins.sorted { $0.key < $1.key }.map { language, twin in
            let document = course.lessons[twin].document
            return (language, Lazy { Self.passages(document) })
        }
    }

    private static func passages(_ document: Document) -> Set<String> {
        document.descendants(of: document.root).reduce(into: []) { passages, node in
            switch document[node].kind {
            case .paragraph, .heading, .tableCell: passages.insert(document.plainText(of: node))
            default: break
            }
        }
    }

    private static func isInQuotationMarks(_ passage: String) -> Bool {
        guard passage.count > 2, let first = passage.first, let last = passage.last else { return false }
        return [("\"", "\""), ("“", "”"), ("„", "“"), ("«", "»"), ("‘", "’")].contains { $0 == first && $1 == last }
    }

    /// Returns true if a passage in a language stands in the version of a third one, too, or is a quotation that the
    /// original has.
    func isQuoted(_ node: NodeID, of document: Document, in language: String) -> Bool {
        guard !isOriginal || document[node].kind == .tableCell else { return false }
        let passage = document.plainText(of: node)
        // A message of a program is quoted as it is.
        if !isOriginal, Self.isInQuotationMarks(passage) {
            return versions.contains { $0.passages.value.contains(passage) }
        }
        return versions.contains { $0.language != language && $0.passages.value.contains(passage) }
    }
}
