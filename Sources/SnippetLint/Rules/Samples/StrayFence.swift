import SnippetSyntax
import Support

/// A line of a sample that was meant to open or close the block around it.
enum StrayFence {
    /// Returns true if an error of syntax is at a line that consists of a fence.
    static func holds(_ fault: SyntaxFault, in sample: ParsedSnippet) -> Bool {
        let bytes = sample.bytes
        let start = sample.lineStart(at: min(fault.range.lowerBound, bytes.count))
        let whole = bytes[start...].prefix { !$0.isLineEnding }
        let line = whole[whole.trimmingSpaces()]
        guard line.count >= 3, let mark = line.first else { return false }
        return "`~".utf8.contains(mark) && line.allSatisfy { $0 == mark }
    }

    static let message = (
        en: "this fence is a part of the code and closes nothing",
        es: "esta marca es parte del código y no cierra nada"
    )

    static let advice = (
        en:
            "indent it by at most three spaces, and write the marks that the block began with; in raw HTML, leave a blank line before the block",
        es:
            "dale tres espacios de sangría como mucho, y escribe las marcas con que empieza el bloque; dentro de HTML, deja una línea en blanco antes del bloque"
    )
}
