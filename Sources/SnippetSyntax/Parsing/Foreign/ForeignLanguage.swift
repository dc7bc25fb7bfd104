import Support

/// The foreign language of a sample in a Swift fence, and the word that its fence should have.
package struct ForeignLanguage: Sendable, Equatable {
    /// The common name: “JavaScript”.
    package let name: String
    /// The word in a fence: `js`.
    package let word: String

    package var spanishName: String { word == "diff" ? "un diff" : name }
}

extension ForeignLanguage {
    /// The signs of a language: words that a line begins with or holds. One sure sign is enough; of the others, two are needed.
    private struct Signs: Sendable {
        let language: ForeignLanguage
        var starts: [String] = []
        var holds: [String] = []
        var surelyStarts: [String] = []
        var surelyHolds: [String] = []
    }

    /// Returns the language that the lines of a sample point to; nil without enough signs, of which a sample that also looks like
    /// Swift needs twice as many.
    ///
    /// - Parameter bytes: the bytes of a sample that Swift's parser refuses.
    static func of(_ bytes: [UInt8]) -> ForeignLanguage? {
        let lines = CodeLines(bytes).texts
        guard !lines.isEmpty else { return nil }
        if isJSON(bytes) { return ForeignLanguage(name: "JSON", word: "json") }
        if isMarkup(lines) { return ForeignLanguage(name: "XML", word: "xml") }
        if isYAML(lines) { return ForeignLanguage(name: "YAML", word: "yaml") }
        // Signs of Swift double the weight that is needed.
        let asked = isLikeSwift(lines) ? 4 : 2
        var best: (language: ForeignLanguage, weight: Int)?
        for signs in table {
            let weight = weight(of: signs, in: lines)
            if weight >= asked, weight > best?.weight ?? 0 { best = (signs.language, weight) }
        }
        return best?.language
    }

    private static func weight(of signs: Signs, in lines: [String]) -> Int {
        func count(_ words: [String], _ isIn: (String, String) -> Bool) -> Int {
            words.count { word in lines.contains { isIn($0, word) } }
        }
        func starts(_ line: String, _ word: String) -> Bool { line.hasPrefix(word) }
        func holds(_ line: String, _ word: String) -> Bool { line.contains(word) }
        return count(signs.starts, starts) + count(signs.holds, holds)
            + 2 * (count(signs.surelyStarts, starts) + count(signs.surelyHolds, holds))
    }

    private static func isLikeSwift(_ lines: [String]) -> Bool {
        let starts = ["func ", "guard ", "extension ", "struct ", "private var ", "let ", "@State", "@main", "if let "]
        return lines.contains { line in
            starts.contains(where: line.hasPrefix) && !line.hasSuffix(";") || line.contains(") -> ")
                || line.hasPrefix("import ") && ["Foundation", "SwiftUI", "UIKit"].contains(where: line.hasSuffix)
        }
    }

