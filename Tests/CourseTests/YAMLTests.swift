import CourseConfiguration
import Diagnostics
import Markdown
import Testing

@testable import Course
@testable import CourseChecks
@testable import YAML

@Suite("YAML")
struct YAMLTests {
    private func read(_ text: String) throws(YAMLReader.Failure) -> YAMLValue? {
        let file = SourceFile(path: "x.yml", text: text)
        return try YAMLReader(file, range: 0..<file.bytes.count).read()?.root
    }

    /// How many values a value is made of, itself included.
    private func count(_ value: YAMLValue) -> Int {
        switch value.content {
        case .scalar: 1
        case .sequence(let values): values.reduce(1) { $0 + count($1) }
        case .mapping(let entries): entries.reduce(1) { $0 + 1 + count($1.value) }
        }
    }

    /// Aliases of aliases, each standing for nine of the one before.
    private static func chain(_ link: (_ name: String, _ before: String) -> String) -> String {
        let names = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j"]
        return "a: &a [x,x,x,x,x,x,x,x,x]\n" + zip(names.dropFirst(), names).map(link).joined()
    }

    private static func nine(_ before: String) -> String {
        Array(repeating: "*\(before)", count: 9).joined(separator: ",")
    }

    @Test(
        "Aliases that stand for more than is ever written are refused at the alias that goes too far",
        arguments: [
            chain { "\($0): &\($0) [\(nine($1))]\n" },
            chain { "\($0): &\($0) {k: [\(nine($1))]}\n" },
            chain { "\($0): &\($0)\n  - [\(nine($1))]\n" },
            chain { "\($0): &\($0)\n  <<: [\(nine($1))]\n" },
            chain { "? &\($0) [\(nine($1))]\n: x\n" },
            chain { "\($0): &\($0) {? [\(nine($1))] : x}\n" },
            chain { "\($0): &\($0) [[\(nine($1))]: x]\n" },
            "a: &a [" + String(repeating: "x,", count: 5000) + "]\nb: [" + String(repeating: "*a,", count: 5000) + "]",
            "a: &a \"" + String(repeating: "x", count: 500_000) + "\"\nb: [" + String(repeating: "*a,", count: 500)
                + "]",
        ]
    )
    func bombs(text: String) throws {
        let failure = #expect(throws: YAMLReader.Failure.self) { try read(text) }
        let range = try #require(failure).range.bytes
        #expect(Array(text.utf8)[range].first == UInt8(ascii: "*"))
        #expect(failure?.message.en.contains("aliases") == true)
    }

    @Test("Aliases within reason stand for what they name, also in keys and in long chains")
    func aliases() throws {
        let root = try #require(try read("a: &a [x, y]\nb: *a\n? *a\n: z\n<<: *a\n")?.mapping)
        #expect(root.map(\.key) == ["a", "b", "", "<<"])
        #expect(root[1].value.sequence?.map(\.scalar) == ["x", "y"])
        let links = (1...500).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        // Each stands for one value more than the one before.
        #expect(throws: YAMLReader.Failure.self) { try read("a0: &a0 x\n" + links) }
        let plain = (1...500).map { "a\($0): *b\n" }.joined()
        #expect(try read("b: &b x\n" + plain).map(count) == 1 + 2 * 501)
    }

    @Test("A text without aliases may hold as many values as a file can reasonably have")
    func large() throws {
        let value = try read("[" + String(repeating: "x,", count: 50_000) + "]")
        #expect(value.map(count) == 50_001)
    }

    @Test(
        "A text with more values than there is memory for is refused at the first of them that is too many",
        arguments: ["a: 1\nb: 2\n": 4, "- 1\n- 2\n": 2, "k: [1, {b: 2}]\n": 6]
    )
    func mostValues(text: String, values: Int) throws {
        let file = SourceFile(path: "x.yml", text: text)
        let reader = YAMLReader(file, range: 0..<file.bytes.count)
        // The outermost list or mapping is a value too.
        #expect(try reader.read(mostValues: 1 + values) != nil)
        let failure = #expect(throws: YAMLReader.Failure.self) { try reader.read(mostValues: values) }
        #expect(failure.map { Array(text.utf8)[$0.range.bytes].first } == UInt8(ascii: "2"))
        #expect(failure?.message.en == "this YAML holds more than \(values) values, so it is not read")
    }

