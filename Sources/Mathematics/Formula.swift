import Diagnostics

/// A formula, read from the part of LaTeX that is used for mathematics on pages, and written as MathML Core.
///
/// It covers what KaTeX and MathJax have in common and a lesson needs: signs, letters of all alphabets, fractions, roots, indices
/// and bounds, accents, delimiters that grow, matrices and aligned lines, words. Macros can't be defined. Reading takes time in
/// proportion to the source, and stops at ``longest`` bytes and at ``deepest`` levels.
public struct Formula: Sendable {
    /// The faults, in the order of the source. A formula with faults should not be shown: parts of it would be missing.
    public let faults: [FormulaFault]
    let nodes: [MathNode]

    /// The largest number of bytes in a formula.
    public static let longest = 10_000
    /// The largest number of groups within one another.
    static let deepest = 32

    /// - Parameters:
    ///   - source: UTF-8, without the signs around the formula.
    ///   - nearMiss: Finds the known commands that unknown ones were meant to be.
    public init(_ source: some Sequence<UInt8>, nearMiss: inout NearMiss) {
        var parser = FormulaParser(Array(source), nearMiss)
        nodes = parser.run()
        faults = parser.faults
        nearMiss = parser.nearMiss
    }

    /// Reads a formula without suggestions for its faults.
    public init(_ source: some Sequence<UInt8>) {
        var nearMiss = NearMiss(budget: 0)
        self.init(source, nearMiss: &nearMiss)
    }

    /// Appends a `math` element; text of the source stands in it only in escaped form.
    ///
    /// - Parameter isDisplay: True if the formula stands on lines of its own.
    public func write(isDisplay: Bool, to output: inout [UInt8]) {
        var writer = MathMLWriter(output: output)
        output = []
        writer.write(nodes, isDisplay: isDisplay)
        output = writer.output
    }
}

/// A fault in a formula.
public struct FormulaFault: Sendable {
    public enum Kind: Sendable {
        /// An unknown command or environment.
        case unknown
        case syntax
    }

    public let kind: Kind
    /// The range in bytes of the source.
    public let range: Range<Int>
    public let message: LocalizedText
    public let advice: LocalizedText?
}
