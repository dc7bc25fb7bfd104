import Course
import CourseConfiguration
import Search

/// The terms that each language's glossary page lists, and the paths of these pages.
struct GlossaryTable: Sendable {
    /// The terms that begin with the same letter.
    struct LetterGroup: Sendable {
        /// The letter without accents; empty if there are too few terms to be grouped.
        let letter: String
        /// Indices into ``Glossary/terms``.
        let terms: [Int]
    }

    private let groups: [String: [LetterGroup]]
    private let paths: [String: String]

    /// The smallest number of terms that are grouped; fewer are found without letters.
    private static let leastGrouped = 20

    init(_ course: Course, strings: InterfaceStrings) {
        guard let glossary = course.glossary, course.configuration.glossary?.hasPages == true else {
            (groups, paths) = ([:], [:])
            return
        }
        groups = course.languages.reduce(into: [:]) { groups, language in
            let sorted = Self.sorted(glossary.terms, in: language)
            if !sorted.isEmpty { groups[language] = Self.grouped(sorted) }
        }
        let taken = Set((course.lessons.map(\.outputPath) + course.assets.map(\.outputPath)).map { $0.lowercased() })
        paths = groups.keys.reduce(into: [:]) { paths, language in
            let name = SourceName.slug(path: strings.text(.glossaryName, in: language))
            var path = course.sitePath(name.isEmpty ? "glossary" : name, in: language)
            while taken.contains("\(path).html".lowercased()) { path += "-terms" }
            paths[language] = path + ".html"
        }
    }

    /// The path of a language's page below the site's root; nil for a language without terms.
    func path(in language: String) -> String? { paths[language] }

    func groups(in language: String) -> [LetterGroup] { groups[language] ?? [] }

    /// The id of a term's entry; its prefix keeps it apart from the page's own ids.
    static func anchor(of term: Glossary.Term) -> String { "term-" + term.id }

    /// The terms that have a name in a language, in alphabetical order.
    private static func sorted(_ terms: [Glossary.Term], in language: String) -> [(term: Int, key: String)] {
        terms.indices.compactMap { index in
            terms[index].names[language].map { name in
                let key = Folding.folded(Array(name.text.lowercased().utf8))
                return (index, String(decoding: key, as: UTF8.self))
            }
        }.sorted { ($0.key, $0.term) < ($1.key, $1.term) }
    }

    private static func grouped(_ sorted: [(term: Int, key: String)]) -> [LetterGroup] {
        func letter(_ key: String) -> String {
            guard let first = key.first(where: { $0.isLetter || $0.isNumber }) else { return "#" }
            return first.isLetter ? first.uppercased() : "#"
        }
        var groups: [(letter: String, terms: [Int])] = []
        for (term, key) in sorted {
            let letter = letter(key)
            if groups.last?.letter == letter {
                groups[groups.count - 1].terms.append(term)
            } else {
                groups.append((letter, [term]))
            }
        }
        // In scripts with thousands of characters nearly each term has a letter of its own.
        let isUseful = sorted.count >= leastGrouped && groups.count * 3 <= sorted.count * 2
        return isUseful ? groups.map(LetterGroup.init) : [LetterGroup(letter: "", terms: sorted.map(\.term))]
    }
}

extension GlossaryTable.LetterGroup {
    fileprivate init(_ group: (letter: String, terms: [Int])) { self.init(letter: group.letter, terms: group.terms) }
}
