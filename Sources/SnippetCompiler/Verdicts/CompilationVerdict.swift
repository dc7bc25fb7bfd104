import Diagnostics

/// An error of the Swift compiler at its place in a lesson.
public struct CompilerError: Sendable, Hashable {
    public let range: SourceRange
    /// The same in the sample's own bytes.
    public let sliceRange: Range<Int>
    /// In the compiler's words, which are English.
    public let message: String
    /// The diagnostic group that the compiler files it under, if any.
    public let group: String?
    public let isWarning: Bool
    /// Whether the sample states it itself, by `#error`.
    public var isStated = false
    /// Whether only Swift 6 mode has it, and nobody says which mode is meant.
    public let isOfMode: Bool
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
    public let failure: CompilerFailure?
    /// Whether the sample lists declarations without bodies, which were given some.
    public let isInterface: Bool
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
