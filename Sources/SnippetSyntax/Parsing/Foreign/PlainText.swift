import Support
import SwiftSamples

/// Lines of a Swift fence that are no code in any language: a program's output, a compiler's messages, drawings, sentences.
enum PlainText {
    /// The words that a line of Swift may begin with.
    private static let keywords: Set<String> = [
        "actor", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
        "defer",
        "deinit", "do", "dynamic", "else", "enum", "extension", "fallthrough", "fileprivate", "final", "for", "func",
        "get",
        "guard", "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "lazy", "let",
        "mutating",
        "nonisolated", "open", "operator", "override", "package", "postfix", "precedencegroup", "prefix", "private",
        "protocol", "public", "repeat", "required", "return", "set", "some", "static", "struct", "subscript", "super",
        "switch", "throw", "throws", "try", "typealias", "unowned", "var", "weak", "where", "while", "willSet",
        "didSet",
    ]

    /// The smallest number of words in a sentence; a slip in Swift may leave three in a row, such as `retrun try value`.
    private static let fewestWords = 4

    private static let messages = [
        "error: ", "warning: ", "note: ", "fatal error: ", "Fatal error: ", "Thread ", "Undefined symbol",
    ]

    /// Returns the lines that are text, in the sample's bytes; empty if none is.
    static func lines(in bytes: [UInt8]) -> [Range<Int>] {
        let code = CodeLines(bytes)
        if !code.texts.contains(where: isDrawing), isOutput(code.texts) { return code.ranges }
        let drawings = drawings(in: code.texts).union(lists(in: code, of: bytes)).union(announced(in: code, of: bytes))
        return code.ranges.indices.filter { isText(code.texts[$0]) || drawings.contains($0) }.map { code.ranges[$0] }
    }

    /// Returns true if all lines are a program's output: words, `label: value`, numbers, and no line that begins with a keyword.
    private static func isOutput(_ lines: [String]) -> Bool {
        let words = lines.map { $0.split(separator: " ").count }
        guard
            words.contains(where: { $0 >= 3 }) || words.count(where: { $0 >= 2 }) >= 2
                || lines.contains(where: isError),
            lines.contains(where: { isWords($0) && $0.contains(" ") || isText($0) })
        else { return false }
        return lines.allSatisfy { isText($0) || isWords($0) || isAnswer($0) }
    }

    /// Returns true for a line of letters, digits and blanks whose first word is no keyword of Swift.
    private static func isWords(_ line: String) -> Bool {
        let isPlain = line.unicodeScalars.allSatisfy { scalar in
            scalar.value > 0x7F
                ? scalar.properties.isAlphabetic || scalar.properties.isEmoji
                : UInt8(scalar.value).isLetter
                    || UInt8(scalar.value).isDigit || scalar == " "
        }
        return isPlain && line.split(separator: " ").first.map { !keywords.contains(String($0)) } ?? false
    }

