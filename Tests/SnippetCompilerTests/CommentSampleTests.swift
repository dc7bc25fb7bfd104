import SnippetLint
import SnippetSyntax
import Testing

@testable import SnippetCompiler

/// Samples of documentation comments, each comment a lesson.
@Suite("Verdicts on samples of documentation comments", Machine.needsCompiler)
struct CommentSampleTests {
    /// The samples of one comment.
    private static func comment(
        _ texts: [String],
        in folder: String? = "Shop",
        _ surroundings: SampleSurroundings? = nil
    )
        -> TestLesson
    {
        TestLesson(
            texts.enumerated().map { index, text in
                var snippet = Snippet(
                    ordinal: index + 1,
                    source: TestLesson.slice(text),
                    sourceFolders: folder.map { [$0] } ?? []
                )
                snippet.surroundings = surroundings
                return snippet
            }
        )
    }

    private static func verdicts(on comments: [TestLesson]) async throws -> [CompilationVerdict] {
        let toolchain = try #require(Machine.toolchain)
        let compiler = SampleCompiler(toolchain, cacheFile: nil)
        return try await compiler.verdicts(on: comments.map(\.samples)).verdicts.compactMap(\.last)
    }

    private static func word(_ outcome: CompilationVerdict.Outcome) -> String {
        switch outcome {
        case .passes: "passes"
        case .fails: "fails"
        case .needsContext(let names, let errors):
            "needs " + names.joined(separator: " ") + (errors.isEmpty ? "" : " and fails")
        case .passesGiven(let names): "passes given " + names.joined(separator: " ")
        case .undecided: "undecided"
        }
    }

    @Test("A type of Swift lacks a member, whatever isn't shown")
    func members() async throws {
        let cases = [
            (["let s: Set = [1]\nprint(s.unionOf([2]))"], "fails"),
            (["print((0.5).halved())"], "fails"), (["print((1..<3).middle)"], "fails"),
            (["let all = [1, ...]\nprint(Set(all).unionOf([2]))"], "fails"),
            (["extension String { var loud: String { uppercased() } }", "print(\"a\".loud)"], "passes"),
            (["let n = unknown()\nprint(\"a\".quiet, n)"], "needs unknown and fails"),
            // The comment after this one shows an extension.
            (["print(\"a\".calm)"], "needs String.calm"),
            (["extension String { var calm: String { lowercased() } }\nprint(1)"], "passes"),
        ]
        let verdicts = try await Self.verdicts(on: cases.map { Self.comment($0.0) })
        for (sample, verdict) in zip(cases, verdicts) {
            #expect(Self.word(verdict.rest) == sample.1, "\(sample.0)")
        }
    }

    @Test("In an article, a member of Swift's types may be the author's own")
    func articles() async throws {
        let verdicts = try await Self.verdicts(on: [Self.comment(["let s: Set = [1]\nprint(s.unionOf([2]))"], in: nil)])
        #expect(verdicts.map { Self.word($0.rest) } == ["needs Set.unionOf"])
    }

    @Test("A comment uses the type of one before it as that one declares it")
    func lentTypes() async throws {
        let type = "struct Countdown {\n    let start: Int\n    init(from start: Int) { self.start = start }\n}"
        let use = "let count = Countdown(10)\nprint(count.start)"
        let right = "let count = Countdown(from: 10)\nprint(count.start)"
        let found = try await Self.verdicts(on: [type, use, right].map { Self.comment([$0]) })
        #expect(found.map { Self.word($0.rest) } == ["passes", "fails", "passes"])
        let areOfLoans = found[1].rest.errors.map(\.isOfLoan)
        #expect(areOfLoans == [true])
        // Of two types of a name, nobody knows which is meant.
        let twice = try await Self.verdicts(
            on: [type, type.replacing("from start", with: "at start"), use].map { Self.comment([$0]) }
        )
        #expect(Self.word(twice[2].rest) == "needs Countdown")
    }

    @Test("A type that is shown between empty braces has the members that its use needs")
    func typesWithoutMembers() async throws {
        let cases = [
            ("struct Cup: Equatable { }\nlet cups = [Cup(size: 2)]", "undecided"),
            ("enum Tea: CaseIterable { /* all teas */ }\nlet names = Tea.allCases.map { $0.label }", "undecided"),
            ("final class Pot: Sendable {\n    // as before\n}\nlet full = Pot.large.isFull", "undecided"),
            // The type doesn't occur in the wrong code, or is shown with members.
            ("struct Cup: Equatable { }\nlet n: Int = \"a\"", "fails"),
            ("struct Cup: Equatable { var size = 1 }\nlet cups = [Cup(colour: 2)]", "fails"),
            // A part of the properties is left out, and so are their keys.
            (
                "struct Jar: Codable {\n    ...\n    static let key = CodingKeys.lid\n}\nlet keys = [Jar.CodingKeys.lid]",
                "undecided"
            ),
        ]
        let verdicts = try await Self.verdicts(on: cases.map { Self.comment([$0.0]) })
        for (sample, verdict) in zip(cases, verdicts) {
            #expect(Self.word(verdict.rest) == sample.1, "\(sample.0)")
        }
    }

    @Test("A sample knows the names of the declaration that it documents")
    func surroundings() async throws {
        let surroundings = SampleSurroundings(
            extending: "extension Array",
            head: "private func _sample(with other: [Element])",
            result: "Bool",
            requirements: "where Element: Equatable"
        )
        let cases = [
            ("other.count == count", "passes"), ("if other.isEmpty { return false }\nreturn self == other", "passes"),
            ("let a = other + self\nprint(a.count)", "passes"), ("other.count == width", "needs other width"),
        ]
        let verdicts = try await Self.verdicts(on: cases.map { Self.comment([$0.0], in: "Shop", surroundings) })
        for (sample, verdict) in zip(cases, verdicts) {
            #expect(Self.word(verdict.rest) == sample.1, "\(sample.0)")
        }
    }

    @Test("A value without a declaration is an instance if the documented member, or only it, is used with members")
    func instances() async throws {
        let surroundings = SampleSurroundings(
            extending: "extension String",
            head: "private func _sample()",
            result: "String",
            requirements: "",
            member: "uppercased"
        )
        let cases = [
            ("let shout = title.uppercased()\nprint(shout.count, title.isEmpty)", "passes"),
            ("print(title.uppercased().isNothing)", "needs title"),
            ("print(title.lowercased())", "passes"),
            ("print(title.uppercasedFirst())", "passes given title"),
            ("print(title.lowercased() == name.lowercased())", "needs title name"),
            ("print(title.uppercased() == name.lowercased())", "needs title name"),
        ]
        let verdicts = try await Self.verdicts(on: cases.map { Self.comment([$0.0], in: "Shop", surroundings) })
        for (sample, verdict) in zip(cases, verdicts) {
            #expect(Self.word(verdict.rest) == sample.1, "\(sample.0)")
        }
    }

    @Test("An error in a sample with regular expressions is one in every language mode")
    func regularExpressions() async throws {
        let sample = "let word = /[a-z]+/\nprint(\"a\".firstMatch(of: word) != nil, word.matchBegin(in: \"a\"))"
        let verdicts = try await Self.verdicts(on: [Self.comment([sample])])
        #expect(verdicts[0].rest.errors.map(\.isOfMode) == [false])
    }
}
