import Course
import CourseConfiguration
import Diagnostics
import Markdown
import SnippetCompiler
import SnippetLint

/// Keys and values of front matter.
enum FrontMatterCompletion {
    /// The keys that every course's lessons may have.
    static let keys = [
        "title", "id", "description", "order", "profile", "platform", "draft", "search", "glossary", "updated",
        "aliases",
        "redirect_from", "extra",
    ]

    static func find(
        at place: CompletionPlace,
        _ lesson: Int,
        _ document: Document,
        in course: Course
    ) -> Completion? {
        guard isInside(place, document) else { return nil }
        guard let colon = place.before.firstIndex(of: ":") else {
            guard !place.before.hasPrefix(" ") else { return nil }
            let written = course.lessons[lesson].metadata.keyRanges.keys
            let own = keys.filter { !written.contains($0) || $0 == place.before }
            return Completion(place.range(of: place.before), own.map { CompletionItem(text: $0, kind: .property) })
        }
        let value = place.before[place.before.index(after: colon)...].drop { $0 == " " }
        let values = values(of: String(place.before[..<colon]), lesson, in: course)
        return Completion(place.range(of: value), values)
    }

    /// True between the lines of dashes; also while the second is still missing.
    private static func isInside(_ place: CompletionPlace, _ document: Document) -> Bool {
        let line = place.lines.line(at: place.offset)
        guard line > 0, place.lines.text(place.lines.range(ofLine: 0)) == "---" else { return false }
        return !(1..<line).contains { place.lines.text(place.lines.range(ofLine: $0)) == "---" }
    }

    private static func values(of key: String, _ lesson: Int, in course: Course) -> [CompletionItem] {
        switch key {
        case "draft", "search", "glossary": return ["true", "false"].map { CompletionItem(text: $0, kind: .value) }
        case "profile":
            let names = Profile.builtIn.map(\.name)
            return names.map { CompletionItem(text: $0, kind: .value) }
        case "platform": return SamplePlatform.allCases.map { CompletionItem(text: $0.rawValue, kind: .value) }
        case "id": return untranslated(into: course.lessons[lesson].language, in: course)
        default: return []
        }
    }

    /// The ids of the lessons that a language lacks: a translation takes one of them.
    private static func untranslated(into language: String, in course: Course) -> [CompletionItem] {
        course.written.filter { index in
            course.lessons[index].language != language && course.twin(of: index, in: language) == nil
        }.map { CompletionItem(text: course.lessons[$0].id, kind: .reference, detail: course.lessons[$0].title) }
    }
}
