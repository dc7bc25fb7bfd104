/// A tag of a template.
struct TemplateTag {
    enum Kind {
        case escaped, unescaped, section, inverted, close, partial, parent, block, comment, delimiters

        /// True if a tag that stands alone on its line removes the line, too.
        var takesItsLine: Bool { self != .escaped && self != .unescaped }
    }

    let kind: Kind
    /// The range of the name, without the blanks around it.
    let name: Range<Int>
    /// The whole tag, with its delimiters.
    let range: Range<Int>
    /// The tag's line; nil if the tag does not stand alone on it, or does not remove it.
    let line: Range<Int>?

    /// The range that is left out of the page because of the tag.
    var extent: Range<Int> { line ?? range }
}
