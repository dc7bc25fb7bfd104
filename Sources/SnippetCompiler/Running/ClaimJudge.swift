import SnippetSyntax
import Support

/// Compares the claims of a sample with the output of its runs.
struct ClaimJudge {
    let claims: [RunClaim]
    /// True if the sample leaves code out, so that a difference proves nothing.
    let leavesOut: Bool
    /// True if the sample uses what differs from run to run.
    let varies: Bool
    /// True if the sample uses what has no order.
    let isUnordered: Bool

    func isOutput(_ index: Int) -> Bool {
        guard claims.indices.contains(index), case .prints = claims[index].kind else { return false }
        return true
    }

    /// Returns the verdict on each claim.
    ///
    /// - Parameters:
    ///   - outcome: The first run.
    ///   - others: Other runs of the same program: what differs between them is no one's claim.
    func verdicts(on outcome: RunOutcome, comparedWith others: [RunOutcome] = []) -> [ClaimVerdict] {
        let output = ClaimOutput(outcome.output, isOutput: isOutput)
        let more = others.map { ClaimOutput($0.output, isOutput: isOutput) }
        return claims.indices.map { index in
            let verdict = verdict(on: index, output, outcome)
            switch verdict {
            case .holds: return verdict
            case .open(let reason): return leavesOut && reason != .unplaced ? .open(.leftOut) : verdict
            case .differs: break
            }
            if leavesOut { return .open(.leftOut) }
            func events(_ output: ClaimOutput) -> [ClaimOutput.Event] { output.events.filter { $0.claim == index } }
            let own = events(output)
            let isStable = !more.contains { events($0) != own }
            if claims[index].kind.isTrap { return verdict }
            guard !isStable || isUnordered || varies else { return verdict }
            // In another order, the elements can still be compared.
            let claim = claimedText(index)
            let isAbbreviated = OutputReadings.isAbbreviated(claim)
            let found = ([output] + more).map { output in
                let texts = events(output).map { text(of: $0, index, $0.forms) }
                return Elements(isAbbreviated ? texts.map(OutputReadings.withoutTypes) : texts)
            }
            let claimed = Elements([claim])
            if found.contains(claimed) { return .holds }
            // Other elements may be chance, too, unless every run has the same ones in another order.
            if varies || !isStable && Set(found).count > 1 { return .open(.unstable) }
            return verdict
        }
    }

    /// The text that a claim is about: a value, or the output before its mark.
    private func text(of event: ClaimOutput.Event, _ index: Int, _ forms: [String]) -> String {
        guard case .prints(let lines) = claims[index].kind else { return forms.last ?? "" }
        // Other code may have printed before.
        return OutputReadings.lines(of: event.text).suffix(lines.count).joined(separator: "\n")
    }

    private func claimedText(_ index: Int) -> String {
        guard case .prints(let lines) = claims[index].kind else { return claims[index].value }
        return lines.map(\.text).joined(separator: "\n")
    }

    /// The elements in a text, without their order.
    private struct Elements: Hashable {
        private let elements: [String]

        init(_ texts: [String]) {
            elements = texts.flatMap { $0.split { ",[]".contains($0) || $0.isNewline } }.map { String($0).trimmed }
                .filter { !$0.isEmpty }.sorted()
        }
    }

    private func verdict(on index: Int, _ output: ClaimOutput, _ outcome: RunOutcome) -> ClaimVerdict {
        let claim = claims[index]
        guard claim.statement != nil else { return .open(.unplaced) }
        let events = output.events.filter { $0.claim == index }
        if claim.kind.isTrap {
            guard !events.isEmpty else { return .open(.unreached) }
            if output.events.last?.claim == index, outcome.isTrap { return .holds }
            return claim.doubt == nil && outcome.isOfSample ? .differs([]) : .open(.wording)
        }
        guard !events.isEmpty else { return .open(outcome.isOfSample ? .unreached : .unended) }
        let verdict: ClaimVerdict
        switch claim.kind {
        case .prints(let lines):
            let events = whole(index, output)
            verdict = self.verdict(on: lines, events, next: self.next(after: index, output), isSure: claim.doubt == nil)
        default: verdict = self.verdict(on: claim.value, events)
        }
        guard case .differs = verdict, let doubt = claim.doubt else { return verdict }
        return .open(doubt == .wording ? .wording : .variation)
    }

    /// The marks of a claim on output, each with all that its statement has printed: marks of comments in the statement don't cut it.
    private func whole(_ index: Int, _ output: ClaimOutput) -> [ClaimOutput.Event] {
        let statement = claims[index].statement ?? 0..<0
        var text = ""
        return output.events.compactMap { event in
            guard isOutput(event.claim) else { return nil }
            if event.claim == index {
                defer { text = "" }
                return ClaimOutput.Event(claim: index, text: text + event.text)
            }
            let isInside = claims[event.claim].statement.map { statement.contains($0.lowerBound) } ?? false
            text = isInside ? text + event.text : ""
            return nil
        }
    }

    /// The text that is printed between a claim's last mark and the next one; empty if it is what the next claim says, and the claim
    /// has output of its own.
    private func next(after index: Int, _ output: ClaimOutput) -> String {
        guard let last = output.events.lastIndex(where: { $0.claim == index }) else { return "" }
        guard let event = output.events[(last + 1)...].first(where: { isOutput($0.claim) }) else { return output.rest }
        guard case .prints(let lines) = claims[event.claim].kind,
            OutputReadings(lines).areKept(by: OutputReadings.lines(of: event.text))
        else { return event.text }
        return OutputReadings.lines(of: output.events[last].text).isEmpty ? event.text : ""
    }

    // MARK: Output

    private func verdict(
        on claimed: [RunClaim.Line],
        _ events: [ClaimOutput.Event],
        next: String,
        isSure: Bool
    ) -> ClaimVerdict {
        let readings = OutputReadings(claimed)
        let printed = events.map { OutputReadings.lines(of: $0.text) }
        if printed.contains(where: readings.areKept) || readings.areKept(by: printed.flatMap(\.self)) { return .holds }
        // The comment may stand above the code that prints.
        if readings.areKept(by: OutputReadings.lines(of: next)) { return .holds }
        guard let first = printed.first, printed.count == 1 else { return .open(.repeated) }
        guard !first.isEmpty else { return .open(.silent) }
        return .differs(first.count > claimed.count ? Array(first.suffix(max(claimed.count, 1))) : first)
    }

    // MARK: Values

    private func verdict(on claimed: String, _ events: [ClaimOutput.Event]) -> ClaimVerdict {
        func isKept(_ event: ClaimOutput.Event) -> Bool {
            event.forms.contains { form in
                form == claimed || ValueText(claimed)?.isKept(by: form) ?? false
                    || "\"\(form)\"" == claimed || OutputReadings.isSameSet(claimed, form)
            }
        }
        if events.contains(where: isKept) { return .holds }
        guard let event = events.first, events.count == 1 else { return .open(.repeated) }
        // A number may tell of something else than of a string's value.
        guard let claim = ValueText(claimed), let found = event.forms.last.flatMap({ ValueText($0) }),
            claim.kind == found.kind || claim.kind == .null || found.kind == .null
        else { return .open(.noLiteral) }
        return .differs([event.forms.last ?? ""])
    }
}

extension RunClaim.Kind {
    var isTrap: Bool { if case .trap = self { true } else { false } }
}

extension RunOutcome {
    /// True if the program was ended by a trap, or by an error that nothing catches.
    var isTrap: Bool {
        switch ending {
        case .signal(4), .signal(5), .signal(6): true
        case .exit(let status): status != 0
        default: false
        }
    }
}
