import Course

/// The description of a lesson for search engines and previews.
enum LessonDescription {
    /// The longest excerpt, in characters; search engines show about so many.
    private static let longestExcerpt = 160

    /// The author's description, or the beginning of the lesson's text; nil if there is neither.
    static func text(of lesson: Lesson) -> String? {
        if let written = lesson.metadata.description { return written }
        guard let text = lesson.document.excerpt, text.utf8.count > longestExcerpt else {
            return lesson.document.excerpt
        }
        let words = text.prefix(longestExcerpt).split(separator: " ").dropLast()
        return words.joined(separator: " ") + "…"
    }
}
