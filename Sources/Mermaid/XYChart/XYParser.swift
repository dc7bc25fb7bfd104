import Diagnostics
import Support

/// Reads an XY chart: axes, and `bar` and `line` with their values.
struct XYParser: LineParser {
    typealias Content = XYChart

    let source: DiagramSource
    var index = 0
    var content = XYChart()
    var diagnostics: [Diagnostic] = []
    private var isFirst = true

    init(_ source: DiagramSource) { self.source = source }

    mutating func statement(_ line: Range<Int>) throws(SyntaxError) {
        var line = line
        if isFirst {
            isFirst = false
            if hasIgnoringCase("horizontal", at: line.lowerBound) || hasIgnoringCase("vertical", at: line.lowerBound) {
                content.isHorizontal = hasIgnoringCase("horizontal", at: line.lowerBound)
                line = trimmed((line.lowerBound + (content.isHorizontal ? 10 : 8))..<line.upperBound)
                if line.isEmpty { return }
            }
        }
        if hasIgnoringCase("x-axis", at: line.lowerBound) {
            content.xAxis = try axis(
                (line.lowerBound + 6)..<line.upperBound,
                former: content.xAxis,
                hasCategories: true
            )
        } else if hasIgnoringCase("y-axis", at: line.lowerBound) {
            content.yAxis = try axis(
                (line.lowerBound + 6)..<line.upperBound,
                former: content.yAxis,
                hasCategories: false
            )
        } else if hasIgnoringCase("line", at: line.lowerBound) {
            try takeSeries(.line, (line.lowerBound + 4)..<line.upperBound)
        } else if hasIgnoringCase("bar", at: line.lowerBound) {
            try takeSeries(.bar, (line.lowerBound + 3)..<line.upperBound)
        } else {
            throw source.unexpected(
                line,
                expected: LocalizedText(
                    en: "“x-axis”, “y-axis”, “bar” or “line”",
                    es: "«x-axis», «y-axis», «bar» o «line»"
                )
            )
        }
    }

    private static let titleForm = (
        en: "a title of words, or one in quotes", es: "un título de palabras, o uno entre comillas"
    )

    func titleText(_ range: Range<Int>) throws(SyntaxError) -> String {
        var pieces = try XYLexer(source, range, hasNumbers: false, hasNumbersInside: false).pieces[...]
        // A text in quotes stands alone.
        if let piece = pieces.dropFirst().first(where: { bytes[$0.range.lowerBound] == UInt8(ascii: "\"") })
            ?? (bytes[range.lowerBound] == UInt8(ascii: "\"") ? pieces.dropFirst().first : nil)
        {
            throw unexpected([piece], range.upperBound, en: Self.titleForm.en, es: Self.titleForm.es)
        }
        guard let text = title(&pieces), pieces.isEmpty else {
            throw unexpected(pieces, range.upperBound, en: Self.titleForm.en, es: Self.titleForm.es)
        }
        return text.label.text
    }

    /// Takes the words at the front as a title; nil if there are none.
    private func title(_ pieces: inout ArraySlice<XYLexer.Piece>) -> XYChart.Text? {
        var words: [DiagramLabel] = []
        var range: Range<Int>?
        while let piece = pieces.first, case .text(let label) = piece.value {
            words.append(label)
            range = (range?.lowerBound ?? piece.range.lowerBound)..<piece.range.upperBound
            pieces.removeFirst()
        }
        guard let range else { return nil }
        let label =
            words.count == 1 ? words[0] : DiagramLabel(text: words.map(\.text).joined(separator: " "))
        return XYChart.Text(label: label, range: place(range))
    }

    private func unexpected(_ pieces: ArraySlice<XYLexer.Piece>, _ end: Int, en: String, es: String) -> SyntaxError {
        source.unexpected(pieces.first?.range ?? span(end, end), expected: LocalizedText(en: en, es: es))
    }

    // MARK: Axes

