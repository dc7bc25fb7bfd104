import Diagnostics
import Support

/// Markdown that stands right below a tag, without a blank line between them: CommonMark reads an HTML block up to the next blank
/// line (4.6), so readers see the signs, and a sample is no sample.
enum MarkdownInHTML {
    /// The elements whose content is never Markdown.
    private static let literal = ["pre", "script", "style", "textarea", "svg", "math", "code"]

    /// Returns the finding for the first line of an HTML block that is Markdown; nil if there is none.
    ///
    /// A fence takes precedence over other signs: what it holds is not judged.
    static func finding(_ block: SourceSlice) -> Diagnostic? {
        let bytes = block.bytes
        guard let first = bytes.firstIndex(where: { !$0.isWhitespace }), bytes[first] == UInt8(ascii: "<"),
            first + 1 < bytes.count, bytes[first + 1].isLetter || bytes[first + 1] == UInt8(ascii: "/")
        else { return nil }
        var sign: Range<Int>?
        var element: [UInt8]?
        var start = first
        while start < bytes.count {
            let line = bytes.line(from: start)
            start = line.next
            let text = bytes[line.content.lowerBound..<line.content.upperBound]
            if let open = element {
                if contains(text, open) { element = nil }
                continue
            }
            let content = text.trimmed
            if content.starts(with: "```".utf8) || content.starts(with: "~~~".utf8) {
                return finding(block.range(content.startIndex..<content.endIndex), isFence: true)
            }
            if let name = literal.first(where: { contains(text, Array("<\($0)".utf8)) }) {
                let end = Array("</\(name)".utf8)
                if !contains(text, end) { element = end }
            } else if sign == nil, isMarkdown(content) {
                sign = content.startIndex..<content.endIndex
            }
        }
        return sign.map { finding(block.range($0), isFence: false) }
    }

    private static func contains(_ text: ArraySlice<UInt8>, _ word: [UInt8]) -> Bool {
        text.contains(bytes: word)
    }

    /// True for a heading, an item that begins with a link, a link or a picture in brackets, and words between two stars: hardly
    /// anybody writes these as text.
    private static func isMarkdown(_ line: ArraySlice<UInt8>) -> Bool {
        guard let first = line.first, first != UInt8(ascii: "<") else { return false }
        let level = line.prefix { $0 == UInt8(ascii: "#") }.count
        if (1...6).contains(level), line.dropFirst(level).first == UInt8(ascii: " "), line.count > level + 1 {
            return true
        }
        if let middle = line.firstRange(ofBytes: "](".utf8), line[..<middle.lowerBound].contains(UInt8(ascii: "[")),
            line[middle.upperBound...].contains(UInt8(ascii: ")"))
        {
            return true
        }
        guard let open = line.firstRange(ofBytes: "**".utf8), open.upperBound < line.endIndex,
            !line[open.upperBound].isWhitespace
        else { return false }
        return line[open.upperBound...].contains(bytes: "**".utf8)
    }

    private static func finding(_ range: SourceRange, isFence: Bool) -> Diagnostic {
        Diagnostic(
            rule: .markdownInHTML,
            severity: .warning,
            message: isFence
                ? LocalizedText(
                    en: "this fence stands in raw HTML, so it is text: no sample is judged or coloured",
                    es: "esta valla está dentro de HTML, así que es texto: no se juzga ni se colorea ninguna muestra"
                )
                : LocalizedText(
                    en: "this Markdown stands in raw HTML, so readers see its signs",
                    es: "este Markdown está dentro de HTML, así que se ven sus signos"
                ),
            range: range,
            reason: LocalizedText(
                en: "what a tag begins is raw HTML up to the next blank line",
                es: "lo que empieza una etiqueta es HTML hasta la siguiente línea en blanco"
            ),
            advice: LocalizedText(
                en: "leave a blank line behind the tag, and one before its end",
                es: "deja una línea en blanco detrás de la etiqueta y otra delante de la de cierre"
            )
        )
    }
}
