import Diagnostics
import Support

/// Detection of comments in raw HTML that never end: the rest of the page, list item or quote belongs to them.
enum UnclosedComment {
    /// Returns the offset of a comment in an HTML block that doesn't end within it; nil if there is none.
    static func start(in html: [UInt8]) -> Int? {
        guard html.contains(bytes: "<!--".utf8) else { return nil }
        var tokens = HTMLTokenizer(html)
        while let token = tokens.next() {
            // `<!-->` and `<!--->` are whole comments.
            if case .comment(let range) = token, !html[range].dropFirst(2).contains(bytes: "-->".utf8),
                !html[range].dropFirst(4).contains(bytes: "--!>".utf8)
            {
                return range.lowerBound
            }
        }
        return nil
    }

    static func finding(_ html: SourceSlice, from start: Int) -> Diagnostic {
        let lineEnd = html.bytes[start...].firstIndex(where: \.isLineEnding) ?? html.bytes.count
        let hidesText = html.bytes[lineEnd...].contains { !$0.isWhitespace }
        // A blank line ends other raw HTML, and the comment in it.
        let isWhole = html.bytes[..<start].allSatisfy(\.isWhitespace)
        let reason =
            isWhole
            ? LocalizedText(
                en: "everything up to the end of the page, list item or quote belongs to it, so readers don’t see it",
                es:
                    "todo lo que sigue hasta el final de la página, del elemento de lista o de la cita le pertenece, así que no se ve"
            )
            : LocalizedText(
                en:
                    "a blank line ends the raw HTML around it: readers don’t see what stands before that, and see what follows",
                es:
                    "una línea en blanco termina el HTML que lo rodea: no se ve lo que está delante de ella, y sí lo que sigue"
            )
        return Diagnostic(
            rule: .unclosedComment,
            severity: hidesText ? .error : .warning,
            message: LocalizedText(
                en: "the comment that begins here never ends",
                es: "el comentario que empieza aquí no termina"
            ),
            range: html.range(start..<lineEnd),
            reason: reason,
            advice: LocalizedText(en: "write `-->` where it ends", es: "escribe `-->` donde termina")
        )
    }
}
