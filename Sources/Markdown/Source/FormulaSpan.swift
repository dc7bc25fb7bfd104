/// A formula in a text.
struct FormulaSpan {
    /// With the signs around it.
    var whole: Range<Int>
    var content: Range<Int>
    /// Whether it stands on lines of its own.
    var isDisplay: Bool
    /// How many `>` its lines begin with.
    var quotes = 0
}
