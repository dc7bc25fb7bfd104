import Course
import CourseConfiguration
import Diagnostics
import Markdown
import Mermaid
import Support

/// Finds text that was left in another of the course's languages: paragraphs, headings, cells, captions, labels, titles.
struct UntranslatedText {
    static let rule = RuleID.translationUntranslated

    private let course: Course
    private let lesson: Lesson
    private let detector: LanguageDetector
    private let suppressions: SuppressionComments
    /// The links to other sites, whose text is often the title of what they lead to.
    private let awayLinks: Set<NodeID>
    private let shared: SharedPassages

    /// The numbers of words of another language that make a paragraph foreign, and a heading or a cell.
    private enum Needed {
        static let paragraph = 3
        static let label = 2
    }

    static func check(_ index: Int, of course: Course, by detector: LanguageDetector) -> [Diagnostic] {
        let lesson = course.lessons[index]
        let check = UntranslatedText(
            course: course,
            lesson: lesson,
            detector: detector,
            suppressions: SuppressionComments(lesson.document),
            awayLinks: Set(lesson.document.links.filter { $0.destination.contains("://") }.map(\.node)),
            shared: SharedPassages(index, of: course)
        )
        return check.text() + check.attributes() + check.metadata()
    }

    // MARK: Text

    /// The least number of foreign passages with which, if they are most of a lesson, the lesson as a whole is reported.
    private static let many = 5
    /// The number of bytes in letters of another script than Latin from which a passage counts.
    private static let fewBytes = 12

    /// Returns true for a reference to a publication in the usual forms, which keeps its title: “Name, N. (2022, May 11). Title”, “Title.
    /// Journal 4, 2019, pp. 34–39”.
    private func isReference(_ node: NodeID) -> Bool {
        let whole = lesson.document.plainText(of: node)
        if whole.contains(/\b(?:19|20)\d\d\b.{0,40}\bpp?\. ?\d|\b(?:doi|ISBN)\b[: ]/) { return true }
        let text = Array(whole.utf8.prefix(200))
        return text.indices.dropLast(7).contains { index in
            text[index...].starts(with: ". (".utf8)
                && (text[(index + 3)...].starts(with: "19".utf8) || text[(index + 3)...].starts(with: "20".utf8))
                && text[index + 5].isDigit && text[index + 6].isDigit
        }
    }

    /// Returns true for single words with slashes between them, which are names: “Given / When / Then”.
    private func isListOfNames(_ node: NodeID) -> Bool {
        let parts = lesson.document.plainText(of: node).split(separator: "/")
        return parts.count > 2 && parts.allSatisfy { $0.split(separator: " ").count == 1 }
    }

    /// Returns true for a statement of SQL that is not set as code.
    private func isQuery(_ node: NodeID) -> Bool {
        let words = lesson.document.plainText(of: node).lowercased().split(separator: " ")
        guard let first = words.first else { return false }
        let second: [Substring: Substring] = ["select": "from", "delete": "from", "insert": "into", "update": "set"]
        return second[first].map(words.contains) ?? false
    }

    /// Returns true for a paragraph of a quotation that names who said it: “― Douglas Adams”, `<cite>`.
    private func isQuotation(_ node: NodeID) -> Bool {
        let document = lesson.document
        guard let quote = document[node].parent, document[quote].kind == .blockQuote else { return false }
        let text = document.file.text(in: document.range(of: quote).bytes)
        let last = text.split(whereSeparator: \.isNewline).last?.drop { $0 == ">" || $0 == " " } ?? ""
        return text.contains("<cite") || ["—", "―", "–"].contains { last.hasPrefix($0) } && last.count < 80
    }

    private func text() -> [Diagnostic] {
        let document = lesson.document
        var findings = DiagnosticList()
        var evidence = LanguageEvidence()
        var languages: Set<String> = []
        var judged = 0
        for node in document.descendants(of: document.root) {
            let needed: Int
            switch document[node].kind {
            case .paragraph: needed = Needed.paragraph
            case .heading, .tableCell: needed = Needed.label
            default: continue
            }
            count(node, into: &evidence)
            // Small words are not known in every script; letters tell of a text in another one.
            if evidence.has(needed) || evidence.otherBytes > Self.fewBytes { judged += 1 }
            guard let language = detector.foreignLanguage(evidence, own: lesson.language, needed: needed),
                !isReference(node), !isQuotation(node), !isListOfNames(node), !isQuery(node),
                !shared.isQuoted(node, of: document, in: language)
            else { continue }
            languages.insert(language)
            findings.append(contentsOf: finding(language, at: document.firstLine(of: node)))
        }
        guard findings.count >= Self.many, findings.count * 2 > judged, languages.count == 1,
            let language = languages.first, let first = findings.first
        else { return findings.diagnostics }
        return [
            Diagnostic(
                rule: Self.rule,
                severity: .warning,
                message: LocalizedText(
                    en: "most of this lesson, \(findings.count) passages from here on, seems to be in “\(language)”",
                    es: "casi toda esta lección, \(findings.count) pasajes desde aquí, parece estar en «\(language)»"
                ),
                range: first.range,
                advice: first.advice
            )
        ]
    }

