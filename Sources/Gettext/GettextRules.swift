import Diagnostics

/// Names of findings in PO files.
extension RuleID {
    /// A line that is no part of an entry, an entry that lacks a part, or messages without a translation.
    package static let messageCatalogue = RuleID("message-catalogue")

    /// All of them.
    package static let ofGettext: [RuleID] = [.messageCatalogue]
}
