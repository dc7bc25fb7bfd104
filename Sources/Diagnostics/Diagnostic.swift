/// A finding about content: what is wrong, where, why it matters and what to write instead.
public struct Diagnostic: Sendable, Hashable {
    /// A second place that helps to understand the first.
    public struct Related: Sendable, Hashable {
        public let range: SourceRange
        public let message: LocalizedText
        /// True if the same is wrong at the other place.
        public let isRepetition: Bool
        /// True if the text at the other place is missing at this one.
        public let isMissing: Bool

        public init(
            range: SourceRange,
            message: LocalizedText,
            isRepetition: Bool = false,
            isMissing: Bool = false
        ) {
            self.range = range
            self.message = message
            self.isRepetition = isRepetition
            self.isMissing = isMissing
        }

        /// Returns the same with another place.
        func moved(to range: SourceRange) -> Related {
            Related(range: range, message: message, isRepetition: isRepetition, isMissing: isMissing)
        }
    }

    public let rule: RuleID
    public var severity: Severity
    /// One sentence: what is wrong.
    public let message: LocalizedText
    /// The place where it is to be fixed.
    public let range: SourceRange
    /// The reason why it matters; nil if the message says it all.
    public let reason: LocalizedText?
    /// The advice on what to do or write instead; nil if there is none.
    public let advice: LocalizedText?
    /// Edits that fix it without changing anything else; empty if a person must decide.
    public let fixes: [Fix]
    public var related: [Related]
    /// The sample that the finding is about; nil if it is about none.
    public let snippet: SnippetReference?

    public init(
        rule: RuleID,
        severity: Severity,
        message: LocalizedText,
        range: SourceRange,
        reason: LocalizedText? = nil,
        advice: LocalizedText? = nil,
        fixes: [Fix] = [],
        related: [Related] = [],
        snippet: SnippetReference? = nil
    ) {
        self.rule = rule
        self.severity = severity
        self.message = message
        self.range = range
        self.reason = reason
        self.advice = advice
        self.fixes = fixes
        self.related = related
        self.snippet = snippet
    }
}

extension Diagnostic {
    /// The same finding at each of the places where it repeats, without the fixes.
    public var repetitions: [Diagnostic] {
        related.filter(\.isRepetition).map { place in
            Diagnostic(
                rule: rule,
                severity: severity,
                message: message,
                range: place.range,
                reason: reason,
                advice: advice,
                snippet: snippet
            )
        }
    }

    /// Returns the same finding with other places, without the edits whose place is another.
    public func relocated(_ place: (SourceRange) -> SourceRange) -> Diagnostic {
        Diagnostic(
            rule: rule,
            severity: severity,
            message: message,
            range: place(range),
            reason: reason,
            advice: advice,
            fixes: fixes.filter { place($0.range) == $0.range },
            related: related.map { $0.moved(to: place($0.range)) },
            snippet: snippet
        )
    }

    /// Returns the same finding with its files under other paths.
    func renamingFiles(_ newPath: (String) -> String) -> Diagnostic {
        func renamed(_ range: SourceRange) -> SourceRange { SourceRange(path: newPath(range.path), bytes: range.bytes) }
        return Diagnostic(
            rule: rule,
            severity: severity,
            message: message,
            range: renamed(range),
            reason: reason,
            advice: advice,
            fixes: fixes.map { Fix(range: renamed($0.range), replacement: $0.replacement) },
            related: related.map { $0.moved(to: renamed($0.range)) },
            snippet: snippet
        )
    }
}

/// An edit of one file that fixes a finding.
public struct Fix: Sendable, Hashable {
    public let range: SourceRange
    public let replacement: String

    public init(range: SourceRange, replacement: String) {
        self.range = range
        self.replacement = replacement
    }
}

/// A reference to the sample of a document that a finding is about, with the expectation and the evidence that it was judged by.
public struct SnippetReference: Sendable, Hashable {
    public enum Expectation: String, Sendable { case valid, broken, none }
    public enum Evidence: String, Sendable { case syntax, lint, types, run }

    /// The sample's number in its document, counted from 1.
    public let ordinal: Int
    public let expectation: Expectation
    public let evidence: Evidence

    public init(ordinal: Int, expectation: Expectation, evidence: Evidence) {
        self.ordinal = ordinal
        self.expectation = expectation
        self.evidence = evidence
    }
}

extension Sequence where Element == Diagnostic {
    /// Returns the findings in the order of a report: by path, then place, then rule, then message.
    public func sortedForReport() -> [Diagnostic] {
        sorted { left, right in
            let (first, second) = (left.range, right.range)
            let isSamePlace = first == second && left.rule == right.rule
            guard isSamePlace else {
                return (first.path, first.bytes.lowerBound, first.bytes.upperBound, left.rule)
                    < (second.path, second.bytes.lowerBound, second.bytes.upperBound, right.rule)
            }
            return (left.message.en, left.snippet?.ordinal ?? 0, left.advice?.en ?? "")
                < (right.message.en, right.snippet?.ordinal ?? 0, right.advice?.en ?? "")
        }
    }
}
