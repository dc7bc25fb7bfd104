import Support
import SwiftSamples

/// Results behind code, in the notation `3.isMultiple(of: 2) -> false`. Swift has a type behind an arrow, and never a value.
enum ResultArrows {
    /// Returns the ranges of the arrows, each with the result behind it, up to the line's end or a comment.
    static func ranges(in bytes: [UInt8], _ scan: SourceScan) -> [Range<Int>] {
        guard bytes.contains(bytes: " -> ".utf8), !bytes.contains(bytes: "\"\"\"".utf8) else { return [] }
        return CodeLines(bytes).ranges.compactMap { line in
            guard bytes[line].contains(bytes: " -> ".utf8) else { return nil }
            let next = scan.comments.partitioningIndex { $0.range.upperBound > line.lowerBound }
            let comment = scan.comments.dropFirst(next).first?.range.lowerBound
            let end = min(line.upperBound, comment ?? line.upperBound)
            guard line.lowerBound < end, let arrow = arrow(in: bytes[line.lowerBound..<end]) else { return nil }
            return isValue(bytes[(arrow + 2)..<end]) ? arrow..<end : nil
        }
    }

    /// Returns the offset of the first arrow that stands in no string.
    private static func arrow(in line: ArraySlice<UInt8>) -> Int? {
        var rest = line
        while let found = rest.firstRange(ofBytes: " -> ".utf8) {
            let quotes = line[..<found.lowerBound].count { $0 == UInt8(ascii: "\"") }
            if quotes.isMultiple(of: 2), found.lowerBound > line.startIndex { return found.lowerBound + 1 }
            rest = rest[found.upperBound...]
        }
        return nil
    }

    /// True for a text that begins like a value, and like no type: a number, a string, `nil`, a truth value, a list of them, or a call
    /// such as `Optional("H")`.
    private static func isValue(_ text: ArraySlice<UInt8>) -> Bool {
        let start = text.drop { " [(-".utf8.contains($0) }
        guard let first = start.first else { return false }
        if first.isDigit || first == UInt8(ascii: "\"") { return true }
        if first == UInt8(ascii: "]") { return start.dropFirst().allSatisfy(\.isWhitespace) }
        let word = start.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
        if ["nil", "true", "false"].contains(where: { word.elementsEqual($0.utf8) }) { return true }
        return !word.isEmpty && start[word.endIndex...].first == UInt8(ascii: "(")
    }
}
