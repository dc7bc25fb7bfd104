import Course
import Diagnostics
import Markdown
import SnippetSyntax
import Support

/// Code blocks without a language in DocC's Markdown: their authors mostly mean Swift, but help screens, tables, output and
/// pseudo-code stand in such blocks as well.
///
/// A block is Swift if the parser accepts it and it does something, or if it begins as only Swift does. All other blocks are left
/// alone.
enum UnlabelledCode {
    static func isSwift(_ slice: SourceSlice) -> Bool {
        guard let sample = SnippetParser.parse(lesson: [Snippet(ordinal: 1, source: slice)]).first else { return false }
        let lines = CodeText.lines(of: slice.bytes)
        guard let first = lines.first, !isFormula(lines) else { return false }
        guard sample.isParsed, sample.remark == nil else {
            return sample.remark?.isForeign != true && lines.contains(where: isOpening) && !isDialogue(first)
        }
        // A list of words can be parsed as the arguments of a call.
        return !isDialogue(first) && sample.doesSomething && lines.contains(where: hasSignOfCode)
    }

    /// Returns true for lines with a sign of mathematics, `cos(acos(x)) ≅ x`, that they don't declare as an operator.
    private static func isFormula(_ lines: [ArraySlice<UInt8>]) -> Bool {
        let hasSign = lines.contains { line in
            guard line.contains(where: { $0 >= 0x80 }), !line.contains(UInt8(ascii: "\"")) else { return false }
            let end = line.firstRange(ofBytes: "//".utf8)?.lowerBound ?? line.endIndex
            return String(decoding: line[..<end], as: UTF8.self).unicodeScalars.contains { scalar in
                !scalar.isASCII && scalar.properties.generalCategory == .mathSymbol
            }
        }
        return hasSign && !lines.contains { $0.contains(bytes: "operator ".utf8) || $0.contains(bytes: "func ".utf8) }
    }

    private static func isOpening(_ line: ArraySlice<UInt8>) -> Bool {
        SwiftOpening.begins(line) || line.starts(with: "import ".utf8) && line.dropFirst(7).first?.isLetter == true
    }

    /// Returns true for a line with a sign that words and numbers lack, or that begins with a keyword and a blank.
    private static func hasSignOfCode(_ line: ArraySlice<UInt8>) -> Bool {
        if line.contains(where: { "(={@#[\\".utf8.contains($0) }) { return true }
        let isMember = zip(line, line.dropFirst()).contains { $0 == UInt8(ascii: ".") && $1.isLetter }
        let word = String(decoding: line.prefix(while: \.isLetter), as: UTF8.self)
        return isMember || keywords.contains(word) && line.dropFirst(word.utf8.count).first == UInt8(ascii: " ")
    }

    private static let keywords: Set = [
        "import", "let", "var", "return", "throw", "try", "await", "case", "typealias", "struct", "class", "enum",
        "protocol",
    ]

    /// Returns true for a line of a terminal: a prompt, or a heading of a help screen.
    private static func isDialogue(_ line: ArraySlice<UInt8>) -> Bool {
        ["$ ", "% ", "> ", "# ", "USAGE:", "OVERVIEW:", "Usage:"].contains { line.starts(with: $0.utf8) }
    }

    /// Returns the note on a page's blocks that are neither Swift nor named; nil if there are none.
    ///
    /// A block of numbers and signs, such as an answer of a quiz, has the same colours in every language.
    static func note(_ blocks: [CodeBlock], in file: SourceFile) -> Diagnostic? {
        let blocks = blocks.filter { $0.slice.bytes.contains(where: \.isLetter) }
        guard let first = blocks.first else { return nil }
        let others = blocks.count - 1
        let more =
            others == 0
            ? (en: "", es: "") : (en: " (and \(others) more on this page)", es: " (y \(others) más en esta página)")
        return Diagnostic(
            rule: .fenceLanguage,
            severity: .note,
            message: LocalizedText(
                en: "this block names no language, and isn't Swift\(more.en)",
                es: "este bloque no dice su lenguaje, y no es Swift\(more.es)"
            ),
            range: file.firstLine(of: first.range.bytes),
            reason: LocalizedText(
                en: "readers' tools may colour it as Swift, and nothing in it is checked",
                es: "las herramientas de los lectores pueden colorearlo como Swift, y no se comprueba nada en él"
            ),
            advice: LocalizedText(
                en: "name its language behind the fence, such as ```text, ```sh or ```json",
                es: "di su lenguaje detrás de la valla, como ```text, ```sh o ```json"
            )
        )
    }
}

/// The lines of a sample that are neither blank nor comments, without blanks around them.
private enum CodeText {
    static func lines(of bytes: [UInt8]) -> [ArraySlice<UInt8>] {
        bytes.split { $0.isLineEnding }.map(\.trimmed).filter { !$0.isEmpty && !$0.starts(with: "//".utf8) }
    }
}
