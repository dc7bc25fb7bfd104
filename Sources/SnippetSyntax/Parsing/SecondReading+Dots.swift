import Support
import SwiftSamples

/// Dots in lists where blanks don't parse: parameters, types in brackets, cases, arguments of attributes.
extension SecondReading {
    /// The number of bytes before the dots in which their line must begin. Nobody writes longer lines, and searching one from
    /// each of its dots would take quadratic time.
    private static let longestLine = 1000

    mutating func fillDotsInLists(_ scan: SourceScan) {
        for dots in scan.dots where dots.count >= 3 && bytes[dots].allSatisfy({ " _".utf8.contains($0) }) {
            // A placeholder such as `<...>` has been filled.
            guard !ranges.contains(where: { $0.overlaps(dots) }) else { continue }
            let window = max(0, dots.lowerBound - Self.longestLine)
            let lineEnd = bytes[window..<dots.lowerBound].lastIndex(of: UInt8(ascii: "\n"))
            guard lineEnd != nil || window == 0 else { continue }
            let lineStart = lineEnd.map { $0 + 1 } ?? 0
            let line = bytes[lineStart..<dots.lowerBound].drop { " \t".utf8.contains($0) }
            guard !line.isEmpty else { continue }
            let statement = line[(line.lastIndex { "{;".utf8.contains($0) }.map { $0 + 1 } ?? line.startIndex)...]
            let isCase = statement.drop { " \t".utf8.contains($0) }.starts(with: "case ".utf8)
            if isCase, line.last(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: ",") {
                replace(dots, with: UInt8(ascii: "_"))
                continue
            }
            guard let open = innermostOpening(before: dots.lowerBound, from: lineStart) else { continue }
            let head = bytes[lineStart..<open]
            if bytes[open] == UInt8(ascii: "[") || isAttribute(head) {
                replace(dots, with: UInt8(ascii: "_"))
            } else if isDeclaration(head) {
                replace(dots, with: UInt8(ascii: "_"))
                bytes[dots.lowerBound + 1] = UInt8(ascii: ":")
            }
        }
    }

    private func innermostOpening(before place: Int, from start: Int) -> Int? {
        var depth = 0
        for index in bytes[start..<place].indices.reversed() {
            switch bytes[index] {
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth += 1
            case UInt8(ascii: "("), UInt8(ascii: "["):
                if depth == 0 { return index }
                depth -= 1
            default: break
            }
        }
        return nil
    }

    private func isAttribute(_ head: ArraySlice<UInt8>) -> Bool {
        let name = head.reversed().prefix(while: \.isWordByte).count
        return name > 0 && head.dropLast(name).last == UInt8(ascii: "@")
    }

    /// Returns true if parameters follow: `func f`, `init`, `subscript`.
    private func isDeclaration(_ head: ArraySlice<UInt8>) -> Bool {
        let words = head.split { !$0.isIdentifierByte && $0 != UInt8(ascii: ".") }.suffix(2).map {
            String(decoding: $0, as: UTF8.self)
        }
        return words.first == "func" || words.last == "init" || words.last == "subscript"
    }
}
