import CourseConfiguration
import Diagnostics
import Foundation
import Markdown
import Support
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

@Suite("The terms of a course")
struct GlossaryTests {
    // MARK: Words

    @Test(
        "Text is cut into words, without names of code, addresses and quoted names",
        arguments: [
            ("A view's body.", ["A", "view", "s", "body"]),
            ("state-driven views—at once", ["state-driven", "views", "at", "once"]),
            ("@State in a/b.md, state.swift or me@example.org; .task and body()", ["in", "or", "and"]),
            ("la «fuente de verdad» y “así”", ["la", "y"]),
            ("«una cita de cinco palabras» es prosa", ["una", "cita", "de", "cinco", "palabras", "es", "prosa"]),
            ("acción, ¿año? 3 × 4", ["acción", "año", "3", "4"]),
            ("状態を", ["状", "態", "を"]),
            ("", []),
        ]
    )
    func words(text: String, expected: [String]) {
        var cutter = ProseWords()
        let bytes = Array(text.utf8)
        cutter.cut(bytes)
        #expect(cutter.words.map { String(decoding: bytes[$0.range], as: UTF8.self) } == expected)
    }

    @Test(
        "Words are the same in capitals, and with accents in one piece or two",
        arguments: [
            ("STATE", "state"), ("Ó", "ó"), ("expresio\u{301}n", "expresión"), ("ÑÑ", "ññ"), ("Год", "год"), ("×", "×"),
        ]
    )
    func equalWords(text: String, expected: String) {
        var folded: [UInt8] = []
        let bytes = Array(text.utf8)
        ProseLetter.fold(0..<bytes.count, of: bytes, into: &folded)
        #expect(String(decoding: folded, as: UTF8.self).utf8.elementsEqual(expected.utf8))
    }

    @Test(
        "Plurals that a rule gives are known",
        arguments: [
            ("en", "view", "views"), ("en", "property", "properties"), ("en", "key", "keys"),
            ("en", "class", "classes"),
            ("es", "clausura", "clausuras"), ("es", "expresión", "expresiones"), ("es", "propiedad", "propiedades"),
            ("es", "vez", "veces"), ("es", "binding", "bindings"), ("pt", "ligação", "ligações"),
            ("fr", "journal", "journaux"), ("it", "stato", "stati"), ("de", "Ansicht", "Ansichten"),
            ("es-MX", "vista", "vistas"),
        ]
    )
    func plurals(language: String, word: String, plural: String) {
        #expect(PluralForms.forms(of: word.lowercased(), in: language).contains(plural.lowercased()))
    }

    // MARK: Finding terms

    private static func matches(_ text: String, _ terms: String, language: String = "en") -> [String] {
        let file = SourceFile(path: "glossary.yml", text: terms)
        let glossary = GlossaryReader.read(file, languages: [language]).0
        var cutter = ProseWords()
        let bytes = Array(text.utf8)
        cutter.cut(bytes)
        var found: [String] = []
        glossary.tables[language]?.search(bytes, cutter.words) { match, first in
            switch match.kind {
            case .terms(let terms): found.append(terms.map { glossary.terms[$0].id }.joined(separator: "|"))
            case .avoided(let term, _): found.append("not " + glossary.terms[term].id)
            case .miscased(let term): found.append("capitals of " + glossary.terms[term].id)
            }
            _ = first
        }
        return found
    }

