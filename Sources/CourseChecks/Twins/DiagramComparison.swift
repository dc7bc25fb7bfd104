import Course
import Mermaid

/// Compares what two diagrams consist of.
extension DiagramSkeleton {
    /// Whether most ids of two diagrams are translated: then differences are found by number.
    func isRenamed(_ other: DiagramSkeleton) -> Bool {
        guard !visibleIDs.isEmpty, !other.visibleIDs.isEmpty else { return false }
        let common = Set(visibleIDs).intersection(other.visibleIDs)
        return common.count * 2 < max(visibleIDs.count, other.visibleIDs.count)
    }

    /// By id, or by number where ids are translated.
    func keys(isRenamed: Bool) -> [String] { parts.map(isRenamed ? \.anonymousKey : \.key) }

    /// Whether both draw the same, but for labels and for names that readers see. A name that both have means the same.
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
