import Diagnostics
import Support
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks
@testable import YAML

/// Texts are read back from YAML as they were written.
@Suite("Writing YAML")
struct YAMLTextTests {
    /// Characters that YAML, or one of its versions, may take for more than a part of a text.
    private static let signs: [Unicode.Scalar] = [
        "\"", "'", "\\", "#", ":", " ", "-", "?", "[", "]", "{", "}", ",", "&", "*", "!", "|", ">", "%", "@", "`", "~",
        "=",
        "\n", "\r", "\t", "\0", "\u{7}", "\u{1B}", "\u{7F}", "\u{85}", "\u{9F}", "\u{A0}", "\u{2028}", "\u{2029}",
        "\u{200B}", "\u{202E}", "\u{FEFF}", "\u{FFFD}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFF}", "\u{10FFFD}", "\u{E000}",
        "\u{301}", "\u{323}", "a", "Z", "0", "ñ", "語", "👩",
    ]

    private static let fixed = [
        "", " ", "  a  ", "\ta\t", "\na\n", "a\u{2028}b", "\u{2029}", "a\u{85}b", "\u{1B}[31m", "a: b", "a #b", "# a",
        "- a",
        "? a", "a:", "'", "\"", "\\", "\\n", "null", "~", "yes", "no", "1", "0x1F", "1e3", "2026-11-26", "<<", "%TAG",
        "---", "...",
        "---\na", "*a", "&a", "!a", "{{a}}", "a\r\nb", "\u{FEFF}a", "\u{E9}", "e\u{301}",
        String(repeating: "a", count: 1100),
        String(repeating: "ñ\"", count: 3000), "a" + String(repeating: "\u{301}\u{323}", count: 200),
    ]

    private static func generated() -> [String] {
        var random = SeededGenerator(seed: 11)
        return (0..<2000).map { number in
            let length =
                number % 50 == 0 ? Int.random(in: 900...1200, using: &random) : Int.random(in: 0...12, using: &random)
            var text = String.UnicodeScalarView()
            for _ in 0..<length {
                if number % 3 == 0, let any = Unicode.Scalar(UInt32.random(in: 0...0x2FFF, using: &random)) {
                    text.append(any)
                } else {
                    text.append(signs.randomElement(using: &random) ?? "a")
                }
            }
            return String(text)
        }
    }

    private static func read(_ yaml: String) throws -> YAMLValue {
        let (file, findings) = TextDecoding.decode(Array(yaml.utf8), path: "x.yml")
        // What looks like damaged text is one of the texts all the same.
        #expect(findings.allSatisfy { $0.rule == "mojibake" }, "\(yaml.debugDescription)")
        return try #require(try YAMLReader(file, range: 0..<file.bytes.count).read()?.root)
    }

    /// Equal byte for byte.
    private static func isSame(_ left: String?, _ right: String) -> Bool {
        left.map { Array($0.utf8) } == Array(right.utf8)
    }

    @Test("Every text is read back as a value, as a key and as an item, alone and below others")
    func roundTrip() throws {
        for text in Self.fixed + Self.generated() {
            let quoted = YAMLText.quoted(text)
            #expect(
                !quoted.unicodeScalars.contains {
                    $0 == "\n" || $0 == "\r" || $0 == "\u{85}" || $0 == "\u{2028}" || $0 == "\u{2029}"
                }
            )
            let yaml = """
                value: \(quoted)
                \(YAMLText.key(text, column: 0)) \(quoted)
                list:
                  - \(quoted)
                  - \(YAMLText.key(text, column: 4)) \(quoted)
                  - \(YAMLText.key(text, column: 4))
                      - \(YAMLText.key(text, column: 8)) x
                """
            let root = try #require(try Self.read(yaml).mapping)
            try #require(
                root.map(\.key) == ["value", ControlCharacters.replaced(text), "list"],
                "\(text.debugDescription)"
            )
            for value in [root[0].value, root[1].value] {
                #expect(Self.isSame(value.exact ?? value.scalar, text), "\(text.debugDescription)")
                #expect(Self.isSame(value.scalar, ControlCharacters.replaced(text)))
            }
            let list = try #require(root[2].value.sequence)
            #expect(Self.isSame(list[0].exact ?? list[0].scalar, text))
            for item in list.dropFirst() {
                let entry = try #require(item.mapping?.first)
                #expect(Self.isSame(entry.key, ControlCharacters.replaced(text)))
            }
            #expect(
                list[2].mapping?.first?.value.sequence?.first?.mapping?.first?.key == ControlCharacters.replaced(text)
            )
        }
    }

    @Test("Tags of languages stand as they are, and words that mean something else between quotation marks")
    func lists() throws {
        #expect(YAMLText.list(["en", "pt-BR"]) == "[en, pt-BR]")
        #expect(YAMLText.list(["no", "ON", "a b", "1", ""]) == #"["no", "ON", "a b", "1", ""]"#)
        #expect(try Self.read(YAMLText.list(Self.fixed)).sequence?.map { $0.exact ?? $0.scalar ?? "-" } == Self.fixed)
    }

    @Test(
        "A comment ends with its line",
        arguments: ["a\nb: c", "a\r\nb: c", "a\u{85}b: c", "a\u{2028}b: c", "a\u{1B}b"]
    )
    func comment(text: String) throws {
        let comment = YAMLText.comment(text)
        #expect(comment.hasPrefix("# a ") && comment.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value < 0x7F })
        #expect(try Self.read(comment + "\nx: y").mapping?.map(\.key) == ["x"])
    }

    @Test("A path has the control characters that a text loses, but none that would end it")
    func paths() throws {
        let root = try #require(try Self.read(#"["a\x85b", "a\eb", "a\0b", "plain"]"#).sequence)
        #expect(root.map(\.path) == ["a\u{85}b", "a\u{1B}b", "a b", "plain"])
        #expect(root.map(\.scalar) == ["a\u{A0}b", "a b", "a b", "plain"])
    }
}
