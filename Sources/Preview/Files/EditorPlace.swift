/// A place in a page that an editor and a browser share: the heading above it, and how far it is on the way to the next one.
package struct EditorPlace: Sendable, Equatable {
    /// The file's path in the course.
    package let file: String
    /// The heading's id; nil before the first heading.
    package let anchor: String?
    /// The part of the way to the next heading, or to the end: at least 0 and at most 1.
    package let fraction: Double

    package init(file: String, anchor: String?, fraction: Double) {
        (self.file, self.anchor) = (file, anchor)
        self.fraction = fraction.isFinite ? min(max(fraction, 0), 1) : 0
    }
}
