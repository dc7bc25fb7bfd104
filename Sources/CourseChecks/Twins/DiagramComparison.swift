import Course
import Mermaid

/// Comparison of the parts of two diagrams.
extension DiagramSkeleton {
    /// Returns true if most ids of two diagrams are translated: differences are then found by number.
    func isRenamed(_ other: DiagramSkeleton) -> Bool {
        guard !visibleIDs.isEmpty, !other.visibleIDs.isEmpty else { return false }
        let common = Set(visibleIDs).intersection(other.visibleIDs)
        return common.count * 2 < max(visibleIDs.count, other.visibleIDs.count)
    }

    /// The keys of the parts: by id, or by number if ids are translated.
    func keys(isRenamed: Bool) -> [String] { parts.map(isRenamed ? \.anonymousKey : \.key) }

    /// Returns true if both draw the same, apart from labels and from names that readers see. A name in both must mean the same.
    func isSameGraph(_ other: DiagramSkeleton) -> Bool {
        if parts.elementsEqual(other.parts, by: { $0.key == $1.key }) { return true }
        guard visibleIDs.count == other.visibleIDs.count else { return false }
        let common = Set(visibleIDs).intersection(other.visibleIDs)
        let isKept = zip(visibleIDs, other.visibleIDs).allSatisfy { own, its in
            own == its || !common.contains(own) && !common.contains(its)
        }
        return isKept && parts.elementsEqual(other.parts) { $0.anonymousKey == $1.anonymousKey }
    }
}
