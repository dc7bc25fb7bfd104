import Course
import Mermaid

extension DiagramOptions {
    /// The largest width that a drawing in the room beside the text has without scrolling on a desktop, in pixels, with labels
    /// set in 14 pixels.
    private static let roomBesideText = 1050.0

    /// The options of diagrams on pages of a language, without the targets of their nodes and links.
    init(in language: String, of course: Course, idPrefix: String = "") {
        self.init(idPrefix: idPrefix, language: language, room: Self.roomBesideText)
        look = course.configuration.diagrams.look
        palette = Palette(rawValue: course.configuration.diagrams.palette.rawValue) ?? .default
    }
}
