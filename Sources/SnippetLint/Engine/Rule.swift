import Diagnostics
import SnippetSyntax

/// A rule on samples: its documentation, its checks, and examples that are both tests and documentation.
public struct Rule: Sendable {
    /// The part of the catalogue that the rule belongs to.
    public enum Group: String, Sendable, CaseIterable {
        case state, mvvm
        case movedAPI = "moved-api"
        case practice, damage, samples
    }

    /// The fix of a finding that is possible without its author.
    public enum Fixability: String, Sendable, CaseIterable {
        /// The edit may be applied without the author.
        case safe
        /// A person must look: the advice says what to write.
        case review
        case none
    }

    /// The deprecation that the rule reports.
    public enum Since: Sendable, Hashable {
        /// Deprecated since this version of iOS.
        case iOS(String)
        /// Deprecated in the documentation, without a version that the compiler warns from.
        case soft
    }

    /// The rule's documentation.
    public struct About: Sendable, Hashable {
        /// The fault, as one sentence.
        public let what: LocalizedText
        /// The reason why it matters.
        public let why: LocalizedText
        /// The code to write instead.
        public let instead: LocalizedText

        public init(what: LocalizedText, why: LocalizedText, instead: LocalizedText) {
            self.what = what
            self.why = why
            self.instead = instead
        }
    }

    public let id: RuleID
    public let group: Group
    public let levels: RuleLevels
    public let since: Since?
    public let fixability: Fixability
    public let about: About
    public let examples: [RuleExample]
    let checks: [Check]

    init(
        _ id: RuleID,
        _ group: Group,
        levels: RuleLevels,
        since: Since? = nil,
        fixability: Fixability = .none,
        about: About,
        examples: [RuleExample],
        checks: [Check] = []
    ) {
        self.id = id
        self.group = group
        self.levels = levels
        self.since = since
        self.fixability = fixability
        self.about = about
        self.examples = examples
        self.checks = checks
    }
}

extension Rule.About {
    /// The three sentences, each in English and Spanish.
    init(
        what: (en: String, es: String),
        why: (en: String, es: String),
        instead: (en: String, es: String)
    ) {
        self.init(
            what: LocalizedText(en: what.en, es: what.es),
            why: LocalizedText(en: why.en, es: why.es),
            instead: LocalizedText(en: instead.en, es: instead.es)
        )
    }
}
