import Diagnostics
import Markdown
import Support

/// Notes on lines of a sample: comments `// (1)` at the ends of lines, in the syntax of any language, and an ordered list of the
/// notes right after the sample, as in Material for MkDocs.
package struct SampleNotes: Sendable {
    package struct Mark: Sendable {
        package let number: Int
        /// The comment, in bytes of the sample.
        package let range: Range<Int>
        /// The number with its brackets.
        package let sign: Range<Int>
    }

    /// The marks in the order of the sample.
    package let marks: [Mark]
    /// The number of notes in the list.
    let count: Int
    let list: NodeID

    /// Reads the notes of a block; nil if its sample has no marks, or no ordered list follows it.
    package init?(_ block: CodeBlock, in document: Document, code: SourceSlice) {
        let marks = Self.marks(in: code.bytes)
        guard !marks.isEmpty, let list = document.sibling(after: block.node), document[list].isOrderedList,
            document[list].listStart == 1
        else { return nil }
        self.marks = marks
        self.list = list
        count = document.children(of: list).reduce(0) { count, _ in count + 1 }
    }

    /// The signs that open and close a comment in any language; `close` is empty for comments that end with their line.
    private static let comments: [(open: StaticString, close: StaticString)] = [
        ("//", ""), ("#", ""), ("--", ""), (";", ""), ("%", ""), ("<!--", "-->"), ("/*", "*/"), ("{{!", "}}"),
        ("(*", "*)"),
    ]

    private static func marks(in bytes: [UInt8]) -> [Mark] {
        guard mayHoldMarks(bytes) else { return [] }
        var result: [Mark] = []
        for line in bytes.split(separator: UInt8(ascii: "\n")) {
            for comment in comments {
                guard let mark = mark(at: line, comment.open, comment.close) else { continue }
                result.append(mark)
                break
            }
        }
        return result
    }

    /// Returns true if a number stands in brackets anywhere after a space or a comment's sign, rather than after a name. This
    /// quick test rules out most samples.
    private static func mayHoldMarks(_ bytes: [UInt8]) -> Bool {
        bytes.contains(byte: UInt8(ascii: ")")) { bytes, index in
            guard index >= 3, bytes[index - 1].isDigit else { return false }
            let open = bytes[index - 2] == UInt8(ascii: "(") ? index - 2 : index - 3
            guard open > 0, bytes[open] == UInt8(ascii: "(") else { return false }
            switch bytes[open - 1] {
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "-"),
                UInt8(ascii: ";"), UInt8(ascii: "%"), UInt8(ascii: "*"), UInt8(ascii: "!"):
                return true
            default: return false
            }
        }
    }

    /// Returns the mark that a line ends with; nil if there is none.
    private static func mark(at line: ArraySlice<UInt8>, _ open: StaticString, _ close: StaticString) -> Mark? {
        var end = trimmedEnd(line)
        let last = end
        guard ends(line[..<end], with: close) else { return nil }
        end = trimmedEnd(line[..<(end - close.utf8CodeUnitCount)])
        if end > line.startIndex, line[end - 1] == UInt8(ascii: "!") { end -= 1 }
        guard end > line.startIndex, line[end - 1] == UInt8(ascii: ")") else { return nil }
        let digits = line[..<(end - 1)].suffix(3).drop { !$0.isDigit }
        guard !digits.isEmpty, digits.allSatisfy(\.isDigit), digits.count <= 2, digits.startIndex > line.startIndex,
            line[digits.startIndex - 1] == UInt8(ascii: "("),
            let number = Int(String(decoding: digits, as: UTF8.self)), number > 0
        else { return nil }
        let sign = digits.startIndex - 1..<end
        let start = trimmedEnd(line[..<sign.lowerBound])
        guard ends(line[..<start], with: open) else { return nil }
        let opening = start - open.utf8CodeUnitCount
        // Inside an operator or an address, the sign opens no comment.
        guard opening == line.startIndex || line[opening - 1].isWhitespace else { return nil }
        return Mark(number: number, range: opening..<last, sign: sign)
    }

    private static func trimmedEnd(_ line: ArraySlice<UInt8>) -> Int {
        (line.lastIndex { !$0.isWhitespace } ?? line.startIndex - 1) + 1
    }

    private static func ends(_ line: ArraySlice<UInt8>, with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard line.count >= count else { return false }
        return line.suffix(count).elementsEqual(UnsafeBufferPointer(start: text.utf8Start, count: count))
    }
}

/// Finds marks without a note and notes without a mark.
enum SampleNoteCheck {
    static func check(_ document: Document) -> [Diagnostic] {
        var findings = DiagnosticList()
        for block in document.codeBlocks where !findings.isFull {
            let code = SampleChanges(block)?.shown ?? block.slice
            guard let notes = SampleNotes(block, in: document, code: code) else { continue }
            for mark in notes.marks where mark.number > notes.count {
                findings.append(
                    Diagnostic(
                        rule: .sampleNote,
                        severity: .warning,
                        message: LocalizedText(
                            en: "the list after the sample has no note \(mark.number)",
                            es: "la lista tras la muestra no tiene nota \(mark.number)"
                        ),
                        range: block.origin == nil
                            ? code.range(mark.range) : document.file.firstLine(of: block.range.bytes),
                        advice: LocalizedText(
                            en: "write it as item \(mark.number) of the list, or remove the comment",
                            es: "escríbela como elemento \(mark.number) de la lista, o quita el comentario"
                        )
                    )
                )
            }
            let numbers = Set(notes.marks.map(\.number))
            for (index, item) in document.children(of: notes.list).enumerated() where !numbers.contains(index + 1) {
                findings.append(
                    Diagnostic(
                        rule: .sampleNote,
                        severity: .warning,
                        message: LocalizedText(
                            en: "no line of the sample has the mark of note \(index + 1)",
                            es: "ninguna línea de la muestra lleva la marca de la nota \(index + 1)"
                        ),
                        range: document.file.firstLine(of: document.range(of: item).bytes),
                        advice: LocalizedText(
                            en: "end the line that it is about with a comment such as `// (\(index + 1))`",
                            es: "termina la línea de la que trata con un comentario como `// (\(index + 1))`"
                        )
                    )
                )
            }
        }
        return findings.diagnostics
    }
}
