/// The measures of a shape: its label, its padding and the author's size.
struct ShapeMeasure {
    /// The label's box.
    var label: Size
    /// The padding beside the label, and above and below it.
    var padding: Size
    /// The author's width from `@{ w: …, h: … }`; nil if there is none.
    var width: Double?
    var height: Double?

    /// The label with its padding, or the author's size if that is larger.
    var box: Size {
        Size(
            width: max(label.width + 2 * padding.width, width ?? 0),
            height: max(label.height + 2 * padding.height, height ?? 0)
        )
    }

    /// Returns the label's box with a part of its padding.
    func box(_ part: Double) -> Size {
        Size(width: label.width + 2 * padding.width * part, height: label.height + 2 * padding.height * part)
    }
}