    /// Returns true for words, a colon and a value: `receive value: (3)`.
    private static func isAnswer(_ line: String) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let label = line[..<colon]
        return isWords(String(label)) && label.contains(" ") && line[line.index(after: colon)...].hasPrefix(" ")
    }

    /// Returns true for the description of an `NSError`.
    private static func isError(_ line: String) -> Bool { line.contains("Error Domain=") }

    /// Returns the lines of paragraphs of three or more lines that hold only words, as in a program's output below its code.
    private static func lists(in code: CodeLines, of bytes: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        var start = 0
        for index in code.texts.indices {
            let isLast = index + 1 == code.texts.count
            let gap = isLast ? [] : bytes[code.ranges[index].upperBound..<code.ranges[index + 1].lowerBound]
            guard isLast || gap.count(where: { $0 == UInt8(ascii: "\n") }) > 1 else { continue }
            let lines = start...index
            if lines.count >= 3, lines.allSatisfy({ isWords(code.texts[$0]) && code.texts[$0].contains(" ") }) {
                found.formUnion(lines)
            }
            start = index + 1
        }
        return found
    }

    /// Returns the lines below a comment that announces output, `// Output:`, up to an empty line.
    private static func announced(in code: CodeLines, of bytes: [UInt8]) -> Set<Int> {
        var found: Set<Int> = []
        var isOutput = false
        var (start, next) = (0, 0)
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            defer { start = end + 1 }
            let line = bytes[start..<end].drop(while: \.isWhitespace)
            if line.starts(with: "//".utf8) {
                let words = String(decoding: line, as: UTF8.self).lowercased().split { !$0.isLetter }
                isOutput = words.count <= 2 && words.contains { outputs.contains(String($0)) }
            } else if line.isEmpty {
                isOutput = false
            } else {
                if isOutput { found.insert(next) }
                next += 1
            }
        }
        return found
    }

    /// Returns the lines of drawings: strokes, and the words between, above and below them.
    private static func drawings(in lines: [String]) -> Set<Int> {
        let strokes = lines.indices.filter { isStrokes(lines[$0]) }
        guard strokes.count >= 2 else { return [] }
        var found = Set(strokes)
        for index in strokes {
            for (step, most) in [(-1, 1), (1, 2)] {
                for distance in 1...most {
                    let place = index + step * distance
                    guard lines.indices.contains(place), isCaption(lines[place]) else { break }
                    found.insert(place)
                }
            }
        }
        return found
    }

    private static func isStrokes(_ line: String) -> Bool {
        line.utf8.allSatisfy { "|-+_/\\ ".utf8.contains($0) } && line.utf8.contains { "|-".utf8.contains($0) }
    }

    /// Returns true for a caption beside strokes: letters, digits, blanks and `.?_-` only.
    private static func isCaption(_ line: String) -> Bool {
        line.utf8.allSatisfy { $0.isLetter || $0.isDigit || " .?_-".utf8.contains($0) }
    }

    /// Returns true if nearly all lines are text, or if the sample begins with a prompt or a message.
    static func isAll(_ lines: [Range<Int>], of bytes: [UInt8]) -> Bool {
        let code = CodeLines(bytes).texts
        // The lines between the prompts are answers.
        if let first = code.first, isOfDialogue(first) || isMessage(first) { return true }
        // Names alone belong to a drawing or a list beside them.
        let names = code.count { line in !isText(line) && line.allSatisfy { $0.isLetter || $0 == " " } }
        return lines.count * 4 >= code.count && (lines.count + names) * 3 >= code.count * 2
    }

    static func isText(_ line: String) -> Bool {
        if isMessage(line) || isOfDialogue(line) || isDescription(line) || isError(line) { return true }
        let scalars = line.unicodeScalars
        if isDrawing(line) { return true }
        // Columns, rules of tables, options of programs
        if line.utf8.count(where: { $0 == UInt8(ascii: "|") }) >= 3, !line.contains("||"), !line.contains(" | ") {
            return true
        }
        if isOfDrawing(line) || isLabelled(line) { return true }
        // The places that a compiler points at
        if scalars.contains("^"), scalars.allSatisfy({ "^~| ".unicodeScalars.contains($0) }) { return true }
        if scalars.count > 2, scalars.allSatisfy({ "+-=|_* ".unicodeScalars.contains($0) }) { return true }
        if line.hasPrefix("-"), line.utf8.dropFirst().first?.isLetter == true, !line.contains("(") { return true }
        if line.hasPrefix("- "), !line.contains("(") { return isSentence(String(line.drop { !$0.isLetter })) }
        return isSentence(line)
    }

    private static func isMessage(_ line: String) -> Bool {
        messages.contains(where: line.hasPrefix) || line.contains(": error: ") || line.contains(": warning: ")
    }

    /// Returns true for the description of an Objective-C object: `<NSThread: 0x106204290>{number = 2}`.
    private static func isDescription(_ line: String) -> Bool { line.contains(": 0x") && line.contains(">{") }

    /// Returns true for a line that begins with the prompt of Swift's interpreter or of a debugger: `1> import Yams`,
    /// `(lldb) po count`.
    static func isOfDialogue(_ line: String) -> Bool {
        if line.hasPrefix("(lldb)") || line.hasPrefix("(gdb)") { return true }
        let rest = line.drop(while: \.isNumber)
        return rest.count < line.count && rest.hasPrefix("> ")
    }

    /// Returns true for a line of a drawing, `1|8`, or beside a compiler's ruler, `12 | let n = 1`.
    private static func isOfDrawing(_ line: String) -> Bool {
        guard line.utf8.contains(UInt8(ascii: "|")), !line.contains("||") else { return false }
        if line.utf8.allSatisfy({ $0.isDigit || "+-|_/\\ ".utf8.contains($0) }) { return true }
        return line.drop(while: \.isNumber).drop { $0 == " " }.hasPrefix("| ")
    }

    /// Returns true for a line that begins with words and a colon, as output does: `Observer One: 3`, `iterator #1, pool: 2`.
    private static func isLabelled(_ line: String) -> Bool {
        guard let colon = line.firstIndex(of: ":") else { return false }
        let words = line[..<colon].split(separator: " ")
        if words.count == 1, outputs.contains(words[0].lowercased()) {
            return !",([{".contains(line.last ?? ",")
        }
        guard words.count >= 2, !line.hasSuffix(","), !line.hasSuffix("{"), !keywords.contains(String(words[0])),
            words[0] != "_"
        else { return false }
        // `in shape: Shape` is a parameter.
        let value = line[line.index(after: colon)...].drop { $0 == " " }
        let isType = value.first?.isUppercase == true && words.count == 2
        guard words[0].first?.isUppercase == true || words[1].hasPrefix("#") || !isType && !value.isEmpty else {
            return false
        }
        return words.allSatisfy { word in word.utf8.allSatisfy { $0.isLetter || $0.isDigit || "#,-".utf8.contains($0) }
        }
    }

    /// Labels of a program's output.
    private static let outputs = ["output", "outputs", "result", "results", "prints", "console", "salida", "resultado"]

    private static func isDrawing(_ line: String) -> Bool {
        let scalars = line.unicodeScalars
        if let first = scalars.first, isDrawn(first), first.value < 0x2600 { return true }
        return scalars.contains(where: isDrawn) && !line.contains("\"") && !line.contains("//")
    }

    /// Returns true for arrows and the lines of boxes.
    private static func isDrawn(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x2190...0x21FF, 0x2500...0x25FF, 0x2794...0x27BF, 0x27F0...0x27FF: true
        default: false
        }
    }

    /// Returns true for a row of words as only prose has it.
    private static func isSentence(_ line: String) -> Bool {
        let isOfCode = { (byte: UInt8) in "{}[]=<>\"\\@#$&|;".utf8.contains(byte) }
        guard let first = line.unicodeScalars.first, first.value > 0x7F || UInt8(first.value).isLetter || first == "'"
        else { return false }
        // Chinese and Japanese have no blanks.
        let wide = line.unicodeScalars.count {
            (0x3040...0x9FFF).contains($0.value) || (0xAC00...0xD7AF).contains($0.value)
        }
        let isPunctuated = line.unicodeScalars.contains { "！？。，、：".unicodeScalars.contains($0) }
        if wide >= (isPunctuated ? 2 : 4), !line.utf8.contains(where: isOfCode) { return true }
        let words = line.split(separator: " ")
        guard words.count >= fewestWords, !keywords.contains(String(words[0])) else { return false }
        guard !line.contains("//") else { return false }
        // Text between quotes may hold any sign.
        let outside = withoutQuotes(withoutQuotes(line, "'"), "\"")
        guard !outside.utf8.contains(where: isOfCode) else { return false }
        let free = outside.split(separator: " ")
        let plain = free.count { word in
            let body = word.utf8.drop { "(“‘`*".utf8.contains($0) || $0 > 0x7F }
            return body.allSatisfy { $0.isLetter || $0 > 0x7F || "_'’-.,:;!?)`*".utf8.contains($0) }
        }
        return plain >= fewestWords && plain * 10 >= free.count * 7
    }

    private static func withoutQuotes(_ line: String, _ quote: Character) -> String {
        line.split(separator: quote, omittingEmptySubsequences: false).enumerated()
            .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    }
}
