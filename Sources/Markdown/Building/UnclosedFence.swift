import Diagnostics
import Support

/// Detection of fenced code blocks without a closing fence, and of the line at which the text of the page probably resumes.
enum UnclosedFence {
    /// Languages in whose code fences and sentences are normal.
    private static let texts: Set<String> = [
        "", "md", "markdown", "mdx", "text", "txt", "plain", "plaintext", "console",
    ]

    /// Returns the offset in a block's code of the first line that is text of the page; nil if all of it may be code.
    ///
    /// A closed block is checked too: if the opening fence of the next block stands in it, its own closing fence is missing.
    static func prose(in code: [UInt8], of fence: Fence, language: String?, isClosed: Bool) -> Int? {
        guard let language, !texts.contains(language) else { return nil }
        if isClosed {
            guard code.contains(bytes: [fence.marker, fence.marker, fence.marker]),
                let next = first(in: code, where: { opensFence($0, like: fence) })
            else { return nil }
            return first(in: code[..<next], where: isProse) ?? next
        }
        return first(in: code[...], where: { isProse($0) || opensFence($0, like: fence) || isShortFence($0, fence) })
    }

    /// Returns the offset of the first matching line that follows a blank line or begins with a fence's sign; never the first
    /// line.
    private static func first(in code: some RandomAccessCollection<UInt8>, where isOne: (Slice<[UInt8]>) -> Bool)
        -> Int?
    {
        let code = Array(code)
        var start = 0
        var isAfterBlank = false
        while start < code.count {
            let end = code[start...].firstIndex(of: UInt8(ascii: "\n")) ?? code.count
            let line = Slice(base: code, bounds: start..<end)
            if start > 0, isAfterBlank || line.first == UInt8(ascii: "`") || line.first == UInt8(ascii: "~"),
                isOne(line)
            {
                return start
            }
            isAfterBlank = line.allSatisfy(\.isWhitespace)
            start = end + 1
        }
        return nil
    }

    /// Returns true if a line is a closing fence with too few signs.
    private static func isShortFence(_ line: Slice<[UInt8]>, _ fence: Fence) -> Bool {
        let marks = line.prefix { $0 == fence.marker }
        return marks.count >= 2 && marks.count < fence.count && line.dropFirst(marks.count).allSatisfy(\.isWhitespace)
    }

    private static func opensFence(_ line: Slice<[UInt8]>, like fence: Fence) -> Bool {
        let marks = line.prefix { $0 == fence.marker }
        let info = line.dropFirst(marks.count)
        return marks.count == fence.count && info.first?.isLetter == true && !info.contains(fence.marker)
    }

    /// Returns true for a heading, a list item, a quote, a container, a comment, an image, or a sentence.
    private static func isProse(_ line: Slice<[UInt8]>) -> Bool {
        guard let first = line.first else { return false }
        switch first {
        case UInt8(ascii: "#"):
            let marks = line.prefix { $0 == first }
            return marks.count <= 6 && line.dropFirst(marks.count).first == UInt8(ascii: " ")
        case UInt8(ascii: ":"): return line.starts(with: ":::".utf8)
        case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: ">"):
            return line.dropFirst().first == UInt8(ascii: " ") && isSentence(line.dropFirst(2), isItem: true)
        case UInt8(ascii: "<"): return line.starts(with: "<!--".utf8)
        case UInt8(ascii: "!"): return line.starts(with: "![".utf8)
        default: return isSentence(line)
        }
    }

    /// Returns true if a line reads as a sentence: a capital letter first, and hardly a sign of code among its words.
    private static func isSentence(_ line: Slice<[UInt8]>, isItem: Bool = false) -> Bool {
        guard let first = line.first else { return false }
        let isCapital = first.isLetter && first < UInt8(ascii: "a")
        guard isCapital || first > 0x7F || first == UInt8(ascii: "`") || isItem && first.isLetter else { return false }
        let words = line.split(separator: UInt8(ascii: " "))
        let plain = words.count { word in word.allSatisfy { $0.isLetter || $0 > 0x7F || ",.:;'’!?-".utf8.contains($0) }
        }
        return plain >= 3 && plain * 3 >= words.count * 2 && !line.contains(UInt8(ascii: "{"))
    }

    static func finding(_ fence: Fence, _ range: SourceRange, endingBefore line: Int?) -> Diagnostic {
        let mark = String(repeating: Character(Unicode.Scalar(fence.marker)), count: min(fence.count, 40))
        let end = line.map {
            (en: "; it probably ends before line \($0)", es: "; probablemente termina antes de la línea \($0)")
        }
        return Diagnostic(
            rule: .unbalancedFence,
            severity: .error,
            message: LocalizedText(
                en: "the code block that opens here is never closed\(end?.en ?? "")",
                es: "el bloque de código que se abre aquí no se cierra\(end?.es ?? "")"
            ),
            range: range,
            reason: LocalizedText(
                en:
                    "everything up to the next closing fence, or the end of the page, list item or quote, is taken for code",
                es:
                    "todo lo que sigue hasta el siguiente cierre, o hasta el final de la página, del elemento de lista o de la cita, se toma por código"
            ),
            advice: LocalizedText(
                en: "close it with a line “\(mark)”, indented like the opening one",
                es: "ciérralo con una línea «\(mark)», con la misma sangría que la de apertura"
            )
        )
    }
}
