import Diagnostics
import SnippetSyntax
import SwiftSamples
import SwiftSyntax

/// The check of a rule: the part of a sample that it inspects, and the function that returns its findings.
enum Check: Sendable {
    /// Each type of the sample, and each bare piece of one.
    case type(@Sendable (TypeDeclaration, RuleContext) -> [Finding])
    /// Each stored or computed property, in a type or bare.
    case property(@Sendable (Property, RuleContext) -> [Finding])
    /// Each call of a function, method, modifier or initialiser with one of the names; every call if no name is given.
    case call([String], @Sendable (CallSite, RuleContext) -> [Finding])
    /// Each name after a dot, or standing alone, that is one of the names.
    case name([String], @Sendable (TokenSyntax, RuleContext) -> [Finding])
    /// Each node of a kind.
    case node(NodeKind, @Sendable (Syntax, RuleContext) -> [Finding])
    /// The sample as a whole: its text, its faults of syntax.
    case sample(@Sendable (RuleContext) -> [Finding])
    /// The reason why a sample isn't parsed; no other check runs on such a sample.
    case refusal(@Sendable (SampleRefusal) -> Finding?)
}

/// The kinds of nodes that checks can ask for. Only these are visited: another kind also needs a method of the walker.
enum NodeKind: Int, CaseIterable {
    case attribute, forceUnwrapExpr, ifExpr, sequenceExpr, stringLiteralExpr, tryExpr, variableDecl
}

/// A finding of a check, in the sample's own offsets.
struct Finding {
    struct Edit {
        let range: Range<Int>
        let replacement: String
    }

    let range: Range<Int>
    /// The text on what is wrong here; nil if the rule's own sentence says it.
    let message: (en: String, es: String)?
    /// The text on what to write here; nil if the rule's own advice says it.
    let advice: (en: String, es: String)?
    let edits: [Edit]
    /// True if the code alone doesn't settle it: the finding counts only where the author says that something is wrong.
    let isOnlyProof: Bool
    /// True if the finding doesn't matter where the author says that the sample is right.
    let yieldsToMark: Bool
    /// True if the finding counts only where the author says that the sample is right, or that it breaks the very rule.
    let needsMark: Bool
    /// The highest severity that the finding can have; nil if the rule's level decides.
    let atMost: Severity?

    init(
        _ range: Range<Int>,
        message: (en: String, es: String)? = nil,
        advice: (en: String, es: String)? = nil,
        edits: [Edit] = [],
        isOnlyProof: Bool = false,
        yieldsToMark: Bool = false,
        needsMark: Bool = false,
        atMost: Severity? = nil
    ) {
        self.range = range
        self.message = message
        self.advice = advice
        self.edits = edits
        self.isOnlyProof = isOnlyProof
        self.yieldsToMark = yieldsToMark
        self.needsMark = needsMark
        self.atMost = atMost
    }
}
