import Support

/// Lists of declarations as reference pages write them: `func union(Self) -> Self`, `struct Heap<Element>`.
extension SecondReading {
    mutating func listDeclarations() {
        var index = 0
        while let word = nextWord(from: &index) {
            let text = bytes[word]
            if ["func", "init", "subscript"].contains(where: { text.elementsEqual($0.utf8) }) {
                blankNamelessParameters(from: word.upperBound, mayHaveBraces: text.elementsEqual("subscript".utf8))
            } else if text.elementsEqual("mutate".utf8) {
                replaceAccessors(endingAt: word)
            } else if text.elementsEqual("typealias".utf8) {
                blankAliasWithoutType(at: word)
            } else if text.elementsEqual("available".utf8), word.lowerBound > 0,
                "#@".utf8.contains(bytes[word.lowerBound - 1])
            {
                fillVersions(from: word.upperBound)
            } else if ["struct", "class", "enum", "actor", "protocol", "extension"].contains(where: {
                text.elementsEqual($0.utf8)
            }) {
                blankTypeWithoutBraces(at: word)
            }
        }
    }

    private func nextWord(from index: inout Int) -> Range<Int>? {
        while index < bytes.count, !bytes[index].isIdentifierByte { index += 1 }
        guard index < bytes.count else { return nil }
        let start = index
        while index < bytes.count, bytes[index].isIdentifierByte { index += 1 }
        return start..<index
    }

    /// Blanks the parameters if one of them is only a type.
    ///
    /// - Parameter mayHaveBraces: true if braces behind the signature may list accessors, as in `{ get }`, and need not be a
    ///   body.
    private mutating func blankNamelessParameters(from start: Int, mayHaveBraces: Bool) {
        let openings = "([{".utf8
        // The function's name and its generic parameters stand before.
        guard let open = bytes[start...].firstIndex(where: { openings.contains($0) || $0 == UInt8(ascii: "\n") }),
            bytes[open] == UInt8(ascii: "(")
        else { return }
        var depth = 0
        var hasColon = false
        var isEmpty = true
        var isNameless = false
        var end = open
        for index in open..<bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
                depth += 1
                if depth > 1 { isEmpty = false }
            case UInt8(ascii: ">") where index > 0 && bytes[index - 1] == UInt8(ascii: "-"): break
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"): depth -= 1
            case UInt8(ascii: ":") where depth == 1: hasColon = true
            case UInt8(ascii: ",") where depth == 1:
                isNameless = isNameless || (!hasColon && !isEmpty)
                (hasColon, isEmpty) = (false, true)
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): break
            default: isEmpty = false
            }
            if depth == 0 {
                end = index
                break
            }
        }
        let areLabels = bytes[(open + 1)..<max(end, open + 1)].allSatisfy {
            $0.isIdentifierByte || $0 == UInt8(ascii: ":")
        }
        isNameless = isNameless || areLabels && bytes[max(end, 1) - 1] == UInt8(ascii: ":")
        guard end > open + 1, isNameless || (!hasColon && !isEmpty), mayHaveBraces || !hasBody(behind: end) else {
            return
        }
        leaveOut((open + 1)..<end)
    }

    /// Returns true if a body follows the signature whose parameters end at an offset: then a parameter without its colon is a
    /// slip.
    private func hasBody(behind end: Int) -> Bool {
        let rest = bytes[(end + 1)...]
        let next = rest.first { "{\n;}".utf8.contains($0) }
        if next == UInt8(ascii: "{") { return true }
        guard next == UInt8(ascii: "\n"), let line = rest.firstIndex(of: UInt8(ascii: "\n")) else { return false }
        return bytes[line...].first { !$0.isWhitespace } == UInt8(ascii: "{")
    }

    /// Blanks a type's first line if it stands without braces, up to a blank line or the end.
    private mutating func blankTypeWithoutBraces(at word: Range<Int>) {
        let newline = UInt8(ascii: "\n")
        let start = bytes.lineStart(before: word.lowerBound)
        let before = bytes[start..<word.lowerBound]
        // Only attributes and modifiers may stand before the keyword.
        guard before.allSatisfy({ $0.isIdentifierByte || " \t@".utf8.contains($0) }) else { return }
        var end = word.upperBound
        var lineIsBlank = false
        while end < bytes.count {
            let byte = bytes[end]
            if byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}") || byte == UInt8(ascii: ";") { return }
            if byte == newline {
                if lineIsBlank { break }
                lineIsBlank = true
            } else if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), byte != UInt8(ascii: "\r") {
                lineIsBlank = false
            }
            end += 1
        }
        leaveOut(start..<end)
    }

    private mutating func blankAliasWithoutType(at word: Range<Int>) {
        let newline = UInt8(ascii: "\n")
        let start = bytes.lineStart(before: word.lowerBound)
        let end = bytes[start...].firstIndex(of: newline) ?? bytes.count
        guard !bytes[start..<end].contains(where: { "={}:".utf8.contains($0) }) else { return }
        leaveOut(start..<end)
    }

    /// Fills in versions that are placeholders: `macOS X, iOS Y.Z`.
    private mutating func fillVersions(from start: Int) {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "("),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: ")"))
        else { return }
        for index in start..<end where (UInt8(ascii: "N")...UInt8(ascii: "Z")).contains(bytes[index]) {
            let isAlone = !bytes[index - 1].isIdentifierByte && !bytes[index + 1].isIdentifierByte
            if isAlone { replace(index..<(index + 1), with: UInt8(ascii: "1")) }
        }
    }

    mutating func leaveOut(_ range: Range<Int>) {
        listings.append(range)
        replace(range, with: UInt8(ascii: " "))
    }
}
