import Diagnostics
import Support

/// Code out of a file in a fence of Material for MkDocs, as the snippets of Python-Markdown's extensions write it:
/// `--8<-- "A.swift"`, `--8<-- "A.swift:region"` or `--8<-- "A.swift:4:6"`.
public enum MaterialSnippet {
    /// Returns the attributes of one of our fences that name the same file and part of it.
    ///
    /// - Returns: Nil if the code is anything but one such line.
    static func attributes(of code: SourceSlice) -> [FenceAttribute]? {
        let bytes = code.bytes
        let line = bytes.trimmingSpaces()
        guard !bytes[line].contains(UInt8(ascii: "\n")), let named = name(in: bytes[line]) else { return nil }
        func attribute(_ name: String, _ value: String, _ range: Range<Int>) -> FenceAttribute {
            FenceAttribute(name: name, value: value, range: code.range(range), valueRange: code.range(range))
        }
        func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
        let file = bytes[named].prefix { $0 != UInt8(ascii: ":") }
        guard !file.isEmpty else { return nil }
        let whole = attribute("file", text(file.indices), file.indices)
        guard file.endIndex < named.upperBound else { return [whole] }
        let part = file.endIndex + 1..<named.upperBound
        guard !part.isEmpty else { return nil }
        let isNumbers = bytes[part].allSatisfy { $0.isDigit || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: ",") }
        // Ranges from the first line or to the last one lack a number, and have no spelling in our fences.
        let numbers = text(part).split(separator: ",").map { $0.split(separator: ":") }
        guard isNumbers else { return [whole, attribute("region", text(part), part)] }
        guard numbers.allSatisfy({ $0.count == 2 }) else { return nil }
        return [whole, attribute("lines", numbers.map { $0.joined(separator: "-") }.joined(separator: ","), part)]
    }

    /// Returns the range of the name between quotes behind the scissors that begin the line; nil if there is none.
    public static func name(in line: ArraySlice<UInt8>) -> Range<Int>? {
        guard let rest = behindScissors(line) else { return nil }
        let quoted = rest.drop(while: \.isSpaceOrTab)
        guard quoted.startIndex > rest.startIndex, let quote = quoted.first, quoted.count > 2, quoted.last == quote,
            quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
        else { return nil }
        let name = quoted.dropFirst().dropLast()
        return name.contains(quote) ? nil : name.indices
    }

    /// Returns true if a line is scissors alone, as before and behind a list of files.
    public static func isScissors(_ line: ArraySlice<UInt8>) -> Bool {
        behindScissors(line)?.allSatisfy(\.isSpaceOrTab) ?? false
    }

    private static func behindScissors(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
        func dashes(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
            text.first == UInt8(ascii: "-") ? text.drop { $0 == UInt8(ascii: "-") } : nil
        }
        guard let scissors = dashes(line), scissors.starts(with: "8<".utf8) else { return nil }
        return dashes(scissors.dropFirst(2))
    }
}
