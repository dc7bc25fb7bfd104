import Course
import Diagnostics
import Markdown

/// Headings, lessons, trees and terms of a course by a part of their names.
enum WorkspaceSymbols {
    private static let most = 200

    static func json(_ query: String, in view: CourseView) -> [JSONValue] {
        let query = query.lowercased()
        let course = view.course
        var found: [JSONValue] = []
        func add(_ name: String, _ kind: DocumentSymbols.Kind, _ range: SourceRange?, in container: String) {
            guard found.count < most, let range, query.isEmpty || name.lowercased().contains(query),
                let location = view.location(range)
            else { return }
            found.append([
                "name": .text(name), "kind": .integer(kind.rawValue), "location": location,
                "containerName": .text(container),
            ])
        }
        for index in course.written {
            let lesson = course.lessons[index]
            add(lesson.id, .file, course.range(of: .lesson(index)), in: lesson.filePath)
            let facts = lesson.facts
            for (place, heading) in facts.headings.enumerated() where heading.plainText.lowercased().contains(query) {
                let range = course.range(of: .heading(lesson: index, heading: place))
                add(heading.plainText, .string, range, in: lesson.title)
            }
            guard found.count < most else { break }
        }
        for tree in course.decisionTrees { add("tree:\(tree.name)", .object, tree.range, in: tree.title) }
        for (index, term) in (course.glossary?.terms ?? []).enumerated() {
            for name in term.names.values.map(\.text).sorted() {
                add(name, .key, course.range(of: .term(index)), in: term.id)
            }
        }
        return found
    }
}
