import Diagnostics

/// What is too large to be read or to be laid out. Refusing is cheap, however large the text.
enum TooLarge {
    /// Bytes of a diagram's text. Mermaid's own limit is 50,000 characters unless a page raises it.
    static let mostBytes = 1_000_000

    /// - Returns: nil where the text may be read.
    static func fault(in source: SourceSlice) -> Diagnostic? {
        guard source.bytes.count > mostBytes else { return nil }
        let line = source.bytes.firstIndex(of: UInt8(ascii: "\n")) ?? source.bytes.count
        return diagnostic(
            at: source.range(0..<line),
            en: "this diagram's text is longer than a million bytes",
            es: "el texto de este diagrama ocupa más de un millón de bytes"
        )
    }

    /// - Returns: nil where the diagram may be laid out.
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
    /// The error of a diagram that has too much of something.
    ///
    /// - Parameters:
    ///   - most: how many it may have.
    ///   - en: what they are, in English and in the plural.
    ///   - es: the same in Spanish.
    static func tooMany(_ most: Int, en: String, es: String, at range: Range<Int>) -> SyntaxError {
        tooLarge(
            at: range,
            en: "this diagram has more than \(NumberText.text(Double(most), language: "en")) \(en)",
            es: "este diagrama tiene más de \(NumberText.text(Double(most), language: "es")) \(es)",
            advice: TooLarge.advice
        )
    }

    /// The error of a diagram that asks for too much in another way.
    static func tooLarge(at range: Range<Int>, en: String, es: String, advice: LocalizedText? = nil) -> SyntaxError {
        SyntaxError(range: range, message: LocalizedText(en: en, es: es), advice: advice, rule: .diagramTooLarge)
    }
}
