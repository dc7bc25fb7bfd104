import Support
import SwiftSamples

/// The parts of a sample that its author leaves out: `...`, `…`, `<#…#>`, `// ...`.
///
/// The parser sees blanks or a name of the same length in their place, so that every other byte keeps its offset.
package struct Elisions: Sendable {
    /// The ranges of the omissions, in the sample's bytes.
    let ranges: [Range<Int>]
    /// The bytes to be parsed, as many as the sample has.
    package let parsedBytes: [UInt8]
    /// True if the parsed bytes are the sample's own.
    let areParsedAsTheyStand: Bool

    package init(in bytes: [UInt8], scan: SourceScan) {
        var ranges: [Range<Int>] = []
        var parsed = bytes
        for line in Self.dividers(in: bytes, scan) {
            ranges.append(line)
            for index in line { parsed[index] = UInt8(ascii: " ") }
        }
        for sign in scan.dots {
            // `….`
            let isCharacter = bytes[sign.lowerBound] != UInt8(ascii: ".")
            let end = bytes[sign.upperBound...].firstIndex { $0 != UInt8(ascii: ".") } ?? bytes.count
            let dots = isCharacter ? sign.lowerBound..<end : sign
            if let whole = Self.bracketed(dots, in: bytes) {
                ranges.append(whole)
                for index in whole { parsed[index] = UInt8(ascii: " ") }
                continue
            }
            if let words = Self.words(behind: dots, in: bytes) {
                ranges.append(words)
                for index in words { parsed[index] = UInt8(ascii: " ") }
                continue
            }
            if let clause = Self.clause(of: dots, in: bytes) {
                ranges.append(dots)
                for index in clause.range { parsed[index] = clause.filler }
                continue
            }
            guard let filler = Self.filler(for: dots, in: bytes) else { continue }
            ranges.append(dots)
            for index in dots { parsed[index] = filler }
        }
        for comment in scan.comments {
            if Self.standsForValue(comment, in: bytes) || Self.endsLineForValue(comment, in: bytes) {
                ranges.append(comment.range)
                for index in comment.range { parsed[index] = UInt8(ascii: "_") }
            } else if Self.isElision(bytes[comment.range]) {
                ranges.append(comment.range)
            }
        }
        for placeholder in Self.placeholders(in: bytes) {
            ranges.append(placeholder)
            // A name of the same length: `<#value#>` becomes `__value__`
            for offset in placeholder where !bytes[offset].isWordByte { parsed[offset] = UInt8(ascii: "_") }
        }
        let lines = Self.linesOfDots(in: bytes) + Self.linesOfSpacedDots(in: bytes)
        for dots in lines where !ranges.contains(where: { $0.overlaps(dots) }) {
            ranges.append(dots)
            for index in dots { parsed[index] = UInt8(ascii: " ") }
        }
        for mark in BoldMarks.ranges(in: bytes) + ResultArrows.ranges(in: bytes, scan) {
            for index in mark { parsed[index] = UInt8(ascii: " ") }
        }
        self.ranges = ranges
        parsedBytes = parsed
        areParsedAsTheyStand = parsed == bytes
    }

    /// Returns the range of dots and the words behind them that say what is left out, alone on their line: `... code continued`;
    /// nil for other dots.
    private static func words(behind dots: Range<Int>, in bytes: [UInt8]) -> Range<Int>? {
        let start = bytes.lineStart(before: dots.lowerBound)
        guard bytes[start..<dots.lowerBound].allSatisfy({ " \t".utf8.contains($0) }) else { return nil }
        let rest = bytes[dots.upperBound...].prefix { !$0.isLineEnding }
        let text = rest.drop { " \t".utf8.contains($0) }
        let isPhrase = text.startIndex > rest.startIndex && text.first?.isLetter == true
        guard isPhrase, text.allSatisfy({ $0.isLetter || $0 >= 0x80 || " \t,.;'-0123456789".utf8.contains($0) }) else {
            return nil
        }
        return dots.lowerBound..<rest.endIndex
    }

    /// Returns the range of an omitted condition and the byte that fills it, in `if ... {`, `while ... {` or `where ... {`; nil
    /// for other dots.
    private static func clause(of dots: Range<Int>, in bytes: [UInt8]) -> (range: Range<Int>, filler: UInt8)? {
        let blanks = " \t".utf8
        guard let before = bytes[..<dots.lowerBound].lastIndex(where: { !blanks.contains($0) }),
            let next = bytes[dots.upperBound...].first(where: { !blanks.contains($0) })
        else { return nil }
        let word = word(endingAt: before, in: bytes[...])
        if next == UInt8(ascii: "{"), word.elementsEqual("where".utf8) {
            return (word.startIndex..<dots.upperBound, UInt8(ascii: " "))
        }
        // `if let name = read() ... {`: the rest of a condition is left out.
        let lineStart = bytes.lineStart(before: dots.lowerBound)
        let start = bytes[lineStart...].drop { " \t}".utf8.contains($0) }.prefix(while: \.isLetter)
        if next == UInt8(ascii: "{"), before < dots.lowerBound - 1, before > start.endIndex,
            !beforeBraces.contains(where: { word.elementsEqual($0.utf8) }),
            ["if", "else", "while", "for", "switch", "guard"].contains(where: { start.elementsEqual($0.utf8) })
        {
            return (dots, UInt8(ascii: " "))
        }
        let opens = next == UInt8(ascii: "{") && beforeBraces.contains { word.elementsEqual($0.utf8) }
        let behind = bytes[dots.upperBound...].drop(while: blanks.contains)
        let isGuard =
            word.elementsEqual("guard".utf8) && (next == UInt8(ascii: "e") || behind.starts(with: "/*".utf8))
        return opens || isGuard || isOperand(dots, in: bytes, between: bytes[before], word, next)
            ? (dots, UInt8(ascii: "_")) : nil
    }

    /// The words that need something between them and a brace.
    private static let beforeBraces = ["if", "while", "switch", "in", "catch", "extension"]

    /// Returns true if Swift needs something in place of the dots, by the signs or words on both sides.
    ///
    /// - Parameters:
    ///   - sign: the last byte before the dots that is no blank.
    ///   - word: the word that ends at that byte; empty if there is none.
    private static func isOperand(
        _ dots: Range<Int>,
        in bytes: [UInt8],
        between sign: UInt8,
        _ word: ArraySlice<UInt8>,
        _ next: UInt8
    ) -> Bool {
        func isBefore(_ signs: String) -> Bool { signs.utf8.contains(sign) }
        let following = bytes[dots.upperBound...].drop { " \t".utf8.contains($0) }.prefix(while: \.isWordByte)
        func isFollowed(by words: [String]) -> Bool { words.contains { following.elementsEqual($0.utf8) } }
        switch next {
        case UInt8(ascii: ","):
            let isFirstOfList =
                sign.isLineEnding
                && bytes[..<dots.lowerBound].last { !$0.isWhitespace }.map("([,".utf8.contains) ?? false
            return isBefore("([,:") || isFirstOfList
        case UInt8(ascii: "{"): return isBefore("=>&|") && bytes[dots.lowerBound - 1] == UInt8(ascii: " ")
        case UInt8(ascii: "="): return isBefore(":")
        case UInt8(ascii: ":"): return isBefore("?") || word.elementsEqual("case".utf8)
        default:
            if isFollowed(by: ["in"]) { return isBefore("{") || word.elementsEqual("for".utf8) }
            return isBefore("=") && isFollowed(by: ["else", "as"])
        }
    }

    /// Returns the byte to put in place of the dots; nil if they are Swift's own operator.
    private static func filler(for dots: Range<Int>, in bytes: [UInt8]) -> UInt8? {
        let blank = UInt8(ascii: " ")
        var before = dots.lowerBound - 1
        while before >= 0, bytes[before] == blank || bytes[before] == UInt8(ascii: "\t") { before -= 1 }
        var after = dots.upperBound
        while after < bytes.count, bytes[after] == blank || bytes[after] == UInt8(ascii: "\t") { after += 1 }
        let next = after < bytes.count ? bytes[after] : UInt8(ascii: "\n")
        let isEllipsisCharacter = bytes[dots.lowerBound] != UInt8(ascii: ".")
        let endsThere =
            "\n\r})],;>".utf8.contains(next)
            || (next == UInt8(ascii: "{") && before >= 0 && ",:".utf8.contains(bytes[before]))
            || (next == UInt8(ascii: "/") && after + 1 < bytes.count
                && (bytes[after + 1] == UInt8(ascii: "/") || bytes[after + 1] == UInt8(ascii: "*")))
        // `call(... other: 1)`
        let leavesOutFirst =
            before >= 0 && "(,".utf8.contains(bytes[before]) && after > dots.upperBound && next.isIdentifierByte
        guard endsThere || leavesOutFirst || isEllipsisCharacter else { return nil }
        if next == UInt8(ascii: "}"), before < dots.lowerBound - 1, after > dots.upperBound, before >= 0,
            bytes[before].isWordByte || "\")]".utf8.contains(bytes[before])
        {
            return blank
        }
        if "\n\r".utf8.contains(next), before < dots.lowerBound - 1, isVariableWithType(bytes[...max(before, 0)]) {
            return blank
        }
        if next == UInt8(ascii: "{"), before >= 0, ",:".utf8.contains(bytes[before]) { return UInt8(ascii: "_") }
        if "\n\r".utf8.contains(next), before < dots.lowerBound - 1, isFunctionWithoutBody(bytes[...max(before, 0)]) {
            return blank
        }
        let previous = before >= 0 ? bytes[before] : UInt8(ascii: "\n")
        switch previous {
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "{"), UInt8(ascii: "("), UInt8(ascii: "["),
            UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "}"):
            return blank
        case UInt8(ascii: "?") where before == dots.lowerBound - 1:
            // A variadic parameter of optionals
            return nil
        case UInt8(ascii: "="), UInt8(ascii: ":"), UInt8(ascii: ">"), UInt8(ascii: "<"), UInt8(ascii: "?"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "+"):
            return UInt8(ascii: "_")
        default:
            let word = Self.word(endingAt: before, in: bytes[...])
            if word.elementsEqual("in".utf8) { return blank }
            if beforeValues.contains(where: { word.elementsEqual($0.utf8) }) { return UInt8(ascii: "_") }
            return isEllipsisCharacter ? blank : nil
        }
    }

    /// Returns true for a line that ends with a variable and its type, `let client: Client`: dots behind it stand for the value.
    private static func isVariableWithType(_ bytes: ArraySlice<UInt8>) -> Bool {
        let line = bytes[((bytes.lastIndex(where: \.isLineEnding) ?? -1) + 1)...].drop { " \t".utf8.contains($0) }
        guard line.starts(with: "let ".utf8) || line.starts(with: "var ".utf8), line.contains(UInt8(ascii: ":")) else {
            return false
        }
        guard let last = line.last, !line.contains(UInt8(ascii: "=")) else { return false }
        if last == UInt8(ascii: ">") { return line.dropLast().last != UInt8(ascii: "-") }
        let word = Self.word(endingAt: line.endIndex - 1, in: line)
        return "])?!".utf8.contains(last) || (last.isWordByte && !beforeValues.contains { word.elementsEqual($0.utf8) })
    }

    /// Returns true for a line that ends with a function's parameters or result, `func load(builder: Builder)`: dots behind it
    /// stand for the body.
    private static func isFunctionWithoutBody(_ bytes: ArraySlice<UInt8>) -> Bool {
        let line = bytes[bytes.lineStart(before: bytes.endIndex)...]
        guard let last = line.last, last == UInt8(ascii: ")") || line.contains(bytes: "-> ".utf8) else { return false }
        let words = line.split { !$0.isIdentifierByte }
        return words.contains { $0.elementsEqual("func".utf8) } || words.first?.elementsEqual("init".utf8) == true
    }

    /// The words that need a name, a value, a type or a condition behind them.
    private static let beforeValues = [
        "return", "some", "any", "as", "is", "case", "try", "await", "throw", "if", "let", "var",
    ]

    static func word(endingAt end: Int, in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        guard end >= bytes.startIndex else { return [] }
        var start = end
        while start >= bytes.startIndex, bytes[start].isWordByte { start -= 1 }
        return bytes[(start + 1)..<(end + 1)]
    }

    private static func placeholders(in bytes: [UInt8]) -> [Range<Int>] {
        var found: [Range<Int>] = []
        bytes.withUnsafeBufferPointer { bytes in
            var index = 0
            while let start = bytes.firstIndex(ofByte: UInt8(ascii: "<"), from: index) {
                index = start + 1
                guard index < bytes.count, bytes[index] == UInt8(ascii: "#") else { continue }
                index += 1
                while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "\n") {
                    if bytes[index] == UInt8(ascii: "#"), bytes[index + 1] == UInt8(ascii: ">") {
                        index += 2
                        found.append(start..<index)
                        break
                    }
                    index += 1
                }
            }
        }
        return found
    }

    /// Returns true for a comment on what a run prints, or on the error that ends it: dots in it shorten that, and leave no code out.
    private static func statesRun(_ comment: ArraySlice<UInt8>) -> Bool {
        let beginning = String(decoding: comment.prefix(16), as: UTF8.self).lowercased()
        let words = ["prints ", "prints:", "output:", "error:", "fatal error", "runtime error"]
        return words.contains(where: beginning.hasPrefix)
    }

    /// Returns true for a comment that only says that something is missing: `// ...`, `// … more fields`, `/* ... */`.
    private static func isElision(_ comment: ArraySlice<UInt8>) -> Bool {
        let text = comment.drop { "/* \t-".utf8.contains($0) }
        if text.starts(with: "...".utf8) || text.starts(with: "…".utf8) { return true }
        guard !statesRun(text) else { return false }
        let end = text.reversed().drop { "*/ \t.".utf8.contains($0) ? $0 != UInt8(ascii: ".") : false }
        return end.starts(with: "...".utf8) || end.starts(with: "…".utf8.reversed())
    }
}
