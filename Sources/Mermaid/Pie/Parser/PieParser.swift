import Diagnostics

/// Reads a pie chart: `pie`, `showData`, a title, and lines of `"Label" : value`.
struct PieParser {
    private let source: DiagramSource
    private let bytes: [UInt8]
    private var index: Int
    private var chart = PieChart()
    private var diagnostics: [Diagnostic] = []

    static func parse(_ source: DiagramSource) -> (PieChart?, [Diagnostic]) {
        var parser = PieParser(source)
        do {
            try parser.parseChart()
            return (parser.chart, parser.diagnostics)
        } catch {
            parser.diagnostics.append(
                Diagnostic(
                    rule: error.rule,
                    severity: .error,
                    message: error.message,
                    range: parser.place(error.range),
                    advice: error.advice
                )
            )
            return (nil, parser.diagnostics)
        }
    }

    private init(_ source: DiagramSource) {
        self.source = source
        bytes = source.bytes
        index = source.typeName.lowerBound
    }

    private func place(_ range: Range<Int>) -> SourceRange {
        let end = bytes.count
        return source.slice.range(min(range.lowerBound, end)..<min(range.upperBound, end))
    }

    private func byte(_ offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    // MARK: The chart

    /// More than a circle has room for.
    private static let mostSlices = 500

    private mutating func parseChart() throws(PieError) {
        chart.settings = source.settings
        chart.title = source.settings.title
        guard takeKeyword("pie") else { throw unexpected("“pie”", "«pie»") }
        skipBlanks()
        if takeKeyword("showData") { chart.showsData = true }
        while true {
            skipBlanks()
            guard index < bytes.count else { break }
            switch byte(index) {
            case 0x0A: index += 1
            case 0x0D where byte(index + 1) == 0x0A: index += 2
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try parseSlice()
            default: try parseText()
            }
        }
        if chart.slices.isEmpty {
            warn(source.typeName, en: "This pie has no slices.", es: "Este gráfico circular no tiene porciones.")
        } else if chart.total <= 0 {
            warn(
                source.typeName,
                en: "All values of this pie are 0, so that there is nothing to divide.",
                es: "Todos los valores de este gráfico circular son 0, así que no hay nada que repartir."
            )
        }
    }

    private mutating func parseSlice() throws(PieError) {
        let start = index
        let label = try takeString()
        let labelRange = start..<index
        skipBlanks()
        guard byte(index) == UInt8(ascii: ":") else { throw unexpected("“:” after the label", "«:» tras la etiqueta") }
        index += 1
        skipBlanks()
        let number = try takeNumber(label)
        let range = start..<index
        try endLine()
        guard chart.slices.count < Self.mostSlices else {
            throw PieError(
                range: range,
                message: LocalizedText(
                    en: "This pie has more than \(Self.mostSlices) slices and cannot be drawn.",
                    es: "Este gráfico circular tiene más de \(Self.mostSlices) porciones y no se puede dibujar."
                ),
                rule: DiagramRule.tooLarge
            )
        }
        if chart.slices.contains(where: { $0.label == label }) {
            warn(
                range,
                en: "There is a slice “\(label)” already; this one is left out.",
                es: "Ya hay una porción «\(label)»; esta se omite.",
                advice: LocalizedText(
                    en: "Add the two values up, or give one another label.",
                    es: "Suma los dos valores o dale a una otra etiqueta."
                )
            )
            return
        }
        chart.slices.append(
            PieChart.Slice(
                label: label,
                value: number.value,
                writtenValue: number.text,
                range: place(range),
                labelRange: place(labelRange)
            )
        )
    }

    // MARK: Titles

    /// `title`, `accTitle:`, `accDescr:` or `accDescr { … }`.
    private mutating func parseText() throws(PieError) {
        if has("accTitle"), let text = takeText(after: 8) {
            chart.accessibleTitle = text
        } else if has("accDescr"), let text = takeDescription() {
            chart.accessibleDescription = text
        } else if has("title"), byte(index + 5).isWhitespace || index + 5 >= bytes.count || startsComment(index + 5) {
            let start = index + 5
            index = endOfText(start)
            chart.title = Self.collapsed(String(decoding: bytes[start..<index], as: UTF8.self))
        } else {
            throw unexpectedStatement()
        }
        try endLine()
    }

    private mutating func takeText(after count: Int) -> String? {
        var start = index + count
        while byte(start).isSpaceOrTab { start += 1 }
        guard byte(start) == UInt8(ascii: ":") else { return nil }
        index = endOfText(start + 1)
        return Self.collapsed(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
    }

    private mutating func takeDescription() -> String? {
        if let line = takeText(after: 8) { return line }
        var start = index + 8
        while byte(start).isWhitespace { start += 1 }
        guard byte(start) == UInt8(ascii: "{"),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        index = end + 1
        return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
            .split(whereSeparator: \.isNewline)
            .map { Self.collapsed(String($0)) }
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    private func endOfText(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, byte(end) != 0x0A, byte(end) != 0x0D, !startsComment(end) { end += 1 }
        return end
    }

    /// Without space at its ends, and with single spaces inside.
    private static func collapsed(_ text: String) -> String {
        text.trimmingSpace.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    }

    // MARK: Pieces

    /// Spaces, tabs and comments, which may stand anywhere on a line.
    private mutating func skipBlanks() {
        while index < bytes.count {
            if bytes[index].isSpaceOrTab {
                index += 1
            } else if startsComment(index) {
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            } else {
                return
            }
        }
    }

    private func startsComment(_ offset: Int) -> Bool {
        byte(offset) == UInt8(ascii: "%") && byte(offset + 1) == UInt8(ascii: "%")
    }

    private func has(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        let pointer = word.utf8Start
        for offset in 0..<count where bytes[index + offset] != pointer[offset] { return false }
        return true
    }

    /// The word, if space, a comment or the end follows.
    private mutating func takeKeyword(_ word: StaticString) -> Bool {
        let end = index + word.utf8CodeUnitCount
        guard has(word), end >= bytes.count || bytes[end].isWhitespace || startsComment(end) else { return false }
        index = end
        return true
    }

    private mutating func endLine() throws(PieError) {
        skipBlanks()
        if index >= bytes.count { return }
        if byte(index) == 0x0A {
            index += 1
        } else if byte(index) == 0x0D, byte(index + 1) == 0x0A {
            index += 2
        } else {
            throw unexpected(
                "the end of the line",
                "el final de la línea",
                advice: LocalizedText(
                    en: "Each slice has a line of its own: \"Label\" : 12.5",
                    es: "Cada porción va en su línea: \"Etiqueta\" : 12.5"
                )
            )
        }
    }

    private mutating func takeString() throws(PieError) -> String {
        let quote = bytes[index]
        let start = index
        var text: [UInt8] = []
        index += 1
        while index < bytes.count, bytes[index] != quote {
            if bytes[index] == UInt8(ascii: "\\"), index + 1 < bytes.count, bytes[index + 1] != 0x0A {
                index += 1
                switch bytes[index] {
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "t"): text.append(0x09)
                case UInt8(ascii: "b"), UInt8(ascii: "f"), UInt8(ascii: "r"), UInt8(ascii: "v"): text.append(0x20)
                default: text.append(bytes[index])
                }
            } else {
                text.append(bytes[index])
            }
            index += 1
        }
        guard index < bytes.count else {
            throw PieError(
                range: start..<min(start + 1, bytes.count),
                message: LocalizedText(
                    en: "This label is never closed: expected a quote.",
                    es: "Esta etiqueta no se cierra: se esperaban comillas."
                )
            )
        }
        index += 1
        return String(decoding: text, as: UTF8.self)
    }

    /// Digits, and a point with digits behind it; no exponent, no leading zeros.
    private mutating func takeNumber(_ label: String) throws(PieError) -> (value: Double, text: String) {
        let start = index
        let isNegative = byte(index) == UInt8(ascii: "-")
        if isNegative { index += 1 }
        let digits = index
        while byte(index).isDigit { index += 1 }
        if index > digits, byte(index) == UInt8(ascii: "."), byte(index + 1).isDigit {
            index += 1
            while byte(index).isDigit { index += 1 }
        } else if byte(digits) == UInt8(ascii: "0"), index > digits + 1 {
            throw notNumber(start)
        }
        guard index > digits, byte(index) != UInt8(ascii: "."), !byte(index).isWordByte,
            byte(index) != UInt8(ascii: ",")
        else { throw notNumber(start) }
        let text = String(decoding: bytes[start..<index], as: UTF8.self)
        guard let value = Double(text), value.isFinite else { throw notNumber(start) }
        guard value >= 0 else {
            throw PieError(
                range: start..<index,
                message: LocalizedText(
                    en: "“\(label)” has the value \(text); a slice cannot be negative.",
                    es: "«\(label)» tiene el valor \(text); una porción no puede ser negativa."
                ),
                advice: LocalizedText(
                    en: "Show losses in another way, such as a table.",
                    es: "Muestra las pérdidas de otro modo, por ejemplo en una tabla."
                )
            )
        }
        return (value, text)
    }

    // MARK: Errors

    private func notNumber(_ start: Int) -> PieError {
        var end = start
        while end < bytes.count, !bytes[end].isWhitespace { end += 1 }
        let found = String(decoding: bytes[start..<end], as: UTF8.self)
        return PieError(
            range: start..<max(end, min(start + 1, bytes.count)),
            message: LocalizedText(
                en: found.isEmpty ? "Expected a number after “:”." : "“\(found)” is not a number a pie can take.",
                es: found.isEmpty
                    ? "Se esperaba un número tras «:»." : "«\(found)» no es un número válido en un gráfico circular."
            ),
            advice: LocalizedText(
                en: "Write digits, and a point before decimals: 12, 12.5, 0.5. No units, no exponents, no commas.",
                es:
                    "Escribe cifras, y un punto antes de los decimales: 12, 12.5, 0.5. Sin unidades, exponentes ni comas."
            )
        )
    }

    private func unexpected(_ en: String, _ es: String, advice: LocalizedText? = nil) -> PieError {
        var end = index
        while end < bytes.count, end - index < 24, !bytes[end].isWhitespace { end += 1 }
        while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
        let found = String(decoding: bytes[index..<end], as: UTF8.self)
        let isEnd = index >= bytes.count
        return PieError(
            range: index..<max(end, min(index + 1, bytes.count)),
            message: LocalizedText(
                en:
                    "Expected \(en), but found \(isEnd ? "the end of the diagram" : found.isEmpty ? "the end of the line" : "“\(found)”").",
                es:
                    "Se esperaba \(es), pero hay \(isEnd ? "el final del diagrama" : found.isEmpty ? "el final de la línea" : "«\(found)»")."
            ),
            advice: advice
        )
    }

    private func unexpectedStatement() -> PieError {
        let advice =
            has("showData")
            ? LocalizedText(
                en: "“showData” belongs right behind “pie”, on the same line.",
                es: "«showData» va justo detrás de «pie», en la misma línea."
            )
            : LocalizedText(
                en: "Put labels in quotes: \"Label\" : 12.5",
                es: "Pon las etiquetas entre comillas: \"Etiqueta\" : 12.5"
            )
        return unexpected("a slice or “title”", "una porción o «title»", advice: advice)
    }

    private mutating func warn(_ range: Range<Int>, en: String, es: String, advice: LocalizedText? = nil) {
        diagnostics.append(
            Diagnostic(
                rule: DiagramRule.notDrawn,
                severity: .warning,
                message: LocalizedText(en: en, es: es),
                range: place(range),
                advice: advice
            )
        )
    }
}

/// Where a pie chart stops being valid.
struct PieError: Error {
    let range: Range<Int>
    let message: LocalizedText
    var advice: LocalizedText?
    var rule = DiagramRule.syntax
}
