/// A formula in a text.
struct FormulaSpan {
    /// The range with the signs around it.
    var whole: Range<Int>
    var content: Range<Int>
    /// True if it is shown on lines of its own.
    var isDisplay: Bool
    /// The number of `>` that its lines begin with.
    var quotes = 0
}
