import Diagnostics
import Mathematics

/// A formula in LaTeX, written as MathML Core.
public struct LaTeXFormula: Sendable {
    /// A fault in a formula.
    public struct Fault: Sendable, Hashable {
        /// One sentence, without a full stop.
        public let message: String
        /// The correction to make, if there is one to name.
        public let advice: String?
        /// The place in the formula's UTF-8 bytes.
        public let range: Range<Int>
    }

    /// A `math` element, without the parts that have faults.
    public let mathML: String
    /// The faults, in order of place; empty for a formula that is shown as it was written.
    public let faults: [Fault]

    /// Reads a formula.
    ///
    /// - Parameters:
    ///   - text: The formula without the dollar signs around it, at most 10,000 bytes.
    ///   - isDisplay: True if it stands on a line of its own.
    ///   - language: The language of faults, a BCP 47 tag; English if it is neither English nor Spanish.
    public init(_ text: String, isDisplay: Bool = false, language: String = "en") {
        var nearMiss = NearMiss()
        let formula = Formula(text.utf8, nearMiss: &nearMiss)
        var output: [UInt8] = []
        formula.write(isDisplay: isDisplay, to: &output)
        mathML = String(decoding: output, as: UTF8.self)
        faults = formula.faults.map {
            Fault(message: $0.message.text(in: language), advice: $0.advice?.text(in: language), range: $0.range)
        }
    }
}
