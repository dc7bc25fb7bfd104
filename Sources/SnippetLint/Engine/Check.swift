import Diagnostics
import SnippetSyntax
import SwiftSamples
import SwiftSyntax

/// How a rule looks for its fault: what it wants to be shown, and what it makes of it.
enum Check: Sendable {
    /// Each type of the sample, and each bare piece of one.
    case type(@Sendable (TypeDeclaration, RuleContext) -> [Finding])
    /// Each stored or computed property, in a type or bare.
    case property(@Sendable (Property, RuleContext) -> [Finding])
    /// Each call of a function, method, modifier or initialiser with one of the names; of any, where there are none.
    case call([String], @Sendable (CallSite, RuleContext) -> [Finding])
    /// Each name after a dot, or standing alone, that is one of these.
    case name([String], @Sendable (TokenSyntax, RuleContext) -> [Finding])
    /// Each node of a kind.
    case node(NodeKind, @Sendable (Syntax, RuleContext) -> [Finding])
    /// The sample as a whole: its text, its faults of syntax.
    case sample(@Sendable (RuleContext) -> [Finding])
    /// The reason why a sample isn't parsed; of such a sample nothing else is asked.
    case refusal(@Sendable (SampleRefusal) -> Finding?)
}

/// The kinds of nodes that checks can ask for. Only these are looked at: another one needs a method of the walk as well.
enum NodeKind: Int, CaseIterable {
    case attribute, forceUnwrapExpr, ifExpr, sequenceExpr, stringLiteralExpr, tryExpr, variableDecl
}

/// What a check found, in the sample's own offsets.
struct Finding {
    struct Edit {
        let range: Range<Int>
        let replacement: String
    }

    let range: Range<Int>
    /// What is wrong here; nil where the rule's own sentence says it.
    let message: (en: String, es: String)?
    /// What to write here; nil where the rule's own advice says it.
    let advice: (en: String, es: String)?
    let edits: [Edit]
    /// Whether the code alone doesn't settle it: it counts only where the author says that something is wrong.
    let isOnlyProof: Bool
    /// Whether it is beside the point where the author says that the sample is right.
    let yieldsToMark: Bool
    /// The severity that it has at most; nil where the rule's level says it all.
    let atMost: Severity?

    init(
        _ range: Range<Int>,
        message: (en: String, es: String)? = nil,
        advice: (en: String, es: String)? = nil,
        edits: [Edit] = [],
        isOnlyProof: Bool = false,
        yieldsToMark: Bool = false,
        atMost: Severity? = nil
    ) {
        self.range = range
        self.message = message
        self.advice = advice
        self.edits = edits
        self.isOnlyProof = isOnlyProof
        self.yieldsToMark = yieldsToMark
        self.atMost = atMost
    }
}
