import Course

/// What search engines and previews are told of a lesson.
enum LessonDescription {
    /// In characters; search engines show about so many.
    private static let longestExcerpt = 160

    /// Its author's words, or the beginning of its text.
    static func text(of lesson: Lesson) -> String? {
        if let written = lesson.metadata.description { return written }
        guard let text = lesson.document.excerpt, text.utf8.count > longestExcerpt else {
            return lesson.document.excerpt
        }
        let words = text.prefix(longestExcerpt).split(separator: " ").dropLast()
        return words.joined(separator: " ") + "…"
    }
}
