import Course
import Mermaid

extension DiagramOptions {
    /// What a drawing that takes the room beside the text may measure without scrolling on a desk, in pixels, where its
    /// labels are set in 14.
    private static let roomBesideText = 1050.0

    /// How pages of a language have their diagrams drawn, but for what their nodes and links lead to.
    init(in language: String, of course: Course, idPrefix: String = "") {
        self.init(idPrefix: idPrefix, language: language, room: Self.roomBesideText)
        look = course.configuration.diagrams.look
    }
}
