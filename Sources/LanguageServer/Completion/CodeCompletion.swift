import Course
import CourseConfiguration
import Diagnostics
import Markdown
import Mermaid

/// Languages and attributes of fences, and the types of diagrams.
enum CodeCompletion {
    static func find(
        at place: CompletionPlace,
        _ lesson: Int,
        _ document: Document,
        in course: Course
    ) -> Completion? {
        let line = place.trimmed
        if let sign = line.first, sign == "`" || sign == "~", line.prefix(while: { $0 == sign }).count > 2 {
            guard isOpening(place, document) else { return nil }
            return fence(at: place, line.drop { $0 == sign }, lesson, in: course)
        }
        return diagram(at: place, document)
    }

    /// True for a line that opens a block, or that no block has taken yet; false for one inside of code.
    private static func isOpening(_ place: CompletionPlace, _ document: Document) -> Bool {
        let line = place.lines.line(at: place.offset)
        return !document.codeBlocks.contains { block in
            block.range.bytes.contains(place.offset) && place.lines.line(at: block.range.bytes.lowerBound) != line
        }
    }

    private static func fence(
        at place: CompletionPlace,
        _ info: Substring,
        _ lesson: Int,
        in course: Course
    ) -> Completion? {
        let info = info.drop { $0 == " " }
        guard let blank = info.firstIndex(of: " ") else {
            let names = FenceNames.languages.map { CompletionItem(text: $0, kind: .keyword) }
            return Completion(place.range(of: info), names)
        }
        let rest = info[info.index(after: blank)...]
        guard let attribute = openAttribute(rest) else {
            let word = CompletionPlace.lastWord(rest)
            let names = FenceNames.attributes.map { CompletionItem(text: $0, kind: .property) }
            return Completion(place.range(of: word), names)
        }
        let word = CompletionPlace.lastWord(attribute.value)
        switch attribute.name {
        case "fails": return Completion(place.range(of: word), Completions.rules)
        case "tree": return Completion(place.range(of: word), trees(lesson, in: course))
        default: return nil
        }
    }

    /// The attribute whose value the cursor stands in: behind `=`, or within its quotes.
    private static func openAttribute(_ text: Substring) -> (name: String, value: Substring)? {
        guard let sign = text.lastIndex(of: "=") else { return nil }
        let value = text[text.index(after: sign)...]
        let quotes = value.count { $0 == "\"" }
        guard quotes == 1 || quotes == 0 && !value.contains(" ") else { return nil }
        return (String(text[..<sign].split(separator: " ").last ?? ""), value)
    }

    /// The trees of the other languages that the lesson's has not.
    private static func trees(_ lesson: Int, in course: Course) -> [CompletionItem] {
        let language = course.lessons[lesson].language
        let own = Set(course.decisionTrees.filter { $0.language == language }.map(\.name))
        let others = Set(course.decisionTrees.filter { $0.language != language }.map(\.name))
        return others.subtracting(own).sorted().map { CompletionItem(text: $0, kind: .reference) }
    }

    /// The type of a diagram, on the first line of its block.
    private static func diagram(at place: CompletionPlace, _ document: Document) -> Completion? {
        let block = document.codeBlocks.first { block in
            block.language == "mermaid" && block.range.bytes.lowerBound < place.offset
                && place.offset <= block.range.bytes.upperBound
        }
        guard let block,
            place.lines.line(at: block.range.bytes.lowerBound) + 1 == place.lines.line(at: place.offset)
        else { return nil }
        let word = place.trimmed
        guard !word.contains(" ") else { return nil }
        return Completion(
            place.range(of: word),
            ParsedDiagram.keywords.map { CompletionItem(text: $0, kind: .keyword) }
        )
    }
}
