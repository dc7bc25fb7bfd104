import Support
import SwiftSamples

/// Fragments that stand beside other code: lists of a manifest, code that breaks off with dots.
extension SecondReading {
    /// Turns a label of a manifest at the outermost level, `dependencies: [`, into an assignment: the list is a value of its own.
    mutating func fillManifestLabels() {
        var depth = 0
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let code = bytes[start..<end].drop { " \t".utf8.contains($0) }
            let word = code.prefix(while: \.isLetter)
            let behind = bytes[word.endIndex..<end]
            if depth == 0, behind.starts(with: ": [".utf8),
                Self.manifestLabels.contains(where: { word.elementsEqual($0.utf8) })
            {
                replace(word.startIndex..<(word.endIndex + 1), with: UInt8(ascii: " "))
                bytes[word.startIndex] = UInt8(ascii: "_")
                bytes[word.endIndex - 1] = UInt8(ascii: "=")
            }
            for byte in code {
                if "([{".utf8.contains(byte) { depth += 1 }
                if ")]}".utf8.contains(byte) { depth -= 1 }
            }
            start = end + 1
        }
    }

    /// Puts the missing closing brackets in place of dots at the end: `.frame(width: 10, ...`.
    mutating func closeWhatDotsLeaveOpen(_ scan: SourceScan) {
        guard let dots = scan.dots.last, bytes[dots.upperBound...].allSatisfy(\.isWhitespace) else { return }
        var open: [UInt8] = []
        for byte in bytes[..<dots.lowerBound] {
            switch byte {
            case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
            case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
            case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                guard open.popLast() == byte else { return }
            default: break
            }
        }
        guard !open.isEmpty, open.count <= dots.count else { return }
        replace(dots, with: UInt8(ascii: " "))
        for (index, byte) in open.reversed().enumerated() { bytes[dots.lowerBound + index] = byte }
    }

    /// Blanks braces that close more than is open behind a line of dots: the dots stand for the code that opened them.
    mutating func dropWhatClosesDots(_ scan: SourceScan) {
        guard
            let dots = scan.dots.first(where: { dots in
                let start = bytes.lineStart(before: dots.lowerBound)
                let end = bytes[dots.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
                return (bytes[start..<dots.lowerBound] + bytes[dots.upperBound..<end]).allSatisfy(\.isWhitespace)
            })
        else { return }
        var depth = bytes[..<dots.lowerBound].reduce(0) { depth, byte in
            depth + (byte == UInt8(ascii: "{") ? 1 : byte == UInt8(ascii: "}") ? -1 : 0)
        }
        guard depth >= 0 else { return }
        var closing: [Int] = []
        for index in dots.upperBound..<bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: "}") where depth == 0: closing.append(index)
            case UInt8(ascii: "}"): depth -= 1
            default: break
            }
        }
        for index in closing { replace(index..<(index + 1), with: UInt8(ascii: " ")) }
    }

    /// Ends each pattern with a colon in a sample of nothing but lines such as `case .website(_)`.
    mutating func endPatterns() {
        let lines = CodeLines(bytes)
        guard !lines.texts.isEmpty, lines.texts.allSatisfy({ $0.hasPrefix("case ") }) else { return }
        for range in lines.ranges {
            let code = code(of: range)
            guard let last = code.last, !":,{".utf8.contains(bytes[last]), last + 1 < bytes.count else { continue }
            ranges.append(last + 1..<last + 2)
            bytes[last + 1] = UInt8(ascii: ":")
        }
    }

    /// Puts commas between arguments that are alternatives, one below the other: `action: a` under a comment, `action: b` under
    /// the next.
    mutating func partArguments() {
        let lines = CodeLines(bytes)
        guard lines.ranges.count > 1, let first = lines.ranges.first, startsWithLabel(first) else { return }
        var depth = 0
        for (range, next) in zip(lines.ranges, lines.ranges.dropFirst()) {
            let code = code(of: range)
            for byte in bytes[code] {
                if "([{".utf8.contains(byte) { depth += 1 }
                if ")]}".utf8.contains(byte) { depth -= 1 }
            }
            guard depth == 0, startsWithLabel(next), let last = code.last, bytes[last] != UInt8(ascii: ",") else {
                continue
            }
            ranges.append(last + 1..<last + 2)
            bytes[last + 1] = UInt8(ascii: ",")
        }
    }

    private func startsWithLabel(_ line: Range<Int>) -> Bool {
        let word = bytes[line].prefix(while: \.isIdentifierByte)
        return !word.isEmpty && bytes[word.endIndex..<line.upperBound].starts(with: ": ".utf8)
            && !["case", "default"].contains { word.elementsEqual($0.utf8) }
    }

    /// Returns a line without the comment at its end and the blanks before that.
    func code(of line: Range<Int>) -> Range<Int> {
        let comment = bytes[line].firstRange(ofBytes: " //".utf8)?.lowerBound ?? line.upperBound
        let end =
            bytes[line.lowerBound..<comment].lastIndex { $0 != UInt8(ascii: " ") }.map { $0 + 1 } ?? line.lowerBound
        return line.lowerBound..<end
    }

    private static let manifestLabels = [
        "platforms", "products", "dependencies", "targets", "traits", "swiftSettings", "plugins", "resources",
    ]
}

/// Lines that list properties: `order.id, order.date`.
extension SecondReading {
    mutating func partValues() {
        for range in CodeLines(bytes).ranges {
            let line = bytes[code(of: range)]
            guard line.contains(UInt8(ascii: ",")), line.contains(UInt8(ascii: ".")),
                line.allSatisfy({ $0.isIdentifierByte || "., ?".utf8.contains($0) }),
                line.split(separator: UInt8(ascii: ",")).allSatisfy({ part in
                    let value = part.drop { $0 == UInt8(ascii: " ") }
                    return value.first?.isLetter == true && !value.contains(UInt8(ascii: " "))
                })
            else { continue }
            for index in line.indices where bytes[index] == UInt8(ascii: ",") {
                ranges.append(index..<(index + 1))
                bytes[index] = UInt8(ascii: ";")
            }
        }
    }
}
