/// What a shape is made to measure for.
struct ShapeMeasure {
    /// The label's box.
    var label: Size
    /// Room beside the label, and above and below it.
    var padding: Size
    /// What the author asked for with `@{ w: …, h: … }`.
    var width: Double?
    var height: Double?

    /// The label with its room, at least what the author asked for.
    var box: Size {
        Size(
            width: max(label.width + 2 * padding.width, width ?? 0),
            height: max(label.height + 2 * padding.height, height ?? 0)
        )
    }

    /// The label's box with a part of its room.
    func box(_ part: Double) -> Size {
        Size(width: label.width + 2 * padding.width * part, height: label.height + 2 * padding.height * part)
    }
}
