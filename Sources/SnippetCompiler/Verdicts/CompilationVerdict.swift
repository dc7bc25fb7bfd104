import Diagnostics

/// An error of the Swift compiler at its place in a lesson.
public struct CompilerError: Sendable, Hashable {
    public let range: SourceRange
    /// The same range in the sample's own bytes.
    public let sliceRange: Range<Int>
    /// The message in the compiler's words, which are English.
    public internal(set) var message: String
    /// The diagnostic group of the error, if any.
    public let group: String?
    public let isWarning: Bool
    /// True if the sample states the error itself, by `#error`.
    public var isStated = false
    /// True if it is an error in Swift 6 mode only, and nothing says which mode is meant.
    public internal(set) var isOfMode: Bool
    /// True if it is an error whatever the sample's other names mean: a type of the package lacks a member.
    public internal(set) var isSure = false
    /// True if the error depends on declarations of other samples of the page, and no course says that they belong together.
    public internal(set) var isOfLoan = false
    /// The package's former name that it is about, if any.
    public internal(set) var former: FormerName?
}

extension CompilerError {
    /// The same error with a suggested name, in the form in which the compiler itself suggests some.
    func suggesting(_ name: String) -> CompilerError {
        var error = self
        error.message = error.message.trimmed + "; did you mean '\(name)'?"
        return error
    }

    /// True if it is a slip of the pen, whatever the sample belongs to.
    var isSlip: Bool { hasSuggestion || Slip.isInLabels(message) }

    /// The same error as one about a name that the package had before.
    func meaning(_ former: FormerName) -> CompilerError {
        var error = self
        error.former = former
        return error
    }

    /// True if its message suggests a name.
    var hasSuggestion: Bool { message.contains("; did you mean '") }
}

/// The compiler's verdict on one sample.
public struct CompilationVerdict: Sendable {
    public enum Outcome: Sendable, Hashable {
        case passes
        /// Errors; never empty.
        case fails([CompilerError])
        /// Missing names, and the errors, if any, that have nothing to do with them.
        case needsContext([String], [CompilerError])
        /// Missing names with which, once stand-ins declare them, the sample passes. Never empty.
        case passesGiven([String])
        /// No verdict: the sample is a fragment, or the compiler has not answered.
        case undecided
    }

    /// The outcome of the code outside of all segments; of the whole sample if there are none.
    public let rest: Outcome
    /// The outcomes of the segments, in the order of the linter's verdict.
    public let segments: [Outcome]
    /// For each segment, the warnings of the compiler in it; proof for a segment that names their group.
    public let warnings: [[CompilerError]]
    /// The reason why the compiler has not answered for the whole sample; nil if it has.
    public internal(set) var failure: CompilerFailure?
    /// True if the sample lists declarations without bodies, which were given some.
    public let isInterface: Bool
    /// True if the package that samples are about is built, and every name of the sample is known: messages about a few
    /// statements are then as certain as those about a whole file.
    public var knowsAllNames = false
    /// The warnings that the sample uses deprecated declarations of the package.
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

    /// Returns the outcome if some names aren't missing but declared by code that is marked as wrong.
    func without(_ declared: Set<String>) -> CompilationVerdict.Outcome {
        let names = missingNames.filter { !declared.contains($0) }
        // Other errors may follow from the names.
        guard names.count < missingNames.count, errors.isEmpty else { return self }
        guard !names.isEmpty else { return .undecided }
        if case .passesGiven = self { return .passesGiven(names) }
        return .needsContext(names, [])
    }
}
