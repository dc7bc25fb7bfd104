import Course
import Diagnostics
import Markdown

/// The text that an editor shows beside a place: what a link leads to, what a rule or a term means, what a diagram says.
struct Hovering {
    let file: FileView
    let explanation: @Sendable (String, String) -> String?

    /// The largest length of a text in the answer, in characters.
    private static let longest = 2_000

    func json(_ params: JSONValue) throws(RequestError) -> JSONValue {
        let offset = try file.offset(params)
        if let found = file.target(at: offset), let text = text(found) {
            return answer(text, file.json(found.range))
        }
        if let found = file.findings.first(where: { $0.range.bytes.contains(offset) }),
            let text = explanation(found.rule.rawValue, file.language)
        {
            return answer(text, file.json(found.range))
        }
        return diagram(at: offset) ?? .null
    }

    private func answer(_ text: String, _ range: JSONValue) -> JSONValue {
        let text = text.count > Self.longest ? text.prefix(Self.longest) + "…" : text[...]
        return ["contents": ["kind": "markdown", "value": .text(String(text))], "range": range]
    }

    private func text(_ found: NamedTarget) -> String? {
        let course = file.course
        switch found.target {
        case .rule(let rule): return explanation(rule.rawValue, file.language)
        case .term(let term): return definition(of: term)
        case .lesson(let lesson):
            guard !found.isDefinition else { return nil }
            let document = course.lessons[lesson].document
            let words = course.lessons[lesson].metadata.description ?? document.excerpt
            return heading(course.lessons[lesson].title, words)
        case .heading(let lesson, let heading):
            guard !found.isDefinition else { return twins(of: found.target) }
            let document = course.lessons[lesson].document
            return self.heading(
                document.headings[heading].plainText,
                firstParagraph(behind: document.headings[heading].node, document)
            )
        case .tree(let tree, let node):
            let tree = course.decisionTrees[tree]
            return heading(tree.title, node.map { tree.nodes[$0].text })
        case .footnote(let lesson, let index):
            let document = course.lessons[lesson].document
            return found.isDefinition ? nil : plain(document.plainText(of: document.footnotes[index].node))
        case .code(let range): return "`\(range.path)`"
        case .file(let path): return "`\(path)`"
        }
    }

    private func heading(_ title: String, _ words: String?) -> String {
        let head = "**\(plain(title))**"
        return words.map { "\(head)\n\n\(plain($0))" } ?? head
    }

    private func firstParagraph(behind heading: NodeID, _ document: Document) -> String? {
        var node = document.sibling(after: heading)
        while let next = node, document[next].kind != .heading {
            if document[next].kind == .paragraph { return document.plainText(of: next) }
            node = document.sibling(after: next)
        }
        return nil
    }

    /// The headings in the other languages, by their words.
    private func twins(of target: Target) -> String? {
        let lines = file.course.twins(of: target).compactMap { twin -> String? in
            guard case .heading(let lesson, let heading) = twin.target else { return nil }
            return "\(twin.language): \(plain(file.course.lessons[lesson].document.headings[heading].plainText))"
        }
        return lines.isEmpty ? nil : lines.joined(separator: "\n\n")
    }

    private func definition(of index: Int) -> String? {
        guard let term = file.course.glossary?.terms[index] else { return nil }
        let own = file.lesson.map { file.course.lessons[$0].language } ?? file.language
        let names = term.names.sorted { $0.key < $1.key }.map { "\($0.key): **\(plain($0.value.text))**" }
        let definition = term.definitions[own] ?? term.definitions[file.course.configuration.mainLanguage]
        return (names + [definition].compactMap(\.self)).joined(separator: "\n\n")
    }

    private func diagram(at offset: Int) -> JSONValue? {
        guard let (lesson, document) = file.document(at: offset),
            let block = document.codeBlocks.first(where: {
                $0.range.bytes.contains(offset) && $0.range.path == file.path
            }),
            let diagram = file.course.lessons[lesson].diagram(in: block), diagram.isValid
        else { return nil }
        return answer(plain(diagram.description(language: file.language)), file.json(block.range))
    }

    /// The text with signs of Markdown as text.
    private func plain(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            if "\\`*_[]<>#|".contains(character) { result.append("\\") }
            result.append(character)
        }
    }
}