    private static let table = [
        Signs(
            language: ForeignLanguage(name: "JavaScript", word: "js"),
            starts: ["function ", "const ", "export ", "await "],
            holds: ["=> ", " new ", "console.log(", "null"],
            surelyStarts: ["'use strict'", "\"use strict\"", "module.exports", "export default", "import React"],
            surelyHolds: [" => {", "require('", "require(\"", " === ", " !== ", "async (", "useState(", ") => "]
        ),
        Signs(
            language: ForeignLanguage(name: "C#", word: "csharp"),
            starts: ["public class ", "private readonly ", "foreach (", "[Http"],
            holds: [" = new ", "string ", "IEnumerable<", "await "],
            surelyStarts: ["using System", "using Microsoft", "namespace "],
            surelyHolds: ["{ get; set; }", "{ get; }", "Console.WriteLine("]
        ),
        Signs(
            language: ForeignLanguage(name: "SQL", word: "sql"),
            starts: ["WHERE ", "ORDER BY", "VALUES", "GROUP BY", "FROM "],
            surelyStarts: [
                "SELECT ", "INSERT INTO", "CREATE TABLE", "CREATE INDEX", "CREATE UNIQUE INDEX", "CREATE VIRTUAL",
                "ALTER TABLE",
                "DROP TABLE", "DELETE FROM", "PRAGMA ", "BEGIN TRANSACTION",
            ]
        ),
        Signs(
            language: ForeignLanguage(name: "Objective-C", word: "objc"),
            starts: ["- (", "+ (", "@end", "#import <", "#import \"", "@property (", "@property("],
            holds: ["[self ", "@\"", "nullable ", " *"],
            surelyStarts: ["@interface ", "@implementation "]
        ),
        Signs(
            language: ForeignLanguage(name: "Ruby", word: "ruby"),
            starts: ["require '", "require \"", "puts ", "end", "gem '", "gem \"", "source '"],
            holds: [" do |", " do"],
            surelyStarts: ["pod '", "pod \"", "platform :", "use_frameworks!", "target '", "lane :", "Pod::Spec"]
        ),
        Signs(
            language: ForeignLanguage(name: "Python", word: "python"),
            starts: ["def ", "elif ", "except ", "import "],
            holds: ["self.", "None", " = True"],
            surelyStarts: ["from __future__", "def __init__"],
            surelyHolds: ["if __name__ =="]
        ),
        Signs(
            language: ForeignLanguage(name: "Kotlin", word: "kotlin"),
            starts: ["fun ", "val ", "override fun ", "when ("],
            surelyStarts: ["data class ", "suspend fun ", "sealed class ", "companion object"]
        ),
        Signs(
            language: ForeignLanguage(name: "Java", word: "java"),
            starts: ["public class ", "private final "],
            holds: [" = new ", "@Override", " implements "],
            surelyHolds: ["public static void ", "System.out.print"]
        ),
        Signs(
            language: ForeignLanguage(name: "Rust", word: "rust"),
            starts: ["impl ", "use std"],
            surelyStarts: ["pub fn ", "fn ", "let mut ", "#[derive("],
            surelyHolds: ["println!("]
        ),
        Signs(
            language: ForeignLanguage(name: "Go", word: "go"),
            holds: ["fmt.", "err != nil"],
            surelyStarts: ["package main"],
            surelyHolds: [" := "]
        ),
        Signs(
            language: ForeignLanguage(name: "C++", word: "cpp"),
            starts: ["#include \"", "using namespace"],
            holds: ["std::"],
            surelyStarts: ["#include <", "int main(", "template <", "template<"]
        ),
        Signs(
            language: ForeignLanguage(name: "GraphQL", word: "graphql"),
            starts: ["type ", "on ", "... on "],
            surelyStarts: ["query ", "mutation ", "subscription ", "fragment ", "schema {"]
        ),
        Signs(
            language: ForeignLanguage(name: "a diff", word: "diff"),
            starts: ["--- ", "+++ ", "index "],
            surelyStarts: ["@@ -", "diff --git "]
        ),
        Signs(
            language: ForeignLanguage(name: "Dockerfile", word: "dockerfile"),
            starts: ["FROM ", "RUN ", "COPY ", "WORKDIR ", "CMD [", "ENTRYPOINT ["]
        ),
    ]
}

extension ForeignLanguage {
    /// Returns true if the bytes hold only tokens of JSON, among them a name with its value, and `//` comments.
    private static func isJSON(_ bytes: [UInt8]) -> Bool {
        let lines = CodeLines(bytes).texts
        guard let first = lines.first?.utf8.first, "{[\"".utf8.contains(first) else { return false }
        var hasPair = false
        for line in lines {
            var rest = line.utf8[...]
            while let byte = rest.first {
                switch byte {
                case UInt8(ascii: "\""):
                    var body = rest.dropFirst()
                    while let next = body.first, next != UInt8(ascii: "\"") {
                        body = body.dropFirst(next == UInt8(ascii: "\\") ? 2 : 1)
                    }
                    guard !body.isEmpty else { return false }
                    rest = body.dropFirst()
                    if rest.drop(while: { $0 == UInt8(ascii: " ") }).first == UInt8(ascii: ":") { hasPair = true }
                case UInt8(ascii: "/"):
                    guard rest.starts(with: "//".utf8) else { return false }
                    rest = rest.dropFirst(rest.count)
                case UInt8(ascii: "a")...UInt8(ascii: "z"):
                    let word = rest.prefix { $0.isLetter }
                    guard ["true", "false", "null"].contains(String(decoding: word, as: UTF8.self)) else {
                        return false
                    }
                    rest = rest.dropFirst(word.count)
                default:
                    guard "{}[]:, \t-+.0123456789E".utf8.contains(byte) else { return false }
                    rest = rest.dropFirst()
                }
            }
        }
        return hasPair
    }

    private static func isMarkup(_ lines: [String]) -> Bool {
        guard let first = lines.first, first.hasPrefix("<"), !first.hasPrefix("<#") else { return false }
        let second = first.utf8.dropFirst().first ?? 0
        guard second.isLetter || "?!".utf8.contains(second) else { return false }
        return lines.contains { $0.contains("</") || $0.contains("/>") || $0.contains("?>") }
    }

    /// Returns true for lines of names with their values, which hold nothing that only a list of arguments has.
    private static func isYAML(_ lines: [String]) -> Bool {
        guard lines.count > 1, lines[0].last == ":" || lines[0].hasPrefix("- ") || lines[0].hasPrefix("---") else {
            return false
        }
        return lines.allSatisfy { line in
            if line.hasPrefix("- ") || line.hasPrefix("---") || line.hasPrefix("#") { return true }
            let name = line.utf8.prefix { $0.isWordByte || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") }
            let behind = line.utf8.dropFirst(name.count)
            return !name.isEmpty && (behind.elementsEqual(":".utf8) || behind.starts(with: ": ".utf8))
                && !"{(,;".utf8.contains(line.utf8.last ?? 0)
        } && !lines.contains { $0.hasPrefix("case ") || $0.hasPrefix("default:") }
    }
}
