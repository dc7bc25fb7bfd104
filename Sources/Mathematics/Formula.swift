import Diagnostics

/// A formula, read from the part of LaTeX that mathematics on pages is written in, to be written as MathML Core.
///
/// What is read is what KaTeX and MathJax have in common and a lesson needs: signs, letters of all alphabets, fractions, roots,
/// indices and bounds, accents, delimiters that grow, matrices and aligned lines, words. Macros can't be defined. Reading takes
/// time in proportion to the source, and stops at ``longest`` bytes and at ``deepest`` levels.
public struct Formula: Sendable {
    /// In the order of the source. A formula with faults is not to be written: something of it would be missing.
    public let faults: [FormulaFault]
    let nodes: [MathNode]

    /// How many bytes a formula may have.
    public static let longest = 10_000
    /// How many groups may be within one another.
    static let deepest = 32

    /// - Parameters:
    ///   - source: UTF-8, without the signs around the formula.
    ///   - nearMiss: finds what unknown commands were meant to be.
    public init(_ source: some Sequence<UInt8>, nearMiss: inout NearMiss) {
        var parser = FormulaParser(Array(source), nearMiss)
        nodes = parser.run()
        faults = parser.faults
        nearMiss = parser.nearMiss
    }

    /// The formula without suggestions for what is wrong.
    public init(_ source: some Sequence<UInt8>) {
        var nearMiss = NearMiss(budget: 0)
        self.init(source, nearMiss: &nearMiss)
    }

    /// Appends a `math` element; nothing of the source stands in it but as escaped text.
    ///
    /// - Parameter isDisplay: whether the formula stands on lines of its own.
    public func write(isDisplay: Bool, to output: inout [UInt8]) {
        var writer = MathMLWriter(output: output)
        output = []
        writer.write(nodes, isDisplay: isDisplay)
        output = writer.output
    }
}

/// What is wrong with a formula.
public struct FormulaFault: Sendable {
    public enum Kind: Sendable {
        /// A command or an environment that isn't known.
        case unknown
        case syntax
    }

    public let kind: Kind
    /// In bytes of the source.
    public let range: Range<Int>
    public let message: LocalizedText
    public let advice: LocalizedText?
}
