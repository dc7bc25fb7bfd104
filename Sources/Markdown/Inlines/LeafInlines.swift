import Diagnostics

/// The inlines of one leaf while the extensions work on them.
struct LeafInlines {
    let content: LeafContent
    var events: [InlineEvent] = []
    var spans: [Int32: LinkSpan] = [:]
    /// Whether the events know their places in the content.
    var isAligned = false
    /// Where formulas may stand in the content.
    let formulas: [FormulaSpan]

    init(content: LeafContent, formulas: [FormulaSpan]) {
        self.content = content
        self.formulas = formulas
    }

    /// The place in the file of a range of the content; the block's start where it can't be told.
    func place(_ range: Range<Int>?, _ source: PreparedSource, _ blockStart: Int) -> SourceRange {
        guard isAligned, let range else { return source.file.range(blockStart..<blockStart) }
        return source.file.range(source.fileRange(content.sourceRange(range)))
    }
}
