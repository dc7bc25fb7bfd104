import Diagnostics

/// An error of the Swift compiler at its place in a lesson.
public struct CompilerError: Sendable, Hashable {
    public let range: SourceRange
    /// The same in the sample's own bytes.
    public let sliceRange: Range<Int>
    /// In the compiler's words, which are English.
    public internal(set) var message: String
    /// The diagnostic group that the compiler files it under, if any.
    public let group: String?
    public let isWarning: Bool
    /// Whether the sample states it itself, by `#error`.
    public var isStated = false
    /// Whether only Swift 6 mode has it, and nobody says which mode is meant.
    public internal(set) var isOfMode: Bool
    /// Whether it holds whatever the sample's other names mean: a type of the package lacks a member.
    public internal(set) var isSure = false
    /// Whether the error depends on declarations of other samples of the page, where no course says that they belong together.
    public internal(set) var isOfLoan = false
    /// The package's former name that it is about, if any.
    public internal(set) var former: FormerName?
}

extension CompilerError {
    /// The same error with the name that is meant, as the compiler itself says it of some names.
    func suggesting(_ name: String) -> CompilerError {
        var error = self
        error.message = error.message.trimmed + "; did you mean '\(name)'?"
        return error
    }

    /// Whether it is a slip of the pen, whatever the sample belongs to.
    var isSlip: Bool { hasSuggestion || Slip.isInLabels(message) }

    /// The same error as one that uses what the package had before.
    func meaning(_ former: FormerName) -> CompilerError {
        var error = self
        error.former = former
        return error
    }

    /// Whether it says which name is meant.
    var hasSuggestion: Bool { message.contains("; did you mean '") }
}

/// What the compiler says of one sample.
public struct CompilationVerdict: Sendable {
    public enum Outcome: Sendable, Hashable {
        case passes
        /// Never empty.
        case fails([CompilerError])
        /// It uses what nobody declares. The errors, if any, are those that have nothing to do with that.
        case needsContext([String], [CompilerError])
        /// It passes once these names, which nobody declares, are taken for given. Never empty.
        case passesGiven([String])
        /// Nothing can be said: the sample is a fragment, or the compiler has not answered.
        case undecided
    }

    /// What stands outside of all segments, and the whole sample where there are none.
    public let rest: Outcome
    /// Parallel to the segments of the linter's verdict.
    public let segments: [Outcome]
    /// For each segment, the warnings of the compiler in it; proof for a segment that names their group.
    public let warnings: [[CompilerError]]
    /// Why the compiler has not answered as to all of the sample; nil if it has.
    public internal(set) var failure: CompilerFailure?
    /// Whether the sample lists declarations without bodies, which were given some.
    public let isInterface: Bool
    /// Whether the package that samples are about is built, and every name of the sample is known: what the compiler says of a few
    /// statements is then as sure as what it says of a whole file.
    public var knowsAllNames = false
    /// The warnings that the sample uses what the package deprecates.
    public var deprecations: [CompilerError] = []
    /// The missing names that the package has on other systems, each with the condition under which it is compiled.
    public var conditions: [String: String] = [:]
}

extension CompilationVerdict.Outcome {
    public var errors: [CompilerError] {
        switch self {
        case .fails(let errors), .needsContext(_, let errors): errors
        case .passes, .passesGiven, .undecided: []
        }
    }

    public var missingNames: [String] {
        switch self {
        case .needsContext(let names, _), .passesGiven(let names): names
        case .passes, .fails, .undecided: []
        }
    }
}
