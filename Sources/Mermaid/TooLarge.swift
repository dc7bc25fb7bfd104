import Diagnostics

/// The limits for diagrams that are too large to read or to lay out. Refusing is cheap, however large the text.
enum TooLarge {
    /// The largest number of bytes of a diagram's text. Mermaid's own limit is 50,000 characters unless a page raises it.
    static let mostBytes = 1_000_000

    /// - Returns: a finding; nil if the text may be read.
    static func fault(in source: SourceSlice) -> Diagnostic? {
        guard source.bytes.count > mostBytes else { return nil }
        let line = source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
        return diagnostic(
            at: source.range(0..<line),
            en: "this diagram's text is longer than a million bytes",
            es: "el texto de este diagrama ocupa más de un millón de bytes"
        )
    }

    /// - Returns: a finding; nil if the diagram may be laid out.
    static func fault(in diagram: any Diagram) -> Diagnostic? {
        let boxes = diagram.boxRanges
        let most = type(of: diagram).mostBoxes
        guard boxes.count > most, let range = boxes.first else { return nil }
        return diagnostic(
            at: range,
            en: "this diagram has more than \(NumberText.text(Double(most), language: "en")) boxes",
            es: "este diagrama tiene más de \(NumberText.text(Double(most), language: "es")) cajas"
        )
    }

    static func edges(at range: SourceRange) -> Diagnostic {
        diagnostic(
            at: range,
            en: "this diagram is too large to be drawn: it has too many long edges, or its boxes are nested too deeply",
            es:
                "este diagrama es demasiado grande para dibujarlo: tiene demasiadas aristas largas, o demasiadas cajas unas dentro de otras"
        )
    }

    private static func diagnostic(at range: SourceRange, en: String, es: String) -> Diagnostic {
        Diagnostic(
            rule: .diagramTooLarge,
            severity: .error,
            message: LocalizedText(en: en, es: es),
            range: range,
            advice: advice
        )
    }

    fileprivate static let advice = LocalizedText(
        en: "split it into several diagrams",
        es: "divídelo en varios diagramas"
    )
}

extension SyntaxError {
    /// Returns the error for a diagram that has too many of something.
    ///
    /// - Parameters:
    ///   - most: the largest number allowed.
    ///   - en: the name of the things, in English and in the plural.
    ///   - es: the name in Spanish.
    static func tooMany(_ most: Int, en: String, es: String, at range: Range<Int>) -> SyntaxError {
        tooLarge(
            at: range,
            en: "this diagram has more than \(NumberText.text(Double(most), language: "en")) \(en)",
            es: "este diagrama tiene más de \(NumberText.text(Double(most), language: "es")) \(es)",
            advice: TooLarge.advice
        )
    }

    /// Returns the error for a diagram that is too large in another way.
    static func tooLarge(at range: Range<Int>, en: String, es: String, advice: LocalizedText? = nil) -> SyntaxError {
        SyntaxError(range: range, message: LocalizedText(en: en, es: es), advice: advice, rule: .diagramTooLarge)
    }
}
