import Course
import Diagnostics
import Markdown

/// Checks that lessons keep to the glossary: words that it says to avoid, and terms that a translation never uses.
enum GlossaryCheck {
    /// The least number of uses in an original for which a missing term is reported; rarer terms may well be translated without
    /// it.
    private static let leastUses = 3

    // MARK: Words to avoid

    static func check(_ lesson: Int, of course: Course) -> [Diagnostic] {
        let own = course.lessons[lesson]
        guard let glossary = course.glossary, own.metadata.usesGlossary, let table = glossary.tables[own.language],
            !table.isEmpty, let scope = course.terms(for: own)
        else { return [] }
        lazy var suppressions = SuppressionComments(own.document)
        var findings = DiagnosticList()
        func add(_ match: TermTable.Match, _ word: String, at range: @autoclosure () -> SourceRange, isExact: Bool) {
            switch scope.limited(match.kind) {
            case .terms, nil: return
            case .avoided(let term, _):
                guard let name = glossary.terms[term].names[own.language]?.text else { return }
                let range = range()
                if suppressions.disables(.glossary, at: range.bytes.lowerBound) { return }
                findings.append(.avoidedTerm(word, at: range, name: name))
            case .miscased(let term):
                guard let name = glossary.terms[term].names[own.language]?.text else { return }
                let range = range()
                if suppressions.disables(.glossary, at: range.bytes.lowerBound) { return }
                let isWhole =
                    isExact && word.lowercased() == name.lowercased()
                    && own.file.text(in: range.bytes) == word
                findings.append(.miscasedTerm(word, at: range, name: name, isWhole: isWhole))
            }
        }
        var prose = LessonProse(own.document)
        prose.search(table) { occurrence, prose in
            if prose.isMention(occurrence) { return }
            add(
                occurrence.match,
                prose.word(occurrence),
                at: prose.range(of: occurrence),
                isExact: true
            )
        }
        for (text, range) in labels(of: own) {
            table.search(text) { match, word in add(match, word, at: range, isExact: false) }
        }
        return findings.diagnostics
    }

    /// The texts that readers see and that no node of the document holds.
    private static func labels(of lesson: Lesson) -> [(String, SourceRange)] {
        let metadata = lesson.metadata
        let named = [("title", metadata.title), ("description", metadata.description)].compactMap { key, text in
            text.map { ($0, metadata.keyRanges[key] ?? lesson.file.range(0..<0)) }
        }
        return named
            + lesson.document.codeBlocks.flatMap { block -> [(String, SourceRange)] in
                let caption = block.attributes.first { $0.name == "caption" }
                return [caption.map { ($0.value ?? "", $0.valueRange ?? block.range) }].compactMap(\.self)
                    + (lesson.diagram(in: block)?.labels ?? [])
            }
    }

    // MARK: Missing terms

    /// The terms that an original uses often, and its translation never.
    static func missing(_ pair: TwinPair) -> [Diagnostic] {
        let (original, translation) = (pair.originalLesson, pair.lesson)
        guard let glossary = pair.course.glossary, original.metadata.usesGlossary, translation.metadata.usesGlossary,
            let table = glossary.tables[original.language], let own = glossary.tables[translation.language],
            !table.isEmpty, !own.isEmpty, let scope = pair.course.terms(for: translation)
        else { return [] }
        let used = uses(in: original.document, table).filter { term, uses in
            uses.count >= leastUses && scope.contains(term) && glossary.terms[term].names[translation.language] != nil
        }
        guard !used.isEmpty else { return [] }
        let known = uses(in: translation.document, own)
        let place = translation.document.headings.first?.range ?? translation.file.range(0..<0)
        return used.filter { known[$0.key] == nil }.sorted { $0.key < $1.key }.compactMap { term, uses in
            guard let name = glossary.terms[term].names[translation.language]?.text,
                let originalName = glossary.terms[term].names[original.language]?.text
            else { return nil }
            return .missingTerm(name, count: uses.count, original: (originalName, uses.first), at: place)
        }
    }

    /// The number of uses of each term in a text, and the range of the first one.
    private static func uses(in document: Document, _ table: TermTable) -> [Int: (count: Int, first: SourceRange)] {
        var uses: [Int: (count: Int, first: SourceRange)] = [:]
        var prose = LessonProse(document)
        prose.search(table) { occurrence, prose in
            let terms: [Int]
            switch occurrence.match.kind {
            case .terms(let all): terms = all
            case .miscased(let term): terms = [term]
            case .avoided: return
            }
            for term in terms {
                if let known = uses[term] {
                    uses[term] = (known.count + 1, known.first)
                } else {
                    uses[term] = (1, prose.range(of: occurrence))
                }
            }
        }
        return uses
    }
}
