import Course
import Diagnostics
import Markdown

/// Finds what could be written at a place.
enum Completions {
    static func json(_ file: FileView, _ params: JSONValue) throws(RequestError) -> JSONValue {
        let place = CompletionPlace(file.lines, try file.offset(params))
        return answer(completion(at: place, in: file), file.lines)
    }

    /// Proposes keys and values for a course's configuration, which need not be readable yet.
    static func configuration(_ lines: TextLines, _ params: JSONValue) throws(RequestError) -> JSONValue {
        guard let offset = lines.offset(params["position"]) else { throw .wrong("the position can't be read") }
        return answer(ConfigurationCompletion.find(at: CompletionPlace(lines, offset)), lines)
    }

    private static func answer(_ found: Completion?, _ lines: TextLines) -> JSONValue {
        found?.json(lines) ?? ["isIncomplete": false, "items": []]
    }

    static func completion(at place: CompletionPlace, in file: FileView) -> Completion? {
        guard let (lesson, document) = file.document(at: place.offset) else { return nil }
        if let found = FrontMatterCompletion.find(at: place, lesson, document, in: file.course) { return found }
        if let found = CodeCompletion.find(at: place, lesson, document, in: file.course) { return found }
        guard !isInCode(place, document) else { return nil }
        return comment(at: place) ?? LinkCompletion.find(at: place, lesson, in: file.course) ?? block(
            at: place,
            document
        )
            ?? term(at: place, lesson, in: file.course)
    }

    /// True between the fences of a block of code.
    private static func isInCode(_ place: CompletionPlace, _ document: Document) -> Bool {
        let line = place.lines.line(at: place.offset)
        return document.codeBlocks.contains { block in
            let last = place.lines.line(at: max(block.range.bytes.lowerBound, block.range.bytes.upperBound - 1))
            return block.isFenced && place.lines.line(at: block.range.bytes.lowerBound) < line
                && line < (block.isClosed ? last : last + 1)
        }
    }

    /// The words and the rules of a comment such as `<!-- glosa:disable RULE -->`.
    private static func comment(at place: CompletionPlace) -> Completion? {
        guard let comment = place.behind("<!--"), !comment.contains("-->"), let order = place.behind("glosa:") else {
            return nil
        }
        guard order.contains(" ") else {
            return Completion(
                place.range(of: order),
                ["disable", "enable"].map { CompletionItem(text: $0, kind: .keyword) }
            )
        }
        let word = CompletionPlace.lastWord(order)
        return Completion(place.range(of: word), rules)
    }

    static var rules: [CompletionItem] { RuleID.all.map { CompletionItem(text: $0.rawValue, kind: .value) } }

    /// Alerts, directives and containers at the beginning of a line.
    private static func block(at place: CompletionPlace, _ document: Document) -> Completion? {
        let line = place.trimmed
        if line.hasPrefix("[!"), place.before.contains(">"), !line.contains("]") {
            let names = AlertKind.allCases.map { CompletionItem(text: $0.rawValue.uppercased() + "]", kind: .keyword) }
            return Completion(place.range(of: line.dropFirst(2)), names)
        }
        if line.hasPrefix("@"), line.dropFirst().allSatisfy(\.isLetter), document.dialect.isDocC {
            let names = Container.directiveNames.map { CompletionItem(text: $0, kind: .keyword) }
            return Completion(place.range(of: line.dropFirst()), names)
        }
        let name = line.drop { $0 == ":" }.drop { $0 == " " }
        if line.hasPrefix(":::"), name.allSatisfy({ $0.isLetter || $0 == "-" }) {
            let names = Container.colonNames.map { CompletionItem(text: $0, kind: .keyword) }
            return Completion(place.range(of: name), names)
        }
        return nil
    }

    /// The glossary's terms that begin with the word before the cursor.
    private static func term(at place: CompletionPlace, _ lesson: Int, in course: Course) -> Completion? {
        guard let glossary = course.glossary else { return nil }
        let word = place.before.suffix(while: { $0.isLetter || $0 == "-" })
        guard word.count > 2 else { return nil }
        let language = course.lessons[lesson].language
        let names = glossary.terms.compactMap { $0.names[language]?.text }
        let fitting = names.filter { $0.lowercased().hasPrefix(word.lowercased()) }
        guard !fitting.isEmpty else { return nil }
        return Completion(place.range(of: word), fitting.map { CompletionItem(text: $0, kind: .text) })
    }
}

extension String {
    /// Returns the characters at the end that pass.
    fileprivate func suffix(while passes: (Character) -> Bool) -> Substring {
        var start = endIndex
        while start > startIndex, passes(self[index(before: start)]) { start = index(before: start) }
        return self[start...]
    }
}