    @Test(
        "Values know their places, whatever stands before them on a line",
        arguments: [
            ("a: b", "b"), ("é: ñ, áéíóú # ü", "ñ, áéíóú"), ("🎉🎉: {k: válido}", "válido"),
            ("{ú: ú, \(String(repeating: "á: b, ", count: 1)) ñandú: fin}", "fin"),
            (String(repeating: "# áéíóú\n", count: 40) + "clave: ñandú", "ñandú"),
            ("[\(String(repeating: "año, ", count: 200))fin]", "fin"), ("a: b\r\nc:\u{85} d", "d"),
        ]
    )
    func places(text: String, last: String) throws {
        let file = SourceFile(path: "x.yml", text: "---\n" + text + "\n---\n")
        let range = 4..<(file.bytes.count - 4)
        func deepest(_ value: YAMLValue) -> YAMLValue {
            switch value.content {
            case .scalar: value
            case .sequence(let values): values.last.map(deepest) ?? value
            case .mapping(let entries): entries.last.map { deepest($0.value) } ?? value
            }
        }
        let value = try #require(try YAMLReader(file, range: range).read()?.root)
        #expect(file.text(in: deepest(value).range.bytes) == last)
    }

    @Test(
        "What is no YAML is said at its place",
        arguments: [
            ("a: 1\na: 2", 5, "duplicate key: a"), ("a: *b", 3, "alias"), ("a: \"open", 3, "end of stream"),
            ("a: 1\n--- \nb: 2", 5, "second document"), ("a: [1, 2", 8, "did not find"), ("\u{1}a", 0, "control"),
        ]
    )
    func faults(text: String, offset: Int, problem: String) throws {
        let failure = #expect(throws: YAMLReader.Failure.self) { try read(text) }
        #expect(failure?.message.en.contains(problem) == true)
        #expect(failure?.range.bytes.lowerBound == offset)
    }

    @Test("Nesting is counted, by brackets and by indentation, and not what brackets in texts look like")
    func depth() throws {
        let deepest = YAMLReader.deepest
        let indented = (0...deepest).map { String(repeating: " ", count: $0) + "a:\n" }.joined()
        #expect(throws: YAMLReader.Failure.self) { try read(indented) }
        let brackets = String(repeating: "[", count: deepest) + String(repeating: "]", count: deepest)
        #expect(try read(brackets) != nil)
        #expect(throws: YAMLReader.Failure.self) { try read("[" + brackets + "]") }
        let open = String(repeating: "[", count: 200)
        #expect(try read("title: \"\(open)\"\n# \(open)") != nil)
    }

    @Test(
        "Nesting without end is refused instead of exhausting the stack",
        arguments: [String(repeating: "[", count: 200_000), String(repeating: "- ", count: 200_000) + "x"]
    )
    func endless(text: String) {
        #expect(throws: YAMLReader.Failure.self) { try read(text) }
    }

    @Test("glosa.yml and a theme's words are read within the same bounds")
    func everywhere() {
        let file = SourceFile(path: "x.yml", text: Self.chain { "\($0): &\($0) [\(Self.nine($1))]\n" })
        #expect(ConfigurationReader.read(file).1.map(\.severity) == [.error])
        #expect(throws: YAMLReader.Failure.self) { try NamedTexts(file) }
        let deep = SourceFile(path: "x.yml", text: String(repeating: "[", count: 100_000))
        #expect(throws: YAMLReader.Failure.self) { try NamedTexts(deep) }
    }

    @Test("Aliases nest as deep as what they stand for, however little it weighs")
    func aliasDepth() throws {
        let chain = "a0: &a0 x\n" + (1...120).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
        let failure = #expect(throws: YAMLReader.Failure.self) { try read(chain) }
        #expect(failure?.message.en.contains("nested") == true)
        let start = try #require(failure).range.bytes.lowerBound
        #expect(Array(chain.utf8)[start...].starts(with: "*a99]".utf8))
        // Blanks allow more weight, and no more depth.
        let padded = String(repeating: "# x\n", count: 250_000) + "a0: &a0 x\n"
        let links = (1...2000).map { "a\($0): &a\($0) {k: *a\($0 - 1)}\n" }.joined()
        #expect(throws: YAMLReader.Failure.self) { try read(padded + links) }
    }

    @Test(
        "What is nested too deep is said so, at the place where it goes too far",
        arguments: ["[", "{a: ", "- ", "? ", "? - ", "[{a: ", "&a [", "!!seq [", "[\n"]
    )
    func depths(opening: String) throws {
        let text = String(repeating: opening, count: 5000)
        let failure = #expect(throws: YAMLReader.Failure.self) { try read(text) }
        #expect(failure?.message.en.contains("nested") == true)
        #expect(try #require(failure).range.bytes.lowerBound < 101 * opening.utf8.count)
    }

