import Course
import CourseConfiguration
import Diagnostics
import Markdown
import MarkdownHTML

/// Finds the target that the text at a place names.
extension FileView {
    /// - Parameter offset: in the file, in bytes.
    func target(at offset: Int) -> NamedTarget? {
        if let term = term(inGlossaryAt: offset) { return term }
        guard let (lesson, document) = document(at: offset) else { return nil }
        return link(at: offset, lesson, document) ?? rule(at: offset, document) ?? code(at: offset, document)
            ?? footnote(at: offset, lesson, document) ?? heading(at: offset, lesson, document)
            ?? id(at: offset, lesson) ?? term(at: offset, lesson)
    }

    private func covers(_ range: SourceRange, _ offset: Int) -> Bool {
        range.path == path && range.bytes.lowerBound <= offset && offset <= range.bytes.upperBound
            && !range.bytes.isEmpty
    }

    private func link(at offset: Int, _ lesson: Int, _ document: Document) -> NamedTarget? {
        for link in document.links where covers(link.range, offset) {
            guard let target = course.target(course.resolve(link, from: lesson)) else { continue }
            return NamedTarget(target: target, range: link.destinationRange ?? link.range)
        }
        for link in document.rawLinks where covers(link.range, offset) {
            guard let target = course.target(course.resolve(link, from: lesson)) else { continue }
            return NamedTarget(target: target, range: link.range)
        }
        return nil
    }

    /// The rule that a comment switches off, or that a fence names as what its sample breaks.
    private func rule(at offset: Int, _ document: Document) -> NamedTarget? {
        var places = document.comments.map(\.range)
        for block in document.codeBlocks {
            places += block.attributes.filter { $0.name == "fails" }.compactMap(\.valueRange)
        }
        guard places.contains(where: { covers($0, offset) }), let word = lines.ruleName(at: offset),
            let rule = RuleID(named: lines.text(word))
        else { return nil }
        return NamedTarget(target: .rule(rule), range: SourceRange(path: path, bytes: word))
    }

    /// The file that a fence takes its code from.
    private func code(at offset: Int, _ document: Document) -> NamedTarget? {
        for block in document.codeBlocks where block.origin != nil {
            let names = block.attributes.filter { ["file", "region", "lines"].contains($0.name) }
            guard let name = names.first(where: { covers($0.range, offset) }) else { continue }
            let code = block.slice.range(0..<max(0, block.slice.bytes.count - 1))
            return NamedTarget(target: .code(code), range: name.range)
        }
        return nil
    }

    private func footnote(at offset: Int, _ lesson: Int, _ document: Document) -> NamedTarget? {
        guard let label = lines.footnoteLabel(at: offset) else { return nil }
        let name = lines.text(label)
        let index = document.footnotes.firstIndex { $0.label.lowercased() == name.lowercased() }
        return index.map { index in
            NamedTarget(
                target: .footnote(lesson: lesson, index: index),
                range: SourceRange(path: path, bytes: label),
                isDefinition: document.footnotes[index].range.bytes.contains(label.lowerBound)
            )
        }
    }

    private func heading(at offset: Int, _ lesson: Int, _ document: Document) -> NamedTarget? {
        let found = document.headings.firstIndex { heading in
            covers(heading.range, offset)
                && lines.line(at: offset) <= lines.line(at: max(0, heading.range.bytes.upperBound - 1))
        }
        return found.map { heading in
            NamedTarget(
                target: .heading(lesson: lesson, heading: heading),
                range: document.headings[heading].range,
                isDefinition: true
            )
        }
    }

    /// The lesson whose id stands in the front matter.
    private func id(at offset: Int, _ lesson: Int) -> NamedTarget? {
        guard let range = course.lessons[lesson].metadata.idRange, covers(range, offset) else { return nil }
        return NamedTarget(target: .lesson(lesson), range: range, isDefinition: true)
    }

    private func term(at offset: Int, _ lesson: Int) -> NamedTarget? {
        let uses = course.termUses(in: lesson)
        return uses.first { covers($0.range, offset) }.map { NamedTarget(target: .term($0.term), range: $0.range) }
    }

    private func term(inGlossaryAt offset: Int) -> NamedTarget? {
        guard let glossary = course.glossary, path == course.configuration.glossary?.file else { return nil }
        for (index, term) in glossary.terms.enumerated() {
            for name in term.names.values where covers(name.range, offset) {
                return NamedTarget(target: .term(index), range: name.range, isDefinition: true)
            }
        }
        return nil
    }
}

extension TextLines {
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Returns the word around an offset whose bytes pass; nil if there is none.
    func word(at offset: Int, _ belongs: (UInt8) -> Bool) -> Range<Int>? {
        var (start, end) = (offset, offset)
        while start > 0, belongs(bytes[start - 1]) { start -= 1 }
        while end < bytes.count, belongs(bytes[end]) { end += 1 }
        return start < end ? start..<end : nil
    }

    func ruleName(at offset: Int) -> Range<Int>? {
        word(at: offset) { $0 >= 0x61 && $0 <= 0x7A || $0 >= 0x30 && $0 <= 0x39 || $0 == UInt8(ascii: "-") }
    }

    /// The label of the footnote `[^label]` around an offset, with its sign and its brackets left out.
    func footnoteLabel(at offset: Int) -> Range<Int>? {
        let line = range(ofLine: self.line(at: offset))
        let belongs: (UInt8) -> Bool = {
            $0 != UInt8(ascii: "[") && $0 != UInt8(ascii: "]") && $0 != 0x0A && $0 != 0x0D
        }
        guard offset <= line.upperBound, let word = word(at: offset, belongs), word.lowerBound > line.lowerBound,
            bytes[word.lowerBound - 1] == UInt8(ascii: "["), bytes[word.lowerBound] == UInt8(ascii: "^"),
            word.upperBound < bytes.count, bytes[word.upperBound] == UInt8(ascii: "]"), word.count > 1
        else { return nil }
        return (word.lowerBound + 1)..<word.upperBound
    }
}
