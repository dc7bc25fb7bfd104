import Diagnostics

/// A diagram without its labels: boxes with their shapes, arrows with their ends, frames with what they hold, slices with
/// their values.
public struct DiagramSkeleton: Sendable {
    public struct Part: Sendable {
        /// With the ids that its author gave.
        public let key: String
        /// With numbers in place of ids: where an id is what readers see, translations have their own.
        public let anonymousKey: String
        /// As the author would name it.
        public let name: String
        public let kind: Kind
        public let range: SourceRange
    }

    /// What a part is called: `node`, `este nodo`.
    public typealias Kind = (en: String, es: String)

    /// In the order of the text.
    public let parts: [Part]
    /// Ids that readers see, in order of appearance; empty where diagrams have labels for that.
    public let visibleIDs: [String]

    /// - Parameter parts: in the order of the text.
    init(parts: [Part]) { (self.parts, visibleIDs) = (parts, []) }

    /// - Parameter parts: in any order.
    init(sorting parts: [Part], visibleIDs: [String] = []) {
        self.parts = parts.sorted { ($0.range.bytes.lowerBound, $0.key) < ($1.range.bytes.lowerBound, $1.key) }
        self.visibleIDs = visibleIDs
    }
}

extension DiagramSkeleton.Part {
    /// A part whose key has no id that readers see.
    init(_ key: String, name: String, kind: DiagramSkeleton.Kind, range: SourceRange) {
        self.init(key: key, anonymousKey: key, name: name, kind: kind, range: range)
    }
}

extension DiagramSkeleton {
    /// Puts parts together whose ids readers see.
    struct NumberedParts {
        private(set) var parts: [Part] = []
        /// The number of each id, in order of appearance.
        private var numbers: [String: Int] = [:]

        init(ids: [String]) {
            for id in ids where numbers[id] == nil { numbers[id] = numbers.count }
        }

        /// - Parameters:
        ///   - ids: what the part is or joins.
        ///   - rest: what else must be the same.
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
    /// Whether readers see any of it.
    var isVisible: Bool { map { !$0.plainText.isEmpty } ?? false }
}
