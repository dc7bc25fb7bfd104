import Diagnostics

/// A diagram without its labels: boxes with their shapes, arrows with their ends, frames with their members, slices with their
/// values.
public struct DiagramSkeleton: Sendable {
    public struct Part: Sendable {
        /// The part's key, with the author's ids.
        public let key: String
        /// The key with numbers in place of ids, for diagrams in which ids are visible text and so may be translated.
        public let anonymousKey: String
        /// The name that the author would give the part.
        public let name: String
        public let kind: Kind
        public let range: SourceRange
    }

    /// The kind of a part, in words: `node`, `este nodo`.
    public typealias Kind = (en: String, es: String)

    /// The parts, in the order of the text.
    public let parts: [Part]
    /// The ids that readers see, in order of appearance; empty for types of diagram that show labels instead.
    public let visibleIDs: [String]

    /// - Parameter parts: the parts, in the order of the text.
    init(parts: [Part]) { (self.parts, visibleIDs) = (parts, []) }

    /// - Parameter parts: the parts, in any order.
    init(sorting parts: [Part], visibleIDs: [String] = []) {
        self.parts = parts.sorted { ($0.range.bytes.lowerBound, $0.key) < ($1.range.bytes.lowerBound, $1.key) }
        self.visibleIDs = visibleIDs
    }
}

extension DiagramSkeleton.Part {
    /// Creates a part whose key contains no visible id.
    init(_ key: String, name: String, kind: DiagramSkeleton.Kind, range: SourceRange) {
        self.init(key: key, anonymousKey: key, name: name, kind: kind, range: range)
    }
}

extension DiagramSkeleton {
    /// Collects parts whose ids are visible text.
    struct NumberedParts {
        private(set) var parts: [Part] = []
        /// The number of each id, in order of appearance.
        private var numbers: [String: Int] = [:]

        init(ids: [String]) {
            for id in ids where numbers[id] == nil { numbers[id] = numbers.count }
        }

        /// - Parameters:
        ///   - ids: the ids of the part itself, or of the parts that it joins.
        ///   - rest: the other properties that must be the same.
        mutating func add(
            _ word: String,
            _ ids: [String],
            _ rest: String,
            name: String,
            kind: Kind,
            range: SourceRange
        ) {
            let places = ids.map { numbers[$0].map(String.init) ?? "?" }
            parts.append(
                Part(
                    key: "\(word) \(ids) \(rest)",
                    anonymousKey: "\(word) \(places) \(rest)",
                    name: name,
                    kind: kind,
                    range: range
                )
            )
        }
    }
}

extension DiagramLabel? {
    /// True if the label has any visible text.
    var isVisible: Bool { map { !$0.plainText.isEmpty } ?? false }
}
