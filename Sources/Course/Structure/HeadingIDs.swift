import Diagnostics
import Markdown

/// Gives every heading the id it has on its page.
///
/// A translation whose headings match the main language's one by one, level for level, takes over their ids: so the same
/// section has the same address in every language, and the language switch can lead from section to section.
struct HeadingIDs {
    static func assign(_ lessons: [Lesson], twins: [String: [String: Int]], mainLanguage: String) -> [[String]] {
        lessons.map { lesson in
            guard lesson.language != mainLanguage,
                let original = twins[lesson.id]?[mainLanguage].map({ lessons[$0] }),
                original.document.headings.map(\.level) == lesson.document.headings.map(\.level)
            else { return lesson.document.headings.map(\.anchor) }
            let own = lesson.document.headings
            let shared = original.document.headings
            let explicit = Set(own.compactMap(\.explicitID))
            let ids = zip(own, shared).map { heading, twin in heading.explicitID ?? twin.anchor }
            // An explicit id of the translation may clash with a slug taken over: then each keeps its own.
            return Set(ids).count == ids.count || explicit.isEmpty ? ids : own.map(\.anchor)
        }
    }
}