    private func axis(_ range: Range<Int>, former: XYChart.Axis, hasCategories: Bool) throws(SyntaxError)
        -> XYChart.Axis
    {
        let lexer = try XYLexer(source, range, hasNumbers: true, hasNumbersInside: false)
        var pieces = lexer.pieces[...]
        var axis = XYChart.Axis(title: title(&pieces), ends: former.ends, categories: former.categories)
        guard let first = pieces.first else {
            if axis.title != nil { return axis }
            throw unexpected(
                pieces,
                range.upperBound,
                en: "a title, or a range such as 0 --> 10",
                es: "un título, o un intervalo como 0 --> 10"
            )
        }
        switch first.value {
        case .number(let low):
            pieces.removeFirst()
            guard case .arrow = pieces.popFirst()?.value, case .number(let high) = pieces.popFirst()?.value else {
                throw unexpected(
                    pieces,
                    range.upperBound,
                    en: "a range such as 0 --> 10",
                    es: "un intervalo como 0 --> 10"
                )
            }
            axis.ends = (low, high)
            axis.categories = nil
        case .open where hasCategories:
            pieces.removeFirst()
            var categories: [XYChart.Text] = []
            while true {
                guard let text = title(&pieces) else {
                    throw unexpected(
                        pieces,
                        range.upperBound,
                        en: "the name of a category",
                        es: "el nombre de una categoría"
                    )
                }
                categories.append(text)
                guard case .comma = pieces.first?.value else { break }
                pieces.removeFirst()
            }
            guard case .close = pieces.popFirst()?.value else {
                throw unexpected(pieces, range.upperBound, en: "“,” or “]”", es: "«,» o «]»")
            }
            axis.categories = categories
            axis.ends = nil
        default:
            throw unexpected(pieces, range.upperBound, en: "a range such as 0 --> 10", es: "un intervalo como 0 --> 10")
        }
        guard pieces.isEmpty else {
            throw unexpected(pieces, range.upperBound, en: "the end of the line", es: "el final de la línea")
        }
        return axis
    }

    // MARK: Series

    private mutating func takeSeries(_ kind: XYChart.Series.Kind, _ range: Range<Int>) throws(SyntaxError) {
        let lexer = try XYLexer(source, range, hasNumbers: false, hasNumbersInside: true)
        var pieces = lexer.pieces[...]
        let name = title(&pieces)
        guard case .open = pieces.popFirst()?.value else {
            throw unexpected(pieces, range.upperBound, en: "values such as [1, 2.5, 3]", es: "valores como [1, 2.5, 3]")
        }
        var values: [Double] = []
        var pointLabels: [Int: XYChart.Text] = [:]
        while true {
            guard case .number(let value) = pieces.first?.value else {
                throw unexpected(pieces, range.upperBound, en: "a number", es: "un número")
            }
            pieces.removeFirst()
            if let label = pieces.first, bytes[label.range.lowerBound] == UInt8(ascii: "\""), let text = title(&pieces)
            {
                pointLabels[values.count] = text
            }
            values.append(value)
            guard case .comma = pieces.first?.value else { break }
            pieces.removeFirst()
        }
        guard case .close = pieces.popFirst()?.value, pieces.isEmpty else {
            throw unexpected(pieces, range.upperBound, en: "“,” or “]”", es: "«,» o «]»")
        }
        let whole = trimmed(range)
        content.series.append(
            .init(kind: kind, name: name, values: values, pointLabels: pointLabels, range: place(whole))
        )
    }

    mutating func finish() throws(SyntaxError) {
        guard !content.series.isEmpty else {
            throw SyntaxError(
                range: source.typeName,
                message: LocalizedText(
                    en: "this chart has no values",
                    es: "este gráfico no tiene valores"
                ),
                advice: LocalizedText(
                    en: "add values: bar [1, 2, 3] or line [1, 2, 3]",
                    es: "añade valores: bar [1, 2, 3] o line [1, 2, 3]"
                )
            )
        }
        guard let count = content.xAxis.categories?.count else { return }
        for series in content.series where series.values.count > count {
            diagnostics.append(
                Diagnostic(
                    rule: .diagramNotDrawn,
                    severity: .warning,
                    message: LocalizedText(
                        en:
                            "there are \(series.values.count) values but \(count) categories: the last values are not drawn",
                        es:
                            "hay \(series.values.count) valores, pero \(count) categorías: los últimos valores no se dibujan"
                    ),
                    range: series.range
                )
            )
        }
    }
}
