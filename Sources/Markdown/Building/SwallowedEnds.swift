import Diagnostics

extension Document {
    /// Returns the findings without those on blocks that lack their ends since a fence which is never closed has swallowed them: that
    /// fence has a finding of its own.
    ///
    /// - Parameter rule: the rule of such findings.
    package func withoutSwallowed(_ findings: [Diagnostic], of rule: RuleID) -> [Diagnostic] {
        guard let fence = codeBlocks.last, fence.isFenced, !fence.isClosed,
            file.bytes[min(fence.range.bytes.upperBound, file.bytes.count)...].allSatisfy(\.isWhitespace)
        else { return findings }
        return findings.filter { finding in
            finding.rule != rule || finding.range.path != file.path
                || finding.range.bytes.lowerBound > fence.range.bytes.lowerBound
        }
    }
}