    @Test("Of several terms the longest counts, and a form that is listed before one that is derived")
    func longest() {
        let terms = """
            - term: state
              avoid: [condition]
            - term: state machine
            - term: data
              avoid: [datas]
            - term: condition variable
            - {id: other-state, term: state}
            """
        let found = Self.matches(
            "A state machine has states; datas of data. A condition variable, a condition, a state, machine.",
            terms
        )
        #expect(
            found == [
                "state-machine", "state|other-state", "not data", "data", "condition-variable", "not state",
                "state|other-state",
            ]
        )
    }

    @Test("Capitals count where the glossary says so, and there alone")
    func capitals() {
        let terms = "- {term: SwiftUI, caseSensitive: true, avoid: Swift UI}\n- term: view\n"
        #expect(
            Self.matches("SwiftUI VIEW swiftui Swift UI swift ui", terms)
                == ["swiftui", "view", "capitals of swiftui", "not swiftui", "not swiftui"]
        )
    }

    @Test("Terms of scripts without spaces are found within a run of letters")
    func running() {
        #expect(Self.matches("この状態を見る", "- {term: 状態, avoid: 状況}", language: "ja") == ["状態"])
        #expect(Self.matches("この状況を見る", "- {term: 状態, avoid: 状況}", language: "ja") == ["not 状態"])
    }

    /// Words that are forms of one another, in all combinations: steps from one place are bounded.
    @Test("A glossary that wants to be slow isn't")
    func hostile() {
        let words = ["a", "as", "ases", "aseses"].map { "x" + $0 }
        var terms = ""
        for number in 0..<1024 {
            let phrase = (0..<5).map { words[(number >> (2 * $0)) & 3] }.joined(separator: " ")
            terms += "- {id: t\(number), term: \(phrase)}\n"
        }
        let text = Array(repeating: "xases", count: 1000).joined(separator: " ")
        #expect(Self.matches(text, terms).count == 200)
    }

    @Test("Entries that are alike without end are a finding, and cost nothing in texts")
    func crowd() {
        let text = String(repeating: "- term: x\n", count: 3000)
        let file = SourceFile(path: "g.yml", text: text)
        let (glossary, findings) = GlossaryReader.read(file, languages: ["en"])
        #expect(glossary.terms.last?.id == "x-3000")
        #expect(findings.allSatisfy { $0.severity == .warning || $0.rule == .tooManyFindings })
        #expect(findings.first?.range.bytes == 10 * 16 + 8..<10 * 16 + 9)
        #expect(findings.count == 101)
    }

    private static func phrase(_ words: Int) -> String { (1...words).map { "w\($0)" }.joined(separator: " ") }

    @Test("Phrases of up to sixteen words are sought", arguments: [15, 16, 17])
    func mostWords(count: Int) {
        let phrase = Self.phrase(count)
        let found = Self.matches("x \(phrase) y", "- {id: long, term: \(phrase)}")
        #expect(found == (count <= 16 ? ["long"] : []))
    }

    // MARK: Reading

    @Test(
        "What is wrong in a glossary is found at its line",
        arguments: [
            ("term: x", "1:1"),
            ("- x", "1:3"),
            ("- trem: x", "1:3"),
            ("- term: [x]", "1:9"),
            ("- term: ' '", "1:9"),
            ("- term: {}", "1:9"),
            ("- term: {es: x, en: [y]}", "1:21"),
            ("- term: x\n  definition: [x]", "2:15"),
            ("- term: x\n  avoid: '@x'", "2:10"),
            ("- term: x\n  avoid: [y, 'a/b']", "2:14"),
            ("- term: {es: x}\n  avoid: {en: [y]}", "2:16"),
            ("- term: x\n  forms: {es: {}}", "2:15"),
            ("- term: x\n  avoid: [y, \(phrase(17))]", "2:14"),
            ("- term: x\n  id: A b", "2:7"),
            ("- term: x\n  id: y\n- term: z\n  id: y", "4:7"),
            ("- term: x\n  link: maybe", "2:9"),
            ("- term: x\n  paths: [a, {}]", "2:10"),
            ("- term: x\n  caseSensitive: 2", "2:18"),
            ("- term: [", "1:10"),
        ]
    )
    func faults(text: String, place: String) {
        let file = SourceFile(path: "glossary.yml", text: text)
        let errors = GlossaryReader.read(file, languages: ["es", "en"]).1.filter { $0.severity == .error }
        let report = Report(diagnostics: errors, files: [file], summary: .init())
        let start = report.diagnostics.first.map { report.positions(of: $0.range).start }
        #expect(start.map { "\($0.line):\($0.characterColumn)" } == place)
        #expect(errors.count == 1)
    }

    @Test("An unknown key is a warning with a suggestion, and an empty file no fault")
    func harmless() throws {
        let file = SourceFile(path: "glossary.yml", text: "- term: x\n  avoids: y\n  term-es: z\n")
        let (glossary, findings) = GlossaryReader.read(file, languages: ["es"])
        #expect(glossary.terms.count == 1)
        #expect(findings.map(\.severity) == [.warning, .warning])
        #expect(findings.first?.advice?.en == "did you mean “avoid”?")
        #expect(GlossaryReader.read(SourceFile(path: "g.yml", text: "# nothing\n"), languages: ["es"]).1.isEmpty)
    }

    @Test("Entries are named by the main language's term, each differently")
    func ids() {
        let text =
            "- term: {en: Source of truth, es: x}\n- term: {es: vista}\n- term: {en: Vista}\n- {term: y, id: own}\n"
        let file = SourceFile(path: "g.yml", text: text)
        let glossary = GlossaryReader.read(file, languages: ["en", "es"]).0
        #expect(glossary.terms.map(\.id) == ["source-of-truth", "vista", "vista-2", "own"])
    }

    @Test(
        "The key in glosa.yml is a path or a mapping with one",
        arguments: [
            ("glossary: terms.yml", "terms.yml true true"), ("glossary: {file: a/b.yml}", "a/b.yml true true"),
            ("glossary: {file: b.yml, links: false}", "b.yml false true"),
            ("glossary: {file: b.yml, pages: false}", "b.yml false false"),
            ("glossary: ../b.yml", nil), ("glossary: [x]", nil), ("glossary: {links: true}", nil),
        ]
    )
    func key(text: String, expected: String?) {
        let (configuration, findings) = ConfigurationReader.read(SourceFile(path: "glosa.yml", text: text))
        let read = configuration.glossary.map { "\($0.file) \($0.linksTerms) \($0.hasPages)" }
        #expect(read == expected)
        #expect(findings.isEmpty == (expected != nil))
    }

    @Test("A glossary that is missing or at fault stops the course, with the place")
    func unusable() async throws {
        for (terms, path) in [(nil, "glosa.yml"), ("- term: [x]", "terms.yml")] {
            try await withTemporaryFolder { folder in
                try FileTree("-- glosa.yml --\nglossary: terms.yml\n-- content/es/index.md --\n# Curso\n").write(
                    to: folder
                )
                if let terms { try Data(terms.utf8).write(to: folder.appending(path: "terms.yml")) }
                let error = await #expect(throws: CourseError.self) { try await CourseLoader(root: folder.path).load() }
                #expect(error?.diagnostics.map(\.range.path) == [path])
            }
        }
    }

    // MARK: Links

    /// The text with `[` and `]` around each link.
    private static func linked(_ text: String, glossary: String = "- term: state\n- term: source of truth\n")
        async throws -> String
    {
        try await withTemporaryFolder { folder in
            try FileTree(
                "-- glosa.yml --\nlanguages: [en]\nglossary: terms.yml\n-- terms.yml --\n\(glossary)\n-- content/en/index.md --\n\(text)\n"
            ).write(to: folder)
            let course = try await CourseLoader(root: folder.path).load().course
            let document = course.lessons[0].document
            return course.firstUses(ofTermsIn: 0).map { use in
                let (start, end) = (document.text(of: use.start.node), document.text(of: use.end.node))
                guard use.start.node != use.end.node else {
                    return String(decoding: Array(start.utf8)[use.start.offset..<use.end.offset], as: UTF8.self)
                }
                return String(start.dropFirst(use.start.offset)) + "⏎" + end.prefix(use.end.offset)
            }.joined(separator: ",")
        }
    }

    @Test(
        "The first use of a term is linked, where a link may stand",
        arguments: [
            ("# State\n\nThe state. A state.", "state"),
            ("[state](https://example.org), `state`, “state”, **States**", "States"),
            ("A source\nof truth", "source⏎of truth"),
            ("A *source* of truth, a source of *truth*.", ""),
            ("<a href=\"x\">state</a> <kbd>state</kbd> state", "state"),
            ("<summary>\n\nstate\n\n</summary>\n\nstates", "states"),
            ("| state |\n|---|\n| State |", "State"),
            ("![state](x.png) ~~state~~ state", "state"),
            (":::question Is it state?\n- [x] state\n- [ ] no\n:::\n\nstates", "states"),
            ("---\nglossary: false\n---\nstate", ""),
        ]
    )
    func links(text: String, expected: String) async throws {
        let linked = try await Self.linked(text)
        #expect(linked == expected)
    }

    @Test(
        "A word is found at its place, whatever stands around it",
        arguments: [
            "`cierre` *un* [cierre](cierre.md) **‹cierre›**", "> - &amp; \\* `cierre`\n>   y ‹cierre›",
            "un \\_ ‹cierre› y `cierre`",
            "| cierre.md | `cierre` \\| ‹cierre› |\n|---|---|", "# :tada: ‹Cierre›", "- [ ] `cierre`, ‹cierre›",
        ]
    )
    func places(text: String) async throws {
        let plain = text.replacing("‹", with: "").replacing("›", with: "")
        let terms = "- term: clausura\n  avoid: cierre\n"
        let file = SourceFile(path: "g.yml", text: terms)
        let table = try #require(GlossaryReader.read(file, languages: ["es"]).0.tables["es"])
        let document = Document.parse(SourceFile(path: "a.md", text: plain)).document
        var prose = LessonProse(document)
        var marked = Array(plain.utf8)
        var found: [SourceRange] = []
        prose.search(table) { found.append($1.range(of: $0)) }
        let last = try #require(found.last).bytes
        marked.insert(contentsOf: Array("›".utf8), at: last.upperBound)
        marked.insert(contentsOf: Array("‹".utf8), at: last.lowerBound)
        #expect(String(decoding: marked, as: UTF8.self) == text)
    }

    @Test("Entries that say so are not linked")
    func unlinked() async throws {
        #expect(try await Self.linked("state", glossary: "- {term: state, link: false}") == "")
    }
}
