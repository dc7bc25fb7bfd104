import Course

/// The places that the sections of a page had in an older version of it.
enum SectionTrace {
    /// Returns the index of each section's counterpart in the older version; nil for a section that it lacks.
    static func places(of page: PageVersion, in older: PageVersion) -> [Int?] {
        let (new, old) = (page.sections, older.sections)
        if new.count == old.count, zip(new, old).allSatisfy({ $0.title == $1.title && $0.level == $1.level }) {
            return new.indices.map { $0 }
        }
        // A heading that both have is no former name of another one.
        let shared = Set(new.map(\.title)).intersection(old.map(\.title))
        var alignment = SequenceAlignment()
        let pairs = alignment.pairs(new.count, old.count) { own, other in
            let isRenamed = !shared.contains(new[own].title) && !shared.contains(old[other].title)
            return score(own, other, new[own], old[other], isRenamed: isRenamed)
        }
        var places: [Int?] = Array(repeating: nil, count: new.count)
        var free = Set(old.indices)
        for case .both(let own, let other) in pairs {
            places[own] = other
            free.remove(other)
        }
        // A section that was moved is none of the aligned ones.
        for own in new.indices where places[own] == nil {
            let candidates = free.sorted()
            guard
                let other = candidates.first(where: { new[own].isSame(as: old[$0]) })
                    ?? candidates.first(where: { new[own].title == old[$0].title })
            else { continue }
            places[own] = other
            free.remove(other)
        }
        return places
    }

    private static func score(
        _ own: Int,
        _ other: Int,
        _ new: SectionContent,
        _ old: SectionContent,
        isRenamed: Bool
    ) -> Int? {
        guard own > 0, other > 0 else { return own == other ? 1000 : nil }
        let hasTitle = new.title == old.title
        let likeness = new.likeness(to: old)
        guard hasTitle || isRenamed && (likeness > 0 || new.level == old.level) else { return nil }
        return 1 + (hasTitle ? 30 : 0) + Int(likeness * 30) + (new.level == old.level ? 2 : 0)
    }
}
