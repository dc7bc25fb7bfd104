/// A change of one section of an original, and the evidence that a translation has taken it over.
struct SectionChange {
    let old: SectionContent
    let new: SectionContent
    /// The original's section as it is today: a mark that later changes removed again is no evidence.
    let today: SectionContent

    /// The least share of marks that a translation has taken over if it has taken over the change.
    private static let least = 0.6
    /// The least number of words that a translation changes for a word that the original did.
    private static let leastWords = 0.3

    /// The answer to the question whether a translation has taken over the change.
    enum Answer { case yes, no, unknown }

    /// Returns the answer that the marks give: those that came are in the translation, and those that went are not.
    func answer(by twin: SectionContent) -> Answer {
        var (kept, all) = (0, 0)
        for mark in Set(old.marks.keys).union(new.marks.keys) {
            let (before, after) = (old.marks[mark] ?? 0, new.marks[mark] ?? 0)
            let (now, own) = (today.marks[mark] ?? 0, twin.marks[mark] ?? 0)
            guard before != after else { continue }
            if after > before, now >= after {
                all += 1
                if own >= after { kept += 1 }
            } else if after < before, now <= after {
                all += 1
                if own <= after { kept += 1 }
            }
        }
        guard all > 0 else { return .unknown }
        return Double(kept) >= Self.least * Double(all) ? .yes : .no
    }

    var changesProse: Bool { old.prose != new.prose }

    /// Returns true if a translation has changed by as much as a translator writes for the change.
    ///
    /// - Parameter former: the translation's section before the change; nil if it was written later.
    func isAnswered(from former: SectionContent?, to twin: SectionContent) -> Bool {
        guard let former else { return true }
        let changed = Swift.max(new.words(notIn: old), old.words(notIn: new))
        let own = Swift.max(twin.words(notIn: former), former.words(notIn: twin))
        return own > 0 && Double(own) >= Self.leastWords * Double(changed)
    }
}
