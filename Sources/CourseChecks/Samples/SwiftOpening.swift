import Course
import Support

/// Tells lines that begin a piece of Swift from lines of prose.
///
/// Only patterns that prose hardly ever has count: a declaration with its name and the sign that must follow it.
enum SwiftOpening {
    /// - Parameter line: one line, without blanks before it.
    static func begins(_ line: ArraySlice<UInt8>) -> Bool {
        var reader = WordReader(line)
        if line.starts(with: "#Preview".utf8) { return line.contains(UInt8(ascii: "{")) }
        while reader.skipAttribute() {}
        while let word = reader.word() {
            if modifiers.contains(word) { continue }
            if types.contains(word) { return reader.isTypeHeader() }
            if word == "func" || word == "init" { return reader.isFunctionHeader(named: word == "func") }
            if word == "var" || word == "let" { return reader.isVariable() }
            return false
        }
        return false
    }

    /// Returns true for code that begins like Swift behind comments, imports, and attributes on lines of their own.
    static func begins(code: [UInt8]) -> Bool {
        let lines = code.split(separator: UInt8(ascii: "\n")).map { line in
            line.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }
        }
        return lines.first { !$0.isEmpty && !isPreliminary($0) }.map(begins) ?? false
    }

    private static func isPreliminary(_ line: ArraySlice<UInt8>) -> Bool {
        if line.starts(with: "//".utf8) { return true }
        for mark in ["import ", "@"] where line.starts(with: mark.utf8) {
            // Imports and attributes of other languages have dots in their names, or begin with a small letter.
            let name = line.dropFirst(mark.utf8.count)
            return name.first.map { $0 >= UInt8(ascii: "A") && $0 <= UInt8(ascii: "Z") } ?? false
                && name.allSatisfy(\.isWordByte)
        }
        return false
    }

    private static let modifiers: Set<String> = [
        "public", "private", "fileprivate", "internal", "open", "final", "static", "mutating", "nonisolated",
        "override",
        "lazy", "weak", "indirect",
    ]
    private static let types: Set<String> = ["struct", "class", "enum", "protocol", "extension", "actor"]
}

/// Reads a line word by word.
private struct WordReader {
    private var rest: ArraySlice<UInt8>

    init(_ line: ArraySlice<UInt8>) {
        rest = line
    }

    /// Skips an attribute such as `@State ` or `@Environment(\.dismiss) `; false if there is none.
    mutating func skipAttribute() -> Bool {
        guard rest.first == UInt8(ascii: "@") else { return false }
        var after = rest.dropFirst().drop(while: \.isWordByte)
        if after.first == UInt8(ascii: "(") {
            guard let close = after.firstIndex(of: UInt8(ascii: ")")) else { return false }
            after = after[(close + 1)...]
        }
        guard after.first == UInt8(ascii: " ") else { return false }
        rest = after.drop { $0 == UInt8(ascii: " ") }
        return true
    }

    /// Reads a word of lower-case letters and the blank after it; nil if there is none.
    mutating func word() -> String? {
        let word = rest.prefix { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") }
        let after = rest[word.endIndex...]
        guard !word.isEmpty, after.first == UInt8(ascii: " ") || word.elementsEqual("init".utf8) else { return nil }
        rest = after.drop { $0 == UInt8(ascii: " ") }
        return String(decoding: word, as: UTF8.self)
    }

    /// Returns true if the rest is like `Name: View, Sendable {`, with nothing but names before the brace.
    func isTypeHeader() -> Bool {
        guard let first = rest.first, first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z"),
            let brace = rest.firstIndex(of: UInt8(ascii: "{"))
        else { return false }
        let name = rest.prefix(while: \.isWordByte)
        let header = rest[name.endIndex..<brace]
        let first2 = header.first { $0 != UInt8(ascii: " ") }
        guard first2 == nil || ":<".utf8.contains(first2 ?? 0) || header.starts(with: " where ".utf8) else {
            return false
        }
        return header.allSatisfy { $0.isWordByte || ":, <>.&[]()@=".utf8.contains($0) }
    }

    /// Returns true if the rest is `name(` or `name<`, and a body or a result.
    func isFunctionHeader(named: Bool) -> Bool {
        let name = rest.prefix(while: \.isWordByte)
        let after = rest[name.endIndex...]
        guard named != name.isEmpty, after.first == UInt8(ascii: "(") || after.first == UInt8(ascii: "<") else {
            return false
        }
        return after.contains(UInt8(ascii: "{")) || after.contains(UInt8(ascii: ">"))
    }

    /// Returns true if the rest is `name: Type` or `name = …`.
    func isVariable() -> Bool {
        let name = rest.prefix(while: \.isWordByte)
        let after = rest[name.endIndex...].drop { $0 == UInt8(ascii: " ") }
        guard !name.isEmpty, let sign = after.first else { return false }
        let value = after.dropFirst().drop { $0 == UInt8(ascii: " ") }
        guard let next = value.first else { return false }
        switch sign {
        case UInt8(ascii: "="): return next != UInt8(ascii: "=")
        case UInt8(ascii: ":"):
            let isUpper = next >= UInt8(ascii: "A") && next <= UInt8(ascii: "Z")
            return isUpper || "[(".utf8.contains(next) || value.starts(with: "some ".utf8)
                || value.starts(with: "any ".utf8)
        default: return false
        }
    }
}
