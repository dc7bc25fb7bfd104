import Course

/// A ledger that replaces an older one.
package struct EvidenceRenewal: Sendable {
    package let ledger: EvidenceLedger
    /// The number of samples that keep their former answer, because this machine got no lasting one.
    package let kept: Int
    /// The number of samples without an answer, for the same reason.
    package let leftOut: Int

    /// Makes the new ledger; an entry with the same answers by the same compiler keeps its day.
    ///
    /// - Parameters:
    ///   - answered: the compiler's answers.
    ///   - day: the day of the answers, `2026-11-23`.
    package init(_ answered: EvidenceLedger, over older: EvidenceLedger?, on day: String) {
        var (ledger, kept, leftOut) = (answered, 0, 0)
        for (key, entry) in answered.entries {
            var entry = entry
            let old = older?.entries[key]
            for place in answered.unsettled[key] ?? [] {
                guard let old, var answer = old.samples[place] else {
                    leftOut += 1
                    continue
                }
                kept += 1
                let toolchain = answer.toolchain ?? old.toolchain
                answer.toolchain = toolchain == entry.toolchain ? nil : toolchain
                entry.samples[place] = answer
            }
            let isSame = old?.toolchain == entry.toolchain && old?.samples == entry.samples
            entry.date = isSame ? old?.date ?? day : day
            ledger.note(entry, of: key)
        }
        (self.ledger, self.kept, self.leftOut) = (ledger, kept, leftOut)
    }
}
