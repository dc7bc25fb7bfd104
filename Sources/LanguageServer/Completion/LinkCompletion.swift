import Course
import CourseConfiguration
import Diagnostics
import Markdown
import MarkdownHTML

/// Destinations of links: pages and files, anchors, pages by name, decision trees.
enum LinkCompletion {
    /// The largest number of pages and files that are looked at.
    private static let most = 20_000

    static func find(at place: CompletionPlace, _ lesson: Int, in course: Course) -> Completion? {
        if let name = place.behind("<doc:"), !name.contains(">"), !name.contains(" ") {
            return Completion(place.range(of: name), names(lesson, in: course))
        }
        guard let destination = place.behind("](") ?? reference(at: place), !destination.contains(")"),
            !destination.contains(" ")
        else { return nil }
        let written = destination.hasPrefix("<") ? destination.dropFirst() : destination
        if written.hasPrefix("doc:") {
            return Completion(place.range(of: written.dropFirst(4)), names(lesson, in: course))
        }
        if written.hasPrefix(TreeLink.scheme) {
            return tree(at: place, written.dropFirst(TreeLink.scheme.count), lesson, course)
        }
        guard let sign = written.firstIndex(of: "#") else {
            return Completion(place.range(of: written), files(from: lesson, in: course))
        }
        guard let target = target(String(written[..<sign]), from: lesson, in: course) else { return nil }
        return Completion(place.range(of: written[written.index(after: sign)...]), anchors(of: target, in: course))
    }

    /// The destination of a definition such as `[label]: path`.
    private static func reference(at place: CompletionPlace) -> Substring? {
        guard place.trimmed.hasPrefix("["), !place.trimmed.hasPrefix("[^") else { return nil }
        return place.behind("]: ")
    }

    private static func target(_ path: String, from lesson: Int, in course: Course) -> Int? {
        if path.isEmpty { return lesson }
        guard case .lesson(let page, _) = course.resolve(path, from: lesson) else { return nil }
        return course.original(shownBy: page)
    }

    /// The headings of a lesson by the anchors that its page has.
    private static func anchors(of lesson: Int, in course: Course) -> [CompletionItem] {
        zip(course.lessons[lesson].facts.headings, course.headingIDs[lesson]).map { heading, id in
            CompletionItem(text: id, kind: .reference, detail: heading.plainText)
        }
    }

    /// The lessons of the same language, and the files of the course, by their paths from a lesson.
    private static func files(from lesson: Int, in course: Course) -> [CompletionItem] {
        let own = course.lessons[lesson]
        let pages = course.written.prefix(most).filter { $0 != lesson && course.lessons[$0].language == own.language }
        let files = course.listedAssets.prefix(most).map(\.path)
        return pages.map { page in
            let other = course.lessons[page]
            return CompletionItem(text: way(from: own, to: other.filePath), kind: .file, detail: other.title)
        } + files.map { CompletionItem(text: way(from: own, to: $0), kind: .file) }
    }

    private static func way(from lesson: Lesson, to path: String) -> String {
        LinkText.encoded(CoursePath.relative(from: lesson.filePath, to: path))
    }

    private static func names(_ lesson: Int, in course: Course) -> [CompletionItem] {
        let language = course.lessons[lesson].language
        let names = course.links.documentNames.value.all[language] ?? [:]
        let pages = Dictionary(grouping: names, by: \.value)
        // The shortest of a page's names is the one that people write.
        return pages.sorted { $0.key < $1.key }.compactMap { page, names in
            let stem = SourceName.stem(CoursePath.name(of: course.lessons[page].path))
            let isKnown = names.contains { $0.key == stem.lowercased() }
            guard let name = isKnown ? stem : names.map(\.key).min(by: { ($0.count, $0) < ($1.count, $1) }) else {
                return nil
            }
            return CompletionItem(text: name, kind: .reference, detail: course.lessons[page].title)
        }
    }

    private static func tree(at place: CompletionPlace, _ text: Substring, _ lesson: Int, _ course: Course)
        -> Completion?
    {
        let language = course.lessons[lesson].language
        let trees = course.decisionTrees.filter { $0.language == language }
        guard let slash = text.firstIndex(of: "/") else {
            let items = trees.map { CompletionItem(text: $0.name, kind: .reference, detail: $0.title) }
            return Completion(place.range(of: text), items)
        }
        let nodes = trees.first { $0.name == text[..<slash] }?.nodes ?? []
        let items = nodes.map { CompletionItem(text: $0.id, kind: .reference, detail: $0.text) }
        return Completion(place.range(of: text[text.index(after: slash)...]), items)
    }
}
