import ArgumentParser
import CourseConfiguration
import Diagnostics
import Foundation
import Markdown
import Testing

@testable import Course
@testable import CourseChecks
@testable import glosa

/// What the manual shows to be typed or copied is taken: each command line, each `glosa.yml`, each head of a lesson, each JSON.
@Suite("Examples of the manual")
struct ManualExampleTests {
    /// A block of code of the manual or the README.
    struct Example: Sendable, CustomTestStringConvertible {
        let file: String
        let line: Int
        let language: String
        let text: String
        var testDescription: String { "\(file):\(line)" }
    }

    private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    static let examples: [Example] = ["README.md", "content/en/manual", "content/es/manual"].flatMap { place in
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: place).path)) ?? []
        let files = names.isEmpty ? [place] : names.filter { $0.hasSuffix(".md") }.sorted().map { place + "/" + $0 }
        return files.flatMap(examples)
    }

    private static func examples(in file: String) -> [Example] {
        guard let text = try? String(contentsOf: root.appending(path: file), encoding: .utf8) else { return [] }
        let source = SourceFile(path: file, text: text)
        let lines = LineTable(source)
        // A sample that shows a change isn't what a file holds.
        let blocks = Document.parse(source).document.codeBlocks.filter { !$0.attributes.contains { $0.name == "diff" } }
        return blocks.map { block in
            Example(
                file: file,
                line: lines.line(at: block.range.bytes.lowerBound),
                language: block.language ?? "",
                text: String(decoding: block.slice.bytes, as: UTF8.self)
            )
        }
    }

    static func examples(of languages: String...) -> [Example] { examples.filter { languages.contains($0.language) } }

    // MARK: Commands

    /// A command line of Glosa's, as words; those of a synopsis are none.
    static let commands: [(Example, [String])] = examples(of: "sh", "console").flatMap { example in
        example.text.replacing("\\\n", with: " ").split(separator: "\n").compactMap { line in
            let words = words(of: line)
            guard let start = words.firstIndex(where: { $0 == "glosa" || $0.hasSuffix("/glosa") }),
                // Before it stand a prompt or variables at most.
                words[..<start].allSatisfy({ $0 == "$" || $0.contains("=") }), !line.contains("["), !line.contains("…")
            else { return nil }
            let end = words.firstIndex { ["|", ">", "2>", "&&", "||", ";"].contains($0) || $0.hasPrefix("#") }
            return (example, Array(words[(start + 1)..<(end ?? words.endIndex)]))
        }
    }

    private static func words(of line: Substring) -> [String] {
        var words: [String] = []
        var word: String?
        var quote: Character?
        for character in line {
            if let open = quote {
                if character == open { quote = nil } else { word = (word ?? "") + String(character) }
            } else if character == "\"" || character == "'" {
                quote = character
                word = word ?? ""
            } else if character.isWhitespace {
                if let done = word { words.append(done) }
                word = nil
            } else {
                word = (word ?? "") + String(character)
            }
        }
        return words + (word.map { [$0] } ?? [])
    }

    @Test("There are command lines, and each is one that Glosa takes")
    func commandLines() {
        #expect(Self.commands.count > 60)
        for (example, words) in Self.commands {
            do {
                _ = try GlosaCommand.parseAsRoot(words)
            } catch {
                let isHelp = GlosaCommand.exitCode(for: error) == .success
                #expect(
                    isHelp,
                    "\(example): glosa \(words.joined(separator: " ")): \(GlosaCommand.message(for: error))"
                )
            }
        }
    }

    // MARK: Files

    @Test("Each glosa.yml, glossary and head of a lesson is read without a finding; other YAML is YAML")
    func yaml() {
        let unknown = ConfigurationReader.read(SourceFile(path: "glosa.yml", text: "nobody: 1\n")).1
        let keys = Set(
            (unknown.first?.advice?.en ?? "").replacing("the keys are: ", with: "").split(separator: ", ").map(
                String.init
            )
        )
        #expect(keys.contains("title"))
        var (courses, heads, others) = (0, 0, 0)
        for example in Self.examples(of: "yaml") {
            if example.text.hasPrefix("---\n") {
                heads += 1
                let lesson = Document.parse(SourceFile(path: "a.md", text: example.text + "\n# A\n")).document
                #expect(LessonMetadata.read(lesson).1.map(\.message.en) == [], "\(example)")
                continue
            }
            if example.text.hasPrefix("- term:") {
                let (_, findings) = GlossaryReader.read(
                    SourceFile(path: "glossary.yml", text: example.text),
                    languages: ["en", "es"]
                )
                #expect(findings.map(\.message.en) == [], "\(example)")
                continue
            }
            let top = example.text.split(separator: "\n").compactMap { line in
                line.prefixMatch(of: /([A-Za-z]\w*):/).map { String($0.1) }
            }
            let findings = ConfigurationReader.read(SourceFile(path: "glosa.yml", text: example.text)).1
            if !top.isEmpty, keys.isSuperset(of: top) {
                courses += 1
                #expect(findings.map(\.message.en) == [], "\(example)")
            } else {
                others += 1
                #expect(
                    findings.allSatisfy { $0.message.en.contains("unknown") },
                    "\(example): \(findings.map(\.message.en))"
                )
            }
        }
        #expect(courses > 40 && heads > 1 && others > 4, "\(courses), \(heads), \(others)")
    }

    @Test("All JSON is JSON")
    func json() {
        let examples = Self.examples(of: "json")
        #expect(!examples.isEmpty)
        for example in examples {
            #expect(throws: Never.self, "\(example)") {
                try JSONSerialization.jsonObject(with: Data(example.text.utf8))
            }
        }
    }
}
