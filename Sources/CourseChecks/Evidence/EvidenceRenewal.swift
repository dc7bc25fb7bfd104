import Course

/// A ledger in place of an older one.
public struct EvidenceRenewal: Sendable {
    public let ledger: EvidenceLedger
    /// How many samples keep the answer that they had, since this machine has come to none that holds.
    public let kept: Int
    /// How many have none, for the same reason.
    public let leftOut: Int

    /// What says the same by the same compiler keeps its day.
    ///
    /// - Parameters:
    ///   - answered: what the compiler has answered.
    ///   - day: the day on which it did, `2026-11-23`.
    public init(_ answered: EvidenceLedger, over older: EvidenceLedger?, on day: String) {
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
