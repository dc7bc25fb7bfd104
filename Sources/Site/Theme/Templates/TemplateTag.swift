/// A tag of a template.
struct TemplateTag {
    enum Kind {
        case escaped, unescaped, section, inverted, close, partial, parent, block, comment, delimiters

        /// Whether a tag that stands alone on its line takes the line with it.
        var takesItsLine: Bool { self != .escaped && self != .unescaped }
    }

    let kind: Kind
    /// Where the name stands, without the blanks around it.
    let name: Range<Int>
    /// The whole tag, with its delimiters.
    let range: Range<Int>
    /// The line that the tag stands alone on, if it does and takes it with it.
    let line: Range<Int>?

    /// What is left out of the page on account of the tag.
    var extent: Range<Int> { line ?? range }
}