    /// Counts the words of a passage. What is set in bold among words of the page's own language is the name of a control, or another
    /// quotation, which stays as the program shows it.
    private func count(_ node: NodeID, into evidence: inout LanguageEvidence) {
        let document = lesson.document
        evidence.removeAll()
        var bold = LanguageEvidence()
        for inline in document.descendants(of: node) where document[inline].kind == .text {
            guard let parent = document[inline].parent, !awayLinks.contains(parent) else { continue }
            let text = Self.withoutTitles(document.textBytes(of: inline))
            if document[parent].kind == .strong {
                detector.count(text, into: &bold)
            } else {
                detector.count(text, into: &evidence)
            }
        }
        if !detector.mayBeOwn(evidence, language: lesson.language) { evidence.add(bold) }
    }

    /// Returns a text without the titles of works between the brackets that Chinese and Japanese have for them: 《Moby-Dick》.
    private static func withoutTitles(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var kept: ArraySlice<UInt8> = []
        var rest = text
        while let start = rest.firstRange(ofBytes: "《".utf8),
            let end = rest[start.upperBound...].firstRange(ofBytes: "》".utf8)
        {
            kept += rest[..<start.lowerBound]
            rest = rest[end.upperBound...]
        }
        return kept.isEmpty ? rest : kept + rest
    }

    // MARK: Captions and labels

    private func attributes() -> [Diagnostic] {
        lesson.document.codeBlocks.flatMap { block -> [Diagnostic] in
            let caption = block.attributes.first { $0.name == "caption" }
            return label(caption?.value ?? "", at: caption?.valueRange ?? block.range)
                + (lesson.diagram(in: block).map(labels) ?? [])
        }
    }

    /// The labels of a diagram, taken together: each alone is too short to tell its language.
    private func labels(of diagram: ParsedDiagram) -> [Diagnostic] {
        var all = LanguageEvidence()
        var first: SourceRange?
        for (text, range) in diagram.labels {
            var own = LanguageEvidence()
            detector.count(text.utf8, into: &own)
            if let language = detector.foreignLanguage(own, own: lesson.language, needed: Needed.label) {
                return finding(language, at: range)
            }
            if first == nil, own.has(1) { first = range }
            all.add(own)
        }
        guard let first,
            let language = detector.foreignLanguage(all, own: lesson.language, needed: Needed.paragraph)
        else { return [] }
        return finding(language, at: first)
    }

    // MARK: Front matter

    private func metadata() -> [Diagnostic] {
        let metadata = lesson.metadata
        return label(metadata.title ?? "", at: metadata.keyRanges["title"] ?? lesson.file.range(0..<0))
            + label(metadata.description ?? "", at: metadata.keyRanges["description"] ?? lesson.file.range(0..<0))
    }

    private func label(_ text: String, at range: SourceRange) -> [Diagnostic] {
        guard !text.isEmpty else { return [] }
        var evidence = LanguageEvidence()
        detector.count(text.utf8, into: &evidence)
        return detector.foreignLanguage(evidence, own: lesson.language, needed: Needed.label).map {
            finding($0, at: range)
        } ?? []
    }

    /// Returns true if the page's file, or a folder around it, is called by a language: it is no page of the course's other one.
    private func isNamed(_ language: String) -> Bool {
        func primary(_ tag: some StringProtocol) -> String? {
            LanguageTag.named(by: tag)?.split(separator: "-").first.map(String.init)
        }
        let own = primary(language)
        return lesson.filePath.split(separator: "/").contains { part in
            let name = String(part)
            return primary(name) == own
                || NameSuffix.all(of: SourceName.isMarkdown(name) ? name : name + ".md").contains {
                    primary($0.tag) == own
                }
        }
    }

    // MARK: Finding

    private func finding(_ language: String, at range: SourceRange) -> [Diagnostic] {
        guard !suppressions.disables(Self.rule, at: range.bytes.lowerBound), !isNamed(language) else { return [] }
        return [
            Diagnostic(
                rule: Self.rule,
                severity: .warning,
                message: LocalizedText(
                    en: "this seems to be in “\(language)”, on a page in “\(lesson.language)”",
                    es: "esto parece estar en «\(language)», en una página en «\(lesson.language)»"
                ),
                range: range,
                advice: LocalizedText(
                    en: "translate it; if it is a quotation, put <!-- glosa:disable \(Self.rule) --> before it",
                    es: "tradúcelo; si es una cita, pon <!-- glosa:disable \(Self.rule) --> delante"
                )
            )
        ]
    }
}