    @Test("Ten thousand keys that nobody knows are one finding, with their number")
    func unknownKeys() throws {
        let keys = (0..<10_000).map { "titel\($0): x\n" }.joined()
        let lesson = Document.parse(SourceFile(path: "a.md", text: "---\ntitle: A\n\(keys)---\n")).document
        let (metadata, findings) = LessonMetadata.read(lesson)
        #expect(metadata.title == "A")
        #expect(findings.map(\.message.en) == ["10000 keys are unknown; the first is “titel0”"])
        #expect(lesson.file.text(in: try #require(findings.first).range.bytes) == "titel0")
        let some = Document.parse(SourceFile(path: "a.md", text: "---\ntitel: A\nnada: B\n---\n")).document
        #expect(
            LessonMetadata.read(some).1.map(\.advice?.en) == [
                "did you mean “title”?",
                "the keys are: aliases, description, draft, extra, glossary, id, order, platform, profile, redirect_from, search, "
                    + "title, updated",
            ]
        )
    }

    @Test(
        "Whatever glosa.yml is full of, few findings tell it",
        arguments: [
            ("", "%: x\n", 1), ("rules:\n", "  rule%: off\n", 1), ("compile:\n", "  key%: x\n", 1),
            ("theme:\n", "  key%: \"\\x02\"\n", 1), ("rules:\n", "  rule%: nonsense\n", 101),
            ("theme:\n", "  key%: [x]\n", 101), ("customProfiles:\n", "  p%: {nada: x}\n", 1),
            ("customProfiles:\n", "  p%: {base: legacy}\n", 1),
            ("profiles:\n", "  p%: []\n", 1), ("profiles:\n", "  p%: legacy\n", 1),
            ("languages:\n", "  - 7%\n", 1), ("languages:\n", "  - a%\n", 1),
        ]
    )
    func configurations(head: String, line: String, expected: Int) {
        let lines = (0..<5000).map { line.replacing("%", with: "\($0)") }.joined()
        let findings = ConfigurationReader.read(SourceFile(path: "glosa.yml", text: head + lines)).1
        #expect(findings.count == expected)
        #expect(expected == 1 || findings.last?.rule == "too-many-findings")
    }

    @Test("Faults of many profiles together are cut as well")
    func manyProfiles() {
        let profiles = (0..<100).map { "  p\($0): {nada: x, nichts: y}\n" }.joined()
        let file = SourceFile(path: "glosa.yml", text: "customProfiles:\n" + profiles)
        let findings = ConfigurationReader.read(file).1
        #expect(findings.count == 101)
        #expect(findings.last?.rule == "too-many-findings")
    }

    @Test("More directives than anybody writes are refused before they are compared with one another")
    func directives() throws {
        let text = (0..<100_000).map { "%TAG !a\($0)! x\n" }.joined() + "---\na: b\n"
        let failure = #expect(throws: YAMLReader.Failure.self) { try read(text) }
        #expect(failure?.message.en.contains("%TAG") == true)
        #expect(try read("%TAG !a! tag:x,2026:\n---\na: !a!b c\n")?.mapping?.first?.value.scalar == "c")
    }

    @Test(
        "Keys and texts stand from their first byte to their last, however they are written",
        arguments: [
            ("title: x # y", "title", "x"), ("\"ti\\u0074le\": 'x''y' # y", "\"ti\\u0074le\"", "'x''y'"),
            ("\"a\\x51é\": yes", "\"a\\x51é\"", "yes"), ("\"ñaé\": {}", "\"ñaé\"", ""), ("'é': \"é\" ", "'é'", "\"é\""),
            ("? a\u{2028} é\n: \"é\\\n  b\"", "a\u{2028} é", "\"é\\"), ("t: |  \n  é", "t", "|  "),
            ("{'ó': é, b: c}", "'ó'", "é"),
        ]
    )
    func exactPlaces(text: String, key: String, value: String) throws {
        let entry = try #require(try read(text)?.mapping?.first)
        let bytes = Array(text.utf8)
        #expect(String(decoding: bytes[entry.keyRange.bytes], as: UTF8.self) == key)
        if entry.value.scalar != nil {
            #expect(String(decoding: bytes[entry.value.range.bytes], as: UTF8.self) == value)
        }
    }
}
